import type { LoggedDecision } from '../../contract/listing.ts'
import { UNDO_WORDS as WORDS } from '../../domain/moderation/messages.ts'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** Says what undoing a decision does, and asks. */
export function UndoDialog({ line, busy, onConfirm, onClose }: {
  line: LoggedDecision | null
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const approval = line?.decision === 'approved'
  const title = approval ? WORDS.approvalTitle : WORDS.rejectionTitle
  return (
    <Dialog open={line !== null} titleId="undo-title" onClose={onClose}>
      <h2 id="undo-title">{title(line?.title ?? '')}</h2>
      <p>{approval ? WORDS.approvalText : WORDS.rejectionText}</p>
      <div className="dialog-actions">
        <SubmitButton type="button" busy={busy} busyText={WORDS.busy} onClick={onConfirm}>{WORDS.confirm}</SubmitButton>
        <QuietButton onClick={onClose}>{WORDS.cancel}</QuietButton>
      </div>
    </Dialog>
  )
}
