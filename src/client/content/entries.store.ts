import { atom } from 'nanostores'
import { type ContentEntry, readContent, removeEntry } from '../../contract/content.ts'
import { type Collection, COLLECTIONS } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { ENTRY_TEXTS } from '#language/content/texts'
import { ensureAllowed } from '../account/admin-access.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import {
  followRebuild,
  refreshRebuild,
  stopFollowing,
  watchRebuild,
} from '../rebuild/rebuild.store.ts'

/** The collection that the page shows. */
export const $collection = atom<Collection>(COLLECTIONS[0])
/** Its entries, newest first. */
export const {
  $value: $entries,
  $problem: $entriesProblem,
  refresh: refreshEntries,
} = createQuery(
  () => call(readContent, { params: { collection: $collection.get() } }),
  ({ entries }) => entries,
  () => ENTRY_TEXTS.failed,
)
/** The last success message, shown and announced to screen readers. */
export const $announcement = atom('')
/** The entry whose deletion waits for a confirmation. */
export const $removing = atom<ContentEntry | null>(null)
export const $removal = atom<{ busy: boolean; failed: string | null }>({
  busy: false,
  failed: null,
})

/** Shows another collection. */
export async function showCollection(collection: Collection): Promise<void> {
  $collection.set(collection)
  $entries.set(null)
  $announcement.set('')
  await refreshEntries()
}

/** Starts the page with its first collection; returns a function that stops it. */
export function startEntries(collection: Collection): () => void {
  $collection.set(collection)
  void begin()
  return stopFollowing
}

async function begin(): Promise<void> {
  if (!(await ensureAllowed('content.manage'))) return
  await Promise.all([refreshEntries(), watchRebuild()])
}

/**
 * Reads the entries and the rebuild's state again after a change, and only then shows the message and follows the
 * rebuild.
 */
export async function changed(announcement: string): Promise<void> {
  await Promise.all([refreshEntries(), refreshRebuild()])
  $announcement.set(announcement)
  followRebuild()
}

/** Deletes the entry after its confirmation. An entry that no longer exists counts as deleted. */
export async function remove(): Promise<void> {
  const entry = $removing.get()
  if (!entry || $removal.get().busy) return
  $removal.set({ busy: true, failed: null })
  const answer = await call(removeEntry, {
    params: { collection: $collection.get(), id: entry.id },
  })
  const done = answer.ok || answer.code === 'not_found'
  $removal.set({ busy: false, failed: done ? null : sentenceOf(answer) })
  if (!done) return
  $removing.set(null)
  await changed(ENTRY_TEXTS.removed(summaryOf($collection.get(), entry.fields).title))
}
