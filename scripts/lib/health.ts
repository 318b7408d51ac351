import { setTimeout as sleep } from 'node:timers/promises'

type Watched = { ended: Promise<unknown>; end(): Promise<void> }
type Options = {
  answers: () => Promise<boolean>
  onSilent: () => void
  everyMs?: number
  /** So many questions without an answer, one after the other, and it counts as hanging. */
  misses?: number
}

/** Ends what runs but does not answer any more. Whoever looks after it brings it back as if it had ended by itself. */
export async function endWhenSilent(
  { ended, end }: Watched,
  { answers, onSilent, everyMs = 3000, misses = 5 }: Options,
): Promise<void> {
  let over = false
  void ended.then(() => {
    over = true
  })
  for (let missed = 0; !over; await sleep(everyMs, undefined, { ref: false })) {
    missed = (await answers()) ? 0 : missed + 1
    if (over || missed < misses) continue
    onSilent()
    await end()
    return
  }
}
