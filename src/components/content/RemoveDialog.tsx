import '../ui/Dialog.css'
import { ENTRY_TEXTS as texts } from '#language/content/texts'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Alert } from '../ui/Notice.tsx'

/** Asks for a confirmation before an entry is deleted. */
export function RemoveDialog({
  title,
  busy,
  failed,
  onConfirm,
  onClose,
}: {
  /** The entry's title; null while the dialog is closed. */
  title: string | null
  busy: boolean
  failed: string | null
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog open={title !== null} titleId="remove-title" onClose={onClose}>
      <h2 id="remove-title">{texts.removeTitle(title ?? '')}</h2>
      <p>{texts.removeText}</p>
      {failed && <Alert>{failed}</Alert>}
      <div className="dialog-actions">
        <SubmitButton type="button" busy={busy} busyText={texts.removing} onClick={onConfirm}>
          {texts.remove}
        </SubmitButton>
        <QuietButton onClick={onClose}>{texts.keep}</QuietButton>
      </div>
    </Dialog>
  )
}
