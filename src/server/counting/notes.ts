import { getStore } from '@netlify/blobs'
import { ok, type Result } from '../../contract/result.ts'
import { COUNTING, isProgram } from '../../domain/counting/rules.ts'
import { storeName } from '../../domain/site/contexts.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'

/** What is counted; each has a store of its own. */
type Counted = 'views' | 'misses'
const storeOf = ({ env }: Pick<Deps, 'env'>, counted: Counted) =>
  getStore(storeName(counted, env.context))

/**
 * Notes one thing outside the database, so that the database is not woken. Each note is an entry of its own, named by
 * the thing, in characters that a file may be named with, and a random id: two at once do not overwrite each other.
 */
export async function note(
  deps: Deps,
  counted: Counted,
  thing: string,
  userAgent: string,
): Promise<Result<Record<string, never>>> {
  if (!isProgram(userAgent)) await storeOf(deps, counted).set(`${thing}/${newId()}`, '')
  return ok({})
}

/**
 * Adds up the notes, hands their sums to `keep`, and deletes all of them; returns how many it read. One thing counts so
 * often at most, and what is beyond the limit is dropped: were it kept, one network that invents notes would delay
 * those of all others. The few that are stored meanwhile may be lost, as the figures are estimates.
 */
export async function foldNotes(
  deps: Deps,
  counted: Counted,
  keep: (sums: readonly (readonly [thing: string, count: number])[]) => Promise<unknown>,
): Promise<number> {
  const store = storeOf(deps, counted)
  const sums = new Map<string, number>()
  let read = 0
  for await (const { blobs } of store.list({ paginate: true })) {
    for (const { key } of blobs) {
      const [thing = ''] = key.split('/')
      sums.set(thing, Math.min(COUNTING.ofOne, (sums.get(thing) ?? 0) + 1))
    }
    read += blobs.length
    if (read >= COUNTING.perNight) break
  }
  if (read === 0) return 0
  await keep([...sums])
  await store.deleteAll()
  return read
}
