import '../../components/enquiry/enquiries.css'
import '../../components/ui/check.css'
import { useState } from 'react'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ANSWER_TEXTS as texts } from '#language/enquiry/texts'
import { createEnquiryAnswer } from '../../client/enquiry/answer.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import type { Enquiry } from '../../contract/enquiry.ts'
import { ANSWER_LIMIT } from '../../domain/enquiry/constants.ts'
import { useForm } from '../lib/use-form.ts'

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
  const [store] = useState(() => createEnquiryAnswer(id, onSent))
  const form = useForm(store)
  const [answer, setAnswer] = useState(() => store.kept().answer ?? '')
  return (
    <Form
      {...form}
      className="enquiry-answering"
      focusFirst
      onTyped={store.keep}
      submitText={texts.submit}
      busyText={CONTACT_RESULT_TEXTS.busy}
      beside={<QuietButton onClick={onCancel}>{texts.cancel}</QuietButton>}
    >
      <TextArea
        name="answer"
        label={texts.label}
        hint={texts.hint(name)}
        error={form.state.errors.answer}
        required
        rows={4}
        value={answer}
        limit={ANSWER_LIMIT}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <label className="check">
        <input type="checkbox" name="shareEmail" />
        <span>{texts.shareEmail(name)}</span>
      </label>
    </Form>
  )
}
