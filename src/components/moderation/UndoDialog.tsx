import '../ui/Dialog.css'
import { EDIT_TEXTS, UNDO_TEXTS as texts } from '#english/moderation/texts'
import type { LoggedDecision } from '../../contract/moderation.ts'
import { isTakedown } from '../../domain/moderation/rules.ts'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

function words(line: LoggedDecision | null): { title: string; text: string } {
  const name = line?.title ?? ''
  if (line?.decision === 'listing.approved')
    return { title: texts.approvalTitle(name), text: texts.approvalText }
  if (line?.decision === 'edit.approved')
    return { title: EDIT_TEXTS.undoApproval(name), text: EDIT_TEXTS.undoApprovalText }
  if (line?.decision === 'edit.rejected')
    return { title: EDIT_TEXTS.undoRejection(name), text: EDIT_TEXTS.undoRejectionText }
  if (line && isTakedown(line))
    return { title: texts.takedownTitle(name), text: texts.takedownText }
  return { title: texts.rejectionTitle(name), text: texts.rejectionText }
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
        <SubmitButton type="button" busy={busy} busyText={texts.busy} onClick={onConfirm}>
          {texts.confirm}
        </SubmitButton>
        <QuietButton onClick={onClose}>{texts.cancel}</QuietButton>
      </div>
    </Dialog>
  )
}
