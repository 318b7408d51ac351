import { atom } from 'nanostores'

export type Outcome = { tone: 'success' | 'error'; text: string }

/** Milliseconds that a success message stays. A failure stays until it is closed. */
const SUCCESS_MS = 6000

/** The outcome of a page's last action, for its toast, and what shows one. */
export function createOutcome() {
  const $outcome = atom<Outcome | null>(null)
  function say(outcome: Outcome): void {
    $outcome.set(outcome)
    if (outcome.tone === 'success')
      setTimeout(() => $outcome.get() === outcome && $outcome.set(null), SUCCESS_MS)
  }
  return { $outcome, say }
}
