import { vi } from 'vitest'

// Long enough for a busy machine; a check that succeeds ends the wait at once.
const WAIT = { timeout: 10_000, interval: 20 }

/** Waits until a check succeeds; rejects with its last error. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, WAIT)
