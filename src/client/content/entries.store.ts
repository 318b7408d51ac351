import { atom } from 'nanostores'
import { ENTRY_TEXTS } from '#english/content/texts'
import { RERA_DESK } from '#english/rera/texts-desk'
import {
  type ContentEntry,
  projectSeenOnRegister,
  readContent,
  removeEntry,
} from '../../contract/content.ts'
import { readLaunch } from '../../contract/launch.ts'
import { ok } from '../../contract/result.ts'
import { COLLECTIONS, type Collection } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { ensureAllowed } from '../account/admin-access.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { createQuery, whole } from '../lib/query.ts'
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
  await Promise.all([refreshEntries(), watchRebuild(), findLaunch()])
}

const launchNamed = () => new URLSearchParams(location.search).get('launch') ?? ''
const launchAsked = createQuery(
  () => call(readLaunch, { params: { id: launchNamed() } }),
  whole,
  (failure) => sentenceOf(failure),
)
/** The builder's launch that the address names, for the form to open; and why it could not be read. */
export const { $value: $launch, $problem: $launchProblem } = launchAsked

async function findLaunch(): Promise<void> {
  if (launchNamed()) await launchAsked.refresh()
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

/** Notes that the admin saw this number of an entry on the register; returns what went wrong, if anything did. */
export async function noteSeen({ id }: ContentEntry, number: string): Promise<string | null> {
  const params = { collection: $collection.get(), id }
  const answer = await call(projectSeenOnRegister, { params, body: { number } })
  if (!answer.ok) return sentenceOf(answer)
  await changed(RERA_DESK.pressed(number))
  return null
}

/** The form that deletes an entry. One that no longer exists counts as deleted. */
export function createRemoval({ id, fields }: ContentEntry) {
  const collection = $collection.get()
  return createForm({
    send: async () => {
      const answer = await call(removeEntry, { params: { collection, id } })
      return !answer.ok && answer.code === 'not_found' ? ok(null) : answer
    },
    onDone: () => {
      $removing.set(null)
      return changed(ENTRY_TEXTS.removed(summaryOf(collection, fields).title))
    },
  })
}
