import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { createEnquiryAnswer, keepAnswer, keptAnswer } from '../../client/enquiry/answer.store.ts'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import type { Enquiry } from '../../contract/enquiry.ts'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ANSWER_LIMIT } from '../../domain/enquiry/constants.ts'
import { ANSWER_TEXTS as texts } from '#language/enquiry/texts'

/** The form in which the poster answers a question; loaded on demand. */
export function AnswerForm({
  enquiry: { id, name },
  onSent,
  onCancel,
}: {
  enquiry: Enquiry
  onSent: () => void
  onCancel: () => void
}) {
  const [{ $form, submit }] = useState(() => createEnquiryAnswer(id, onSent))
  const { phase, errors, attempt } = useStore($form)
  const [answer, setAnswer] = useState(() => keptAnswer(id))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(new FormData(event.currentTarget))
  }
  return (
    <form className="form enquiry-answering" ref={form} noValidate onSubmit={send}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextArea
        name="answer"
        label={texts.label}
        hint={texts.hint(name)}
        error={errors.answer}
        required
        rows={4}
        value={answer}
        limit={ANSWER_LIMIT}
        onChange={({ currentTarget: { value } }) => {
          setAnswer(value)
          keepAnswer(id, value)
        }}
      />
      <label className="check">
        <input type="checkbox" name="shareEmail" />
        <span>{texts.shareEmail(name)}</span>
      </label>
      <div className="button-row">
        <SubmitButton busy={phase !== 'open'} busyText={CONTACT_RESULT_TEXTS.busy}>
          {texts.submit}
        </SubmitButton>
        <QuietButton onClick={onCancel}>{texts.cancel}</QuietButton>
      </div>
    </form>
  )
}
