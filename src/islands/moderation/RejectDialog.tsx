import '../../components/admin/suggestions.css'
import { useState } from 'react'
import { type ReasonDialogWords, REJECT_TEXTS as texts } from '#english/moderation/texts'
import { REJECTION_REASONS } from '#language/moderation/texts-decisions'
import type { ReasonForm } from '../../client/moderation/reason-form.ts'
import { Form } from '../../components/form/Form.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { REASON_LIMIT } from '../../domain/moderation/constants.ts'
import { useForm } from '../lib/use-form.ts'
import { OwnReasons } from './OwnReasons.tsx'

type Question = {
  /** Returns the form for the reason; called once the dialog opens. */
  create: () => ReasonForm
  onClose: () => void
  words?: ReasonDialogWords
  /** Suggestions for another question; without them, those for listings and the admin's own. */
  reasons?: readonly string[]
}

/** Asks for the reason of a rejection, or of another decision; closed while it has no form. */
export function RejectDialog({
  create,
  ...question
}: Omit<Question, 'create'> & { create: Question['create'] | null }) {
  return (
    <Dialog open={create !== null} titleId="reject-title" onClose={question.onClose}>
      {create && <RejectForm create={create} {...question} />}
    </Dialog>
  )
}

/** A suggestion fills the field and can be changed there. */
function RejectForm({ create, onClose, words = texts, reasons }: Question) {
  const [store] = useState(create)
  const form = useForm(store)
  const [reason, setReason] = useState(() => store.kept().reason ?? '')
  const write = (text: string) => {
    setReason(text)
    store.write(text)
  }
  return (
    <Form
      {...form}
      inDialog
      intro={<h2 id="reject-title">{words.title(store.name)}</h2>}
      submitText={words.submit}
      busyText={words.busy}
      beside={<QuietButton onClick={onClose}>{texts.cancel}</QuietButton>}
    >
      <fieldset className="suggestions">
        <legend>{texts.suggestions}</legend>
        {(reasons ?? REJECTION_REASONS).map((text) => (
          <button
            type="button"
            key={text}
            aria-pressed={reason === text}
            onClick={() => write(text)}
          >
            {text}
          </button>
        ))}
      </fieldset>
      {!reasons && <OwnReasons reason={reason} onWrite={write} />}
      <TextArea
        name="reason"
        label={texts.reason}
        hint={words.hint}
        error={form.state.errors.reason}
        value={reason}
        limit={REASON_LIMIT}
        rows={3}
        required
        data-first-focus
        onChange={(event) => write(event.target.value)}
      />
    </Form>
  )
}
