import { atom } from 'nanostores'
import { type ContentEntry, readContent, removeEntry } from '../../contract/content.ts'
import { type Collection, COLLECTIONS } from '../../domain/content/constants.ts'
import { summaryOf } from '../../domain/content/form.ts'
import { ENTRY_TEXTS } from '../../domain/content/texts.ts'
import { admit } from '../account/admin-access.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import {
  followRebuild,
  refreshRebuild,
  stopFollowing,
  watchRebuild,
} from '../rebuild/rebuild.store.ts'

/** The collection at hand. */
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
/** What has been done, for eyes and screen readers. */
export const $news = atom('')
/** The entry that is to be deleted once that is confirmed. */
export const $removing = atom<ContentEntry | null>(null)
export const $removal = atom<{ busy: boolean; failed: string | null }>({
  busy: false,
  failed: null,
})

/** Turns to a collection. */
export async function showCollection(collection: Collection): Promise<void> {
  $collection.set(collection)
  $entries.set(null)
  $news.set('')
  await refreshEntries()
}

/** Sets the page going with its first collection; returns what ends it. */
export function startEntries(collection: Collection): () => void {
  $collection.set(collection)
  void begin()
  return stopFollowing
}

async function begin(): Promise<void> {
  if (!(await admit('content.manage'))) return
  await Promise.all([refreshEntries(), watchRebuild()])
}

/** After a change: shows it, says so once the state of the site is no longer that from before, and follows it. */
export async function changed(news: string): Promise<void> {
  await Promise.all([refreshEntries(), refreshRebuild()])
  $news.set(news)
  followRebuild()
}

/** Deletes the entry that was asked about. One that is gone already is gone. */
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
  await changed(ENTRY_TEXTS.removed(summaryOf(entry.fields).title))
}
