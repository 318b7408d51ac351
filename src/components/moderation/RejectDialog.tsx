import '../admin/suggestions.css'
import '../form/fields.css'
import '../ui/Dialog.css'
import { REASON_LIMIT, REJECTION_REASONS } from '../../domain/moderation/constants.ts'
import { type ReasonDialogWords, REJECT_TEXTS as texts } from '#language/moderation/texts'
import { TextArea } from '../form/TextArea.tsx'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** Asks for the reason of a rejection. A suggestion fills the field and can be changed there. */
export function RejectDialog({
  name,
  reason,
  error,
  busy,
  onReason,
  onSubmit,
  onClose,
  words = texts,
}: {
  /** The listing's name; null while the dialog is closed. */
  name: string | null
  reason: string
  error: string | null
  busy: boolean
  onReason: (text: string) => void
  onSubmit: () => void
  onClose: () => void
  words?: ReasonDialogWords
}) {
  return (
    <Dialog open={name !== null} titleId="reject-title" onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <h2 id="reject-title">{words.title(name ?? '')}</h2>
        <fieldset className="suggestions">
          <legend>{texts.suggestions}</legend>
          {REJECTION_REASONS.map((text) => (
            <button
              type="button"
              key={text}
              aria-pressed={reason === text}
              onClick={() => onReason(text)}
            >
              {text}
            </button>
          ))}
        </fieldset>
        <TextArea
          name="reason"
          label={texts.reason}
          hint={words.hint}
          error={error ?? undefined}
          value={reason}
          limit={REASON_LIMIT}
          rows={3}
          required
          data-first-focus
          onChange={(event) => onReason(event.target.value)}
        />
        <div className="dialog-actions">
          <SubmitButton busy={busy} busyText={words.busy}>
            {words.submit}
          </SubmitButton>
          <QuietButton onClick={onClose}>{texts.cancel}</QuietButton>
        </div>
      </form>
    </Dialog>
  )
}
