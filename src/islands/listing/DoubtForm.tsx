import { useState } from 'react'
import { DOUBT_TEXTS as texts } from '#language/report/texts-doubt'
import { closeAnswer, createDoubtAnswer } from '../../client/listing/doubt-answer.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import type { OwnListing } from '../../contract/listing.ts'
import { DOUBT_ANSWER_LIMIT } from '../../domain/report/doubt.ts'
import { useForm } from '../lib/use-form.ts'

/** The form in which a poster answers the doubt of visitors, in the row of the listing; loaded on demand. */
export function DoubtForm({ listing: { id, doubt } }: { listing: OwnListing }) {
  const [store] = useState(() => createDoubtAnswer(id))
  const form = useForm(store)
  const [answer, setAnswer] = useState(() => store.kept().answer ?? doubt?.answer ?? '')
  return (
    <Form
      {...form}
      focusFirst
      onTyped={store.keep}
      submitText={texts.submit}
      busyText={texts.busy}
      beside={<QuietButton onClick={closeAnswer}>{texts.close}</QuietButton>}
    >
      <TextArea
        name="answer"
        label={texts.label}
        hint={texts.hint}
        error={form.state.errors.answer}
        required
        rows={4}
        value={answer}
        limit={DOUBT_ANSWER_LIMIT}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
    </Form>
  )
}
