import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import '../../styles/form.css'
import { $questionLink, askAbout, enquiryForm } from '../../client/enquiry/enquiry.store.ts'
import { fillEmpty, ownContact } from '../../client/lib/form-fill.ts'
import { MessageFields } from '../../components/message/MessageFields.tsx'
import { IconButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { ENQUIRY_TEXTS as texts } from '#language/enquiry/texts'
import { type Asked, mountDialog } from '../listing/mount-dialog.tsx'

function EnquiryDialog({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const state = useStore(enquiryForm.$form)
  const link = useStore($questionLink)
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(() => enquiryForm.kept().message || texts.opening)
  useEffect(() => {
    const { message: _, ...lines } = enquiryForm.kept()
    fillEmpty(form.current, lines)
    void ownContact().then((own) => fillEmpty(form.current, own))
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void enquiryForm.submit(new FormData(event.currentTarget))
  }
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
      {state.phase === 'done' ? (
        <div className="enquiry-done">
          <p role="status">{texts.done(asked.who)}</p>
          <p>
            <a href={link}>{texts.toQuestion}</a>
          </p>
          <p className="muted">{texts.linkHint}</p>
        </div>
      ) : (
        <form
          className="form"
          ref={form}
          noValidate
          onSubmit={submit}
          onInput={(event) => enquiryForm.keep(new FormData(event.currentTarget))}
        >
          <p className="muted">{texts.intro(asked.owner)}</p>
          <MessageFields
            {...state}
            message={message}
            onMessage={setMessage}
            privacy={texts.privacy(asked.who)}
            inDialog
            submit={texts.submit}
          />
        </form>
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
