import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf, Problem } from './problem.ts'

/** Something that runs until it ends. */
export type Running = { ended: Promise<unknown> }
export type Supervisor<T> = {
  current(): T
  /** Rejects if restarting is hopeless; never resolves before `stop`. */
  watch(): Promise<void>
  stop(): void
}

type Options<T> = {
  start: () => Promise<T & Running>
  onBack: (running: T) => void
  onLost: () => void
  /** Delays before the first, second… attempt in a row. */
  delaysMs?: number[]
}

const PER_MINUTE = 6

/**
 * Restarts a process that ends by itself: one bad request can end `netlify dev`. Growing delays and a limit for each
 * minute keep a process that can no longer start from occupying the machine.
 */
export function supervise<T>(first: T & Running, options: Options<T>): Supervisor<T> {
  const { start, onBack, onLost, delaysMs = [0, 1000, 3000, 10_000, 20_000] } = options
  let current = first
  let stopped = false
  const restarts: number[] = []

  const bringBack = async () => {
    let last: unknown
    for (const delay of delaysMs) {
      await sleep(Math.max(delay, delayWithinLimit(restarts, PER_MINUTE)))
      if (stopped) return
      restarts.push(Date.now())
      try {
        current = await start()
        onBack(current)
        return
      } catch (error) {
        last = error
      }
    }
    throw last instanceof Problem ? last : new Problem(messageOf(last))
  }

  return {
    current: () => current,
    stop: () => {
      stopped = true
    },
    watch: async () => {
      while (!stopped) {
        await current.ended
        if (stopped) return
        onLost()
        await bringBack()
      }
    },
  }
}

/** Returns the delay after which the last minute has fewer than `perMinute` restarts. */
export function delayWithinLimit(
  restarts: readonly number[],
  perMinute: number,
  now = Date.now(),
): number {
  const oldest = restarts.filter((at) => now - at < 60_000).at(-perMinute)
  return oldest === undefined ? 0 : 60_000 - (now - oldest)
}
