import { useEffect, useRef } from 'react'
import { DESK_TEXTS as WORDS } from '../../domain/moderation/texts.ts'

type Work = 'approve' | 'reject' | 'undo' | null

/** The actions on the shown listing, each with its key. Held back rather than disabled, so that the focus stays. */
export function DecisionBar({
  working,
  decidable,
  shortcuts,
  position,
  question,
  onApprove,
  onLetGo,
  onReject,
  onMove,
}: {
  working: Work
  decidable: boolean
  shortcuts: boolean
  position: string
  /** Whether to approve, asked after a first key; null while it is not. */
  question: string | null
  onApprove: (byKey: boolean) => void
  onLetGo: () => void
  onReject: () => void
  onMove: (step: 1 | -1) => void
}) {
  const held = !decidable || working !== null
  const keys = (key: string) => (shortcuts ? { 'aria-keyshortcuts': key } : {})
  const hint = (key: string) =>
    shortcuts && (
      <span className="desk-key" aria-hidden="true">
        {key}
      </span>
    )
  const approve = useRef<HTMLButtonElement>(null)
  // So that Enter confirms, and no other button that has the focus is pressed by it.
  useEffect(() => {
    if (question) approve.current?.focus()
  }, [question])
  return (
    <div className="decision-bar">
      <button
        type="button"
        className="action action-approve"
        ref={approve}
        aria-disabled={held || undefined}
        // A press without a pointer has no count of clicks.
        onClick={(event) => onApprove(event.detail === 0)}
        onBlur={onLetGo}
        {...keys('A')}
      >
        {working === 'approve' ? WORDS.approving : WORDS.approve} {hint('A')}
      </button>
      <button
        type="button"
        className="action action-quiet"
        data-tone="danger"
        aria-disabled={held || undefined}
        onClick={onReject}
        {...keys('R')}
      >
        {WORDS.reject} {hint('R')}
      </button>
      <span className="decision-place">{position}</span>
      <button
        type="button"
        className="action action-quiet"
        onClick={() => onMove(-1)}
        {...keys('K')}
      >
        {WORDS.previous} {hint('K')}
      </button>
      <button
        type="button"
        className="action action-quiet"
        onClick={() => onMove(1)}
        {...keys('J')}
      >
        {WORDS.next} {hint('J')}
      </button>
      {question && <p className="decision-question">{question}</p>}
    </div>
  )
}
