import { setTimeout as sleep } from 'node:timers/promises'

type Watched = { ended: Promise<unknown>; end(): Promise<void> }
type Options = {
  answers: () => Promise<boolean>
  onSilent: () => void
  everyMs?: number
  /** After this number of unanswered requests in a row, the process counts as hanging. */
  misses?: number
  /** The CPU seconds so far; null if unknown. A process that computes is busy, and gets more time. */
  cpuSeconds?: () => number | null
}

/** A computing process gets this many times longer, but not forever: it may be in an endless loop. */
const BUSY_FACTOR = 4
const SOME_WORK_SECONDS = 0.2

/**
 * Ends a process that runs but does not answer, so that its supervisor restarts it as after a crash. Without this a
 * hanging `netlify dev` would hang until somebody notices.
 */
export async function endWhenSilent(
  { ended, end }: Watched,
  { answers, onSilent, everyMs = 3000, misses = 5, cpuSeconds = () => null }: Options,
): Promise<void> {
  let over = false
  let computed = cpuSeconds()
  const worked = () => {
    const before = computed
    computed = cpuSeconds()
    return computed !== null && before !== null && computed - before >= SOME_WORK_SECONDS
  }
  void ended.then(() => {
    over = true
  })
  for (let missed = 0; !over; await sleep(everyMs, undefined, { ref: false })) {
    const answered = await answers()
    missed = answered ? 0 : missed + (worked() ? 1 / BUSY_FACTOR : 1)
    if (over || missed < misses) continue
    onSilent()
    await end()
    return
  }
}
