import '../../components/enquiry/enquiry.css'
import { useStore } from '@nanostores/react'
import { $questionLink, askAbout, enquiryForm } from '../../client/enquiry/enquiry.store.ts'
import { IconButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { ENQUIRY_TEXTS as texts } from '#language/enquiry/texts'
import { MessageForm } from '../contact/MessageForm.tsx'
import { useForm } from '../lib/use-form.ts'
import { type Asked, mountDialog } from '../listing/mount-dialog.tsx'

function EnquiryDialog({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const { phase } = useForm(enquiryForm).state
  const link = useStore($questionLink)
  return (
    <Dialog open className="enquiry" titleId="enquiry-title" onClose={onClosed}>
      <div className="enquiry-head">
        <h2 id="enquiry-title">{texts.title(asked.title)}</h2>
        <IconButton label={texts.close} onClick={onClosed}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </IconButton>
      </div>
      {phase === 'done' ? (
        <div className="enquiry-done">
          <p role="status">{texts.done(asked.who)}</p>
          <p>
            <a href={link}>{texts.toQuestion}</a>
          </p>
          <p className="muted">{texts.linkHint}</p>
        </div>
      ) : (
        <MessageForm
          store={enquiryForm}
          intro={<p className="muted">{texts.intro(asked.owner)}</p>}
          opening={() => texts.opening}
          privacy={texts.privacy(asked.who)}
          inDialog
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
