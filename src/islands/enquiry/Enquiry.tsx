import '../../components/enquiry/enquiry.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ENQUIRY_TEXTS as texts } from '#language/enquiry/texts'
import { WAITING_TEXTS } from '#language/enquiry/texts-waiting'
import {
  $questionLink,
  $unsent,
  $waiting,
  askAbout,
  enquiryForm,
  eraseWaiting,
} from '../../client/enquiry/enquiry.store.ts'
import { isGone } from '../../client/enquiry/send-waiting.ts'
import { waitsUntil } from '../../client/enquiry/waiting.ts'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { formatMoment } from '../../domain/time/rules.ts'
import { MessageForm } from '../contact/MessageForm.tsx'
import { useForm } from '../lib/use-form.ts'
import { type Asked, mountDialog } from '../listing/mount-dialog.tsx'
import { reportInstead } from '../listing/report-instead.ts'

/** The ways that the page offers besides a question; there is none once the home is gone. */
const waysOn = (page: Document) => ({
  phone: page.querySelector<HTMLElement>('[data-dialog="phone"] button'),
  alike: page.querySelector<HTMLAnchorElement>('.detail-places a'),
})

/** On a phone the note stands below the button that was pressed. */
const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** Says that the question waits on this device and until when, or where else to ask. */
function Note({ gone }: { gone: boolean }) {
  const unsent = useStore($unsent)
  const waiting = useStore($waiting)
  return (
    <>
      {gone && (
        <a className="text-link" href={waysOn(document).alike?.href ?? PATHS.search}>
          {WAITING_TEXTS.similar}
        </a>
      )}
      <Status tone="warning">
        {waiting && !gone && (
          // Each failure is announced, also one that changes no word.
          <p key={unsent} ref={unsent > 0 ? intoView : undefined}>
            {unsent > 0 && `${WAITING_TEXTS.unsent} `}
            {WAITING_TEXTS.waits(formatMoment(waitsUntil(waiting)))}
          </p>
        )}
      </Status>
    </>
  )
}

function EnquiryDialog({ asked, onClosed }: { asked: Asked; onClosed: () => Promise<void> }) {
  const { phase, refused } = useForm(enquiryForm).state
  const link = useStore($questionLink)
  const waiting = useStore($waiting)
  const [erased, setErased] = useState(0)
  const { phone, alike } = waysOn(document)
  const gone = refused !== null && isGone(refused)
  const erase = () => {
    eraseWaiting()
    setErased(erased + 1)
  }
  return (
    <Dialog open className="enquiry" titleId="enquiry-title" onClose={onClosed}>
      <DialogHead id="enquiry-title" title={texts.title(asked.title)} onClose={onClosed} />
      <Status>
        {phase === 'open' && erased > 0 && !waiting && WAITING_TEXTS.removed(asked.title)}
      </Status>
      {phase === 'done' ? (
        <div className="enquiry-done">
          <p role="status">{texts.done(asked.who)}</p>
          <ul className="plain-list" aria-label={texts.next}>
            <li>
              <a href={link}>{texts.toQuestion}</a>
              <p className="muted">{texts.linkHint}</p>
            </li>
            {phone && (
              <li>
                <button type="button" onClick={() => void onClosed().then(() => phone.click())}>
                  {texts.toPhone}
                </button>
              </li>
            )}
            {alike && (
              <li>
                <a href={alike.href}>{texts.more(alike.textContent.replace('→', '').trim())}</a>
              </li>
            )}
          </ul>
        </div>
      ) : (
        <MessageForm
          // What was written is gone from a form that appears anew.
          key={erased}
          store={enquiryForm}
          intro={<p className="muted">{texts.intro(asked.owner)}</p>}
          opening={() => texts.opening}
          privacy={texts.privacy(asked.who)}
          inDialog
          focusFirst={erased > 0}
          onReport={reportInstead(onClosed)}
          written={waiting}
          note={<Note gone={gone} />}
          submitText={gone ? null : waiting ? WAITING_TEXTS.sendNow : texts.submit}
          beside={
            waiting && (
              <QuietButton tone="danger" onClick={erase}>
                {WAITING_TEXTS.remove}
              </QuietButton>
            )
          }
        />
      )}
    </Dialog>
  )
}

/** Opens the form for a question to the owner of a listing. Returns the focus to `opener` when it closes. */
export function openEnquiry(asked: Asked, opener: HTMLElement): void {
  askAbout(asked)
  mountDialog(
    opener,
    (close) => <EnquiryDialog asked={asked} onClosed={close} />,
    enquiryForm.reset,
  )
}
