import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { atom } from 'nanostores'
import { PHOTO_QUESTIONS, type PhotoQuestion } from '../../domain/listing-draft/photos.ts'
import { PHOTO_ORIGINS, type PhotoOrigin, ROOMS, type Room } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { count, flag, type Kind, listOf, objectOf, orNull, text } from '../lib/stored.ts'
import { draftName } from '../listing-draft/posting.ts'

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
const origin: Kind<PhotoOrigin | null> = (value) =>
  PHOTO_ORIGINS.find((name) => name === value) ?? null
/** Null for photos that were kept before they were asked about, and for what is no question. */
const question: Kind<PhotoQuestion | null> = (value) =>
  PHOTO_QUESTIONS.find((name) => name === value) ?? null
/** Null for a photo of a listing, and for photos that were kept before files were compared. */
const mark: Kind<string | null> = (value) => text(value) ?? null
/**
 * A photo on this device. `mark` tells its file from others. `blob` is the chosen file until it is `shrunk`, and null
 * for a photo that only the server has.
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
  origin,
  question,
  mark,
})
export type KeptPhoto = NonNullable<ReturnType<typeof keptPhoto>>

const ORDER = 'order'
const NAME = `${draftName}-photos`
let store: UseStore | undefined
const database = () => (store ??= createStore(NAME, 'photos'))

/** False while the browser has no room for a photo, or once it stores nothing (private browsing). */
export const $photosAreKept = atom(true)
/** Photos, and the order of all, that the browser has refused to store. */
const notKept = new Set<string>()
function note(names: readonly string[], isKept: boolean): void {
  for (const name of names) isKept ? notKept.delete(name) : notKept.add(name)
  $photosAreKept.set(notKept.size === 0)
}

// Writes run one after the other: an order must not be stored before its photos.
let last: Promise<unknown> = Promise.resolve()
function inTurn(names: readonly string[], write: () => Promise<unknown>): Promise<void> {
  const done = last.then(write).then(
    () => {
      note(names, true)
      announce()
    },
    () => note(names, false),
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
    note([ORDER], false)
    return []
  }
}

/** One transaction, which is completed even if the page is left at once. */
const write = (names: readonly string[], change: (kept: IDBObjectStore) => void) =>
  inTurn(names, () =>
    database()('readwrite', (kept) => {
      change(kept)
      kept.transaction.commit()
      return promisifyRequest(kept.transaction)
    }),
  )

export const keepOrder = (order: readonly string[]) =>
  write([ORDER], (kept) => kept.put([...order], ORDER))
/**
 * Stores photos, each in a transaction of its own: one that the browser has no room for loses no other. `latest` is
 * asked when its turn comes: the chosen file of up to 40 MB is not stored if it is small by then.
 */
export const keepPhotos = (
  ids: readonly string[],
  latest: (id: string) => KeptPhoto | undefined,
  order: readonly string[],
): Promise<void> => {
  for (const id of ids)
    void write([id], (kept) => {
      const photo = latest(id)
      if (photo) kept.put(photo, id)
    })
  return keepOrder(order)
}

export const forgetPhoto = (id: string, order: readonly string[]) =>
  write([id, ORDER], (kept) => {
    kept.delete(id)
    kept.put([...order], ORDER)
  })
export const forgetPhotos = () => write([...notKept], (kept) => kept.clear())
