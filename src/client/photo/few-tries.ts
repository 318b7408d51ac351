import { count, stored, tableOf } from '../lib/stored.ts'

/**
 * How often work on a photo has begun in this tab without an end: a page that runs out of memory is loaded again, and
 * must not end each time.
 */
const TRIES = 'photo-tries'
const MOST_TRIES = 2

const triesOf = (): Record<string, number> => stored('sessionStorage', TRIES, tableOf(count)) ?? {}
function noteTries(id: string, tries: number): void {
  const { [id]: _, ...others } = triesOf()
  const next = tries > 0 ? { ...others, [id]: tries } : others
  try {
    sessionStorage.setItem(TRIES, JSON.stringify(next))
  } catch {
    // Without storage, every page begins anew.
  }
}

/** Does the work on a photo; returns null instead where it has ended the page before. */
export async function withFewTries<Value>(
  id: string,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const tries = (triesOf()[id] ?? 0) + 1
  if (tries > MOST_TRIES) {
    noteTries(id, 0)
    return null
  }
  noteTries(id, tries)
  try {
    return await work()
  } finally {
    noteTries(id, 0)
  }
}
