import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { atom } from 'nanostores'
import { ROOMS, type Room } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { type Kind, listOf, text, count, flag, objectOf, orNull } from '../lib/stored.ts'
import { isAdminPostingForm } from '../listing-draft/posting.ts'

const blob: Kind<Blob> = (value) => (value instanceof Blob ? value : undefined)
const photo: Kind<Photo> = objectOf({
  id: text,
  key: text,
  width: count,
  height: count,
  placeholder: text,
})
/** Null for anything that is no room: photos that were kept before had none. */
const room: Kind<Room | null> = (value) => ROOMS.find((name) => name === value) ?? null
/**
 * A photo on this device. `blob` is the chosen file until it is `shrunk`, and null for a photo that only the server
 * has.
 */
const keptPhoto = objectOf({
  id: text,
  name: text,
  blob: orNull(blob),
  preview: orNull(blob),
  shrunk: flag,
  problem: orNull(text),
  photo: orNull(photo),
  room,
})
export type KeptPhoto = NonNullable<ReturnType<typeof keptPhoto>>

const ORDER = 'order'
const NAME = isAdminPostingForm ? 'project-posting-photos' : 'listing-draft-photos'
let store: UseStore | undefined
const database = () => (store ??= createStore(NAME, 'photos'))

/** False once the browser has refused to store a photo (no room, or private browsing). */
export const $photosAreKept = atom(true)

// Writes run one after the other: an order must not be stored before its photos.
let last: Promise<unknown> = Promise.resolve()
function inTurn(write: () => Promise<unknown>): Promise<void> {
  const done = last.then(write).then(
    () => announce(),
    () => $photosAreKept.set(false),
  )
  last = done
  return done
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
const announce = () => channel?.postMessage('changed')

/** Runs `react` after another tab changed the photos. */
export function onOtherTab(react: () => void): void {
  if (channel) channel.onmessage = react
}

/** Returns the photos in their order; none if nothing is stored or storage is forbidden. */
export async function readPhotos(): Promise<KeptPhoto[]> {
  try {
    await last
    const kept = new Map<IDBValidKey, unknown>(await entries(database()))
    const order = listOf(text)(kept.get(ORDER)) ?? []
    kept.delete(ORDER)
    // Photos that another tab has just added are not in the order yet. They come last.
    const ids = new Set<IDBValidKey>([...order, ...kept.keys()])
    return [...ids].flatMap((id) => keptPhoto(kept.get(id)) ?? [])
  } catch {
    $photosAreKept.set(false)
    return []
  }
}

/** One transaction, which is completed even if the page is left at once. */
const write = (change: (kept: IDBObjectStore) => void) =>
  inTurn(() =>
    database()('readwrite', (kept) => {
      change(kept)
      kept.transaction.commit()
      return promisifyRequest(kept.transaction)
    }),
  )

export const keepPhotos = (photos: readonly KeptPhoto[], order: readonly string[]) =>
  write((kept) => {
    for (const photo of photos) kept.put(photo, photo.id)
    kept.put([...order], ORDER)
  })

export const keepOrder = (order: readonly string[]) => keepPhotos([], order)
export const forgetPhoto = (id: string, order: readonly string[]) =>
  write((kept) => {
    kept.delete(id)
    kept.put([...order], ORDER)
  })
export const forgetPhotos = () => write((kept) => kept.clear())
