import '../../components/enquiry/enquiry.css'
import { useStore } from '@nanostores/react'
import { $questionLink, askAbout, enquiryForm } from '../../client/enquiry/enquiry.store.ts'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { ENQUIRY_TEXTS as texts } from '#language/enquiry/texts'
import { MessageForm } from '../contact/MessageForm.tsx'
import { useForm } from '../lib/use-form.ts'
import { reportInstead } from '../listing/report-instead.ts'
import { type Asked, mountDialog } from '../listing/mount-dialog.tsx'

/** The ways that the page offers besides a question; there is none once the home is gone. */
const waysOn = (page: Document) => ({
  phone: page.querySelector<HTMLElement>('[data-dialog="phone"] button'),
  alike: page.querySelector<HTMLAnchorElement>('.detail-places a'),
})

function EnquiryDialog({ asked, onClosed }: { asked: Asked; onClosed: () => Promise<void> }) {
  const { phase } = useForm(enquiryForm).state
  const link = useStore($questionLink)
  const { phone, alike } = waysOn(document)
  return (
    <Dialog open className="enquiry" titleId="enquiry-title" onClose={onClosed}>
      <DialogHead id="enquiry-title" title={texts.title(asked.title)} onClose={onClosed} />
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
          store={enquiryForm}
          intro={<p className="muted">{texts.intro(asked.owner)}</p>}
          opening={() => texts.opening}
          privacy={texts.privacy(asked.who)}
          inDialog
          onReport={reportInstead(onClosed)}
          submitText={texts.submit}
        />
      )}
    </Dialog>
  )
}

/** Opens the form for a question to the owner of a listing. Returns the focus to `opener` when it closes. */
export function openEnquiry(asked: Asked, opener: HTMLElement): void {
  askAbout(asked.listing)
  mountDialog(
    opener,
    (close) => <EnquiryDialog asked={asked} onClosed={close} />,
    enquiryForm.reset,
  )
}
