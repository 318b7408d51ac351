import type { LoggedDecision } from '../../contract/moderation.ts'
import { EDIT_TEXTS, UNDO_TEXTS as WORDS } from '../../domain/moderation/texts.ts'
import { isTakedown } from '../../domain/moderation/rules.ts'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

function words(line: LoggedDecision | null): { title: string; text: string } {
  const name = line?.title ?? ''
  if (line?.decision === 'listing.approved')
    return { title: WORDS.approvalTitle(name), text: WORDS.approvalText }
  if (line?.decision === 'edit.approved')
    return { title: EDIT_TEXTS.undoApproval(name), text: EDIT_TEXTS.undoApprovalText }
  if (line?.decision === 'edit.rejected')
    return { title: EDIT_TEXTS.undoRejection(name), text: EDIT_TEXTS.undoRejectionText }
  if (line && isTakedown(line))
    return { title: WORDS.takedownTitle(name), text: WORDS.takedownText }
  return { title: WORDS.rejectionTitle(name), text: WORDS.rejectionText }
}

/** Explains what undoing a decision does, and asks for a confirmation. */
export function UndoDialog({
  line,
  busy,
  onConfirm,
  onClose,
}: {
  line: LoggedDecision | null
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const { title, text } = words(line)
  return (
    <Dialog open={line !== null} titleId="undo-title" onClose={onClose}>
      <h2 id="undo-title">{title}</h2>
      <p>{text}</p>
      <div className="dialog-actions">
        <SubmitButton type="button" busy={busy} busyText={WORDS.busy} onClick={onConfirm}>
          {WORDS.confirm}
        </SubmitButton>
        <QuietButton onClick={onClose}>{WORDS.cancel}</QuietButton>
      </div>
    </Dialog>
  )
}
