import { setTimeout as sleep } from 'node:timers/promises'

type Watched = { ended: Promise<unknown>; end(): Promise<void> }
type Options = {
  answers: () => Promise<boolean>
  onSilent: () => void
  everyMs?: number
  /** So many questions without an answer, one after the other, and it counts as hanging. */
  misses?: number
  /** Seconds of computing so far; null where that is not known. Who computes is busy, and is waited for longer. */
  cpuSeconds?: () => number | null
}

/** So many times longer is one waited for that computes, as it may go round in circles. */
const BUSY_PATIENCE = 4
const SOME_WORK_SECONDS = 0.2

/** Ends a process that runs but no longer answers. Its supervisor restarts it as if it had crashed. */
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
    missed = answered ? 0 : missed + (worked() ? 1 / BUSY_PATIENCE : 1)
    if (over || missed < misses) continue
    onSilent()
    await end()
    return
  }
}
