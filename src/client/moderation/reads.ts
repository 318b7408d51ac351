import { noteRead, type QueuedListing } from '../../contract/moderation.ts'
import { call } from '../lib/api.ts'
import { $shown } from './desk.store.ts'

const keyOf = ({ id, version }: Pick<QueuedListing, 'id' | 'version'>) => `${id}.${version}`

/** The notes of this visit, by listing and version. One that failed is sent again at the next look. */
const notes = new Map<string, Promise<boolean>>()

/** Notes that all of a listing is on the screen; `seen` resolves once its photos are, and is false where one is not. */
export function noteShown(listing: QueuedListing, seen: Promise<boolean>): void {
  const key = keyOf(listing)
  if (listing.readAt || notes.has(key)) return
  const note = async () => {
    const isSeen = await seen
    // Another one may be on the screen by now.
    const shown = $shown.get()
    return isSeen && !!shown && keyOf(shown) === key && send(listing, 'all')
  }
  const noted = note()
  notes.set(key, noted)
  void noted.then((isNoted) => isNoted || notes.delete(key))
}

/** Resolves once the note of what is on the screen was answered, if one is under way. */
export const isNoted = (listing: QueuedListing) => notes.get(keyOf(listing))

/** Notes that both prices of a change of nothing else are on the screen: its line in the queue has them. */
export const notePrices = (listing: QueuedListing) => send(listing, 'price')

async function send({ id, version, photos }: QueuedListing, part: 'all' | 'price') {
  const photoIds = photos.map((photo) => photo.id)
  return (await call(noteRead, { params: { id }, body: { version, part, photoIds } })).ok
}
