import type { Hint } from '../../domain/hints/constants.ts'
import { HINT_LABELS } from '../../domain/moderation/queue-messages.ts'

/** What is pointed out about a listing, in a word each. */
export function HintBadges({ hints }: { hints: readonly Hint[] }) {
  return hints.map((hint) => (
    <span className="hint-badge" key={hint}>
      {HINT_LABELS[hint]}
    </span>
  ))
}
