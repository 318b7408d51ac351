import { clear, createStore, del, entries, set, setMany, type UseStore } from 'idb-keyval'
import { atom } from 'nanostores'
import type { Photo } from '../domain/photo/schema.ts'
import { postsProjects } from './posting.ts'

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
const NAME = postsProjects ? 'project-posting-photos' : 'listing-draft-photos'
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

export const keepPhotos = (photos: readonly KeptPhoto[], order: readonly string[]) =>
  inTurn(() =>
    setMany(
      [...photos.map((photo): [string, KeptPhoto] => [photo.id, photo]), [ORDER, [...order]]],
      database(),
    ),
  )

export const keepOrder = (order: readonly string[]) =>
  inTurn(() => set(ORDER, [...order], database()))
export const forgetPhoto = (id: string) => inTurn(() => del(id, database()))
export const forgetPhotos = () => inTurn(() => clear(database()))
