import './DecisionBar.css'
import './QueueFilters.css'
import { BATCH_TEXTS } from '#english/moderation/texts'
import { PRICES_TEXTS as texts } from '#english/moderation/texts-prices'

/** The bar above the changes of prices: selects those without hints, and approves the selected ones. */
export function PricesBar({
  chosen,
  free,
  busy,
  onAll,
  onNone,
  onApprove,
}: {
  chosen: number
  /** How many were seen and have no hints. */
  free: number
  busy: boolean
  onAll: () => void
  onNone: () => void
  onApprove: () => void
}) {
  if (chosen === 0)
    return (
      <p className="batch-bar">
        <button type="button" className="queue-switch" disabled={free === 0} onClick={onAll}>
          {texts.chooseAll(free)}
        </button>
      </p>
    )
  return (
    <p className="batch-bar">
      <span role="status">{BATCH_TEXTS.chosen(chosen)}</span>
      <button
        type="button"
        className="action action-approve"
        aria-disabled={busy || undefined}
        onClick={onApprove}
      >
        {busy ? texts.approving : texts.approve(chosen)}
      </button>
      <button type="button" className="queue-switch" onClick={onNone}>
        {BATCH_TEXTS.clear}
      </button>
    </p>
  )
}
