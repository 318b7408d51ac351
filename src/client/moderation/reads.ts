import { noteRead, type QueuedListing } from '../../contract/moderation.ts'
import { call } from '../lib/api.ts'
import { $shown } from './desk.store.ts'
import { hintKey } from './hints.store.ts'

type Shown = Pick<QueuedListing, 'id' | 'version' | 'photos' | 'readAt'>

/** The notes of this visit, by listing and version. One that failed is sent again at the next look. */
const notes = new Map<string, Promise<unknown>>()

/** Notes that all of a listing is on the screen; `seen` resolves once its photos are, and is false where one is not. */
export async function noteShown(listing: Shown, seen: Promise<boolean>): Promise<void> {
  const { id, version, photos, readAt } = listing
  const key = hintKey(listing)
  if (readAt || notes.has(key) || !(await seen)) return
  // Another one may be on the screen by now.
  const shown = $shown.get()
  if (!shown || hintKey(shown) !== key || notes.has(key)) return
  const sent = call(noteRead, {
    params: { id },
    body: { version, part: 'all', photoIds: photos.map((photo) => photo.id) },
  })
  notes.set(key, sent)
  if (!(await sent).ok) notes.delete(key)
}
