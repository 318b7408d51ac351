import { vi } from 'vitest'

// Long enough for a busy machine; what holds is seen at once.
const PATIENCE = { timeout: 10_000, interval: 20 }

/** Waits until a check holds; rejects with what it last found. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, PATIENCE)
