import './DecisionBar.css'
import './DeskHead.css'
import './QueueFilters.css'
import { useEffect, useRef } from 'react'
import { DESK_TEXTS as texts } from '#english/moderation/texts'
import { READING_TEXTS } from '#english/moderation/texts-reading'

type Work = 'approve' | 'reject' | 'undo' | null

/**
 * The actions on the shown listing, each with its key. An unavailable action is not `disabled`, because that would drop
 * the focus.
 */
export function DecisionBar({
  working,
  decidable,
  shortcuts,
  position,
  question,
  wait,
  goOn,
  left,
  onGoBack,
  onApprove,
  onLetGo,
  onReject,
  onMove,
}: {
  working: Work
  decidable: boolean
  shortcuts: boolean
  position: string
  /** The question whether to approve, after the first key; null if it is not asked. */
  question: string | null
  /** Why the listing cannot be approved yet; null where it was opened. */
  wait: string | null
  /** Whether it waits for its photos: the next can be read first. */
  goOn: boolean
  /** How many were left so whose photos have come since. */
  left: number
  onGoBack: () => void
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
  // Enter must confirm the approval, not press another focused button.
  useEffect(() => {
    if (question) approve.current?.focus()
  }, [question])
  return (
    <div className="decision-bar">
      <button
        type="button"
        className="action action-approve"
        ref={approve}
        aria-disabled={held || wait !== null || undefined}
        aria-describedby="decision-wait"
        // A press by keyboard has a click count of 0.
        onClick={(event) => onApprove(event.detail === 0)}
        onBlur={onLetGo}
        {...keys('A')}
      >
        {working === 'approve' ? texts.approving : texts.approve} {hint('A')}
      </button>
      <button
        type="button"
        className="action action-quiet"
        data-tone="danger"
        aria-disabled={held || undefined}
        onClick={onReject}
        {...keys('R')}
      >
        {texts.reject} {hint('R')}
      </button>
      <span className="decision-wait" id="decision-wait" role="status">
        {wait}
        {left === 0 && goOn && `. ${READING_TEXTS.goOn}`}
      </span>
      <span className="decision-back" role="status">
        {left > 0 && (
          <button type="button" className="queue-switch" onClick={onGoBack}>
            {READING_TEXTS.come(left)}
          </button>
        )}
      </span>
      <span className="decision-place">{position}</span>
      <button
        type="button"
        className="action action-quiet"
        onClick={() => onMove(-1)}
        {...keys('K')}
      >
        {texts.previous} {hint('K')}
      </button>
      <button
        type="button"
        className="action action-quiet"
        onClick={() => onMove(1)}
        {...keys('J')}
      >
        {texts.next} {hint('J')}
      </button>
      {question && <p className="decision-question">{question}</p>}
    </div>
  )
}
