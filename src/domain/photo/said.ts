import { originInAlt, originLabel } from '#language/photo/texts-origin'
import type { PhotoOrigin, Room } from './constants.ts'
import { type InRoom, photoAlts, roomNames } from './rooms.ts'

type OfOrigin = { origin?: PhotoOrigin | null | undefined }
/** What its poster says of a photo. */
type Said = InRoom & OfOrigin

/** What is said of photos, by their ids: a photo of which it is not said has no entry. */
export type SaidOfPhotos = {
  photoRooms?: Record<string, Room>
  photoOrigins?: Record<string, PhotoOrigin>
}

export function saidOf(photos: readonly (Said & { id: string })[]): Required<SaidOfPhotos> {
  return {
    photoRooms: Object.fromEntries(photos.flatMap(({ id, room }) => (room ? [[id, room]] : []))),
    photoOrigins: Object.fromEntries(
      photos.flatMap(({ id, origin }) => (origin ? [[id, origin]] : [])),
    ),
  }
}

/** The caption of each photo of a list: its room, and that it was made or staged. Empty where neither is said. */
export function captionsOf(photos: readonly Said[]): string[] {
  const names = roomNames(photos)
  return photos.map(({ origin }, n) => [names[n], originLabel(origin)].filter(Boolean).join(' · '))
}

/** The alternative texts of the photos of a home, each with what is said of it. */
export function altsOf(photos: readonly Said[], home: string): string[] {
  const alts = photoAlts(photos, home)
  return photos.map(({ origin }, n) => originInAlt(alts[n] ?? '', origin))
}
