import { type AlertRhythm, FIRST_RHYTHM, PAUSE_DAYS, type RhythmChoice } from './constants.ts'

/** A saved search with its mails: how often, and until when none come, as an ISO time. */
type Mailed = { rhythm: AlertRhythm; pausedUntil: string | null }

const DAY_MS = 86_400_000

/** What a search has after a choice, at a time in milliseconds. A pause begins mails where there were none. */
export function afterChoice(
  { rhythm }: Pick<Mailed, 'rhythm'>,
  choice: RhythmChoice,
  now: number,
): Mailed {
  if (choice !== 'paused') return { rhythm: choice, pausedUntil: null }
  return {
    rhythm: rhythm === 'never' ? FIRST_RHYTHM : rhythm,
    pausedUntil: new Date(now + PAUSE_DAYS * DAY_MS).toISOString(),
  }
}
