import type { PhotoOrigin, Room } from '../photo/constants.ts'
import { type SaidOfPhotos, saidOf } from '../photo/said.ts'
import type { Photo } from '../photo/schema.ts'

/**
 * `preparing`: it waits to be made smaller. `shrinking`: it is being made smaller. `waiting`: it is ready for upload.
 */
export type PhotoState = 'preparing' | 'shrinking' | 'waiting' | 'uploading' | 'uploaded' | 'failed'

/** What the poster is asked about a chosen file, which is uploaded all the same. */
export const PHOTO_QUESTIONS = ['twin', 'screenshot'] as const
export type PhotoQuestion = (typeof PHOTO_QUESTIONS)[number]

/** A photo of the draft; the first of a list is the cover. `progress` is 0 to 1, `preview` the address of a picture. */
export type ChosenPhoto = {
  id: string
  name: string
  state: PhotoState
  progress: number
  problem: string | null
  photo: Photo | null
  room: Room | null
  origin: PhotoOrigin | null
  question: PhotoQuestion | null
  preview: string | null
}

/** Uploads that run at the same time. */
const UPLOADS_AT_ONCE = 2

/** Moves one entry of a list to a place; places outside the list mean its ends. */
export function placeAt<T extends { id: string }>(
  list: readonly T[],
  id: string,
  place: number,
): T[] {
  const moved = list.find((entry) => entry.id === id)
  if (!moved) return [...list]
  const others = list.filter((entry) => entry.id !== id)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), moved, ...others.slice(at)]
}

export function moveBy<T extends { id: string }>(
  list: readonly T[],
  id: string,
  places: number,
): T[] {
  return placeAt(list, id, list.findIndex((entry) => entry.id === id) + places)
}

/** The ids of the photos whose upload may start. */
export function toUpload(photos: readonly ChosenPhoto[]): string[] {
  const running = photos.filter((photo) => photo.state === 'uploading').length
  return photos
    .filter((photo) => photo.state === 'waiting')
    .slice(0, Math.max(0, UPLOADS_AT_ONCE - running))
    .map((photo) => photo.id)
}

/** The state of all photos together: `busy` while any is in progress, then `failed` if any failed. */
export function uploadOutcome(
  photos: readonly ChosenPhoto[],
): 'none' | 'busy' | 'failed' | 'uploaded' {
  if (photos.length === 0) return 'none'
  if (photos.some((photo) => photo.state !== 'failed' && photo.state !== 'uploaded')) return 'busy'
  return photos.some((photo) => photo.state === 'failed') ? 'failed' : 'uploaded'
}

/** What is said of the uploaded photos, by the server's ids. */
export function uploadedSaid(photos: readonly ChosenPhoto[]): Required<SaidOfPhotos> {
  return saidOf(
    photos.flatMap(({ photo, room, origin }) => (photo ? [{ id: photo.id, room, origin }] : [])),
  )
}

/** The server's ids of the uploaded photos, cover first. */
export function uploadedIds(photos: readonly ChosenPhoto[]): string[] {
  return photos.flatMap(({ state, photo }) => (state === 'uploaded' && photo ? [photo.id] : []))
}
