import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { atom } from 'nanostores'
import type { Photo } from '../../domain/photo/schema.ts'
import { isAdminPostingForm } from '../listing-draft/posting.ts'

/** A photo on this device. `blob` is the chosen file until it is `shrunk`, null for one that only the server has. */
export type KeptPhoto = {
  id: string
  name: string
  blob: Blob | null
  preview: Blob | null
  shrunk: boolean
  problem: string | null
  photo: Photo | null
}

const ORDER = 'order'
const NAME = isAdminPostingForm ? 'project-posting-photos' : 'listing-draft-photos'
let store: UseStore | undefined
const database = () => (store ??= createStore(NAME, 'photos'))

/** False once the browser refused to keep a photo (no room, or private browsing). */
export const $photosAreKept = atom(true)

// Writes wait for each other: an order must not reach the disk before its photos.
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

/** The photos in their order; empty where nothing is kept or can be. */
export async function readPhotos(): Promise<KeptPhoto[]> {
  try {
    await last
    const kept = new Map<IDBValidKey, unknown>(await entries(database()))
    const order = (kept.get(ORDER) ?? []) as string[]
    kept.delete(ORDER)
    // Those that another tab was just adding, and no order names yet, come last.
    const ids = new Set<IDBValidKey>([...order, ...kept.keys()])
    return [...ids].flatMap((id) => (kept.get(id) as KeptPhoto | undefined) ?? [])
  } catch {
    $photosAreKept.set(false)
    return []
  }
}

/** One transaction, which holds even if the page is left at once. */
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
