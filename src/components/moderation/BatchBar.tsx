import './DecisionBar.css'
import './DeskHead.css'
import './QueueFilters.css'
import { BATCH_TEXTS as texts } from '#english/moderation/texts'
import { READING_TEXTS } from '#english/moderation/texts-reading'

/** The bar above the queue: selects listings without hints, and approves the selected ones. */
export function BatchBar({
  chosen,
  free,
  unopened,
  shortcuts,
  onAll,
  onNone,
  onApprove,
}: {
  chosen: number
  /** The number of listings without hints that can be selected. */
  free: number
  /** How many more there would be, had the admin opened them. */
  unopened: number
  shortcuts: boolean
  onAll: () => void
  onNone: () => void
  onApprove: () => void
}) {
  if (chosen === 0) {
    return (
      <p className="batch-bar">
        <button type="button" className="queue-switch" disabled={free === 0} onClick={onAll}>
          {texts.chooseAll(free)}
        </button>{' '}
        {unopened > 0 && <span className="muted">{READING_TEXTS.unopened(unopened)}</span>}
      </p>
    )
  }
  return (
    <p className="batch-bar">
      <span role="status">{texts.chosen(chosen)}</span>
      <button
        type="button"
        className="action action-approve"
        onClick={onApprove}
        aria-keyshortcuts={shortcuts ? 'B' : undefined}
      >
        {texts.approve(chosen)}{' '}
        {shortcuts && (
          <span className="desk-key" aria-hidden="true">
            B
          </span>
        )}
      </button>
      <button type="button" className="queue-switch" onClick={onNone}>
        {texts.clear}
      </button>
    </p>
  )
}
