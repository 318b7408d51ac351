import { vi } from 'vitest'

/** Waits until something holds, as long as a machine that is busy with other tests may need. */
export const until = <Value>(holds: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(holds, { timeout: 15_000, interval: 10 })
