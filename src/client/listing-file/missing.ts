import { closeMissing } from '../../contract/listing-file.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { reportMarked } from './report.ts'
import { $file, isOthersSession, put, readHomes } from './several.store.ts'

/** A home that is not in the file any more, in the version that the agent has seen, and what happened to it. */
export type Gone = { id: string; version: number; as: 'closed' | 'withdrawn' }

/** How many homes are marked or deleted, how many of them are only marked, and why some stay on offer. */
export type Closed = { done: number; marked: number; problem: string | null }

/**
 * Marks homes as sold or rented out, or deletes them.
 */
export async function closeHomes(
  homes: readonly Gone[],
  show: (done: number) => void,
): Promise<Closed> {
  const fileId = $file.get()?.id
  let [done, marked]: [number, number] = [0, 0]
  let problem: string | null = null
  for (const { id, version, as } of homes) {
    if (!fileId || isOthersSession() || $file.get()?.id !== fileId) break
    const answer = await call(closeMissing, { params: { id }, body: { version, as, fileId } })
    if (answer.ok) {
      done += 1
      if (as === 'closed') marked += 1
      put({ closed: ($file.get()?.closed ?? 0) + 1 })
      show(done)
      continue
    }
    problem = sentenceOf(answer)
    // One that has changed stays as it is. The others would fail for any other reason too.
    if (answer.code !== 'changed' && answer.code !== 'listing_not_available') break
  }
  await readHomes()
  void reportMarked()
  return { done, marked, problem }
}
