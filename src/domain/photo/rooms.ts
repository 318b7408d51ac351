import { ROOM_LABELS, ROOM_TEXTS as texts } from '#language/photo/texts-rooms'
import { ROOMS, type Room } from './constants.ts'

export type InRoom = { room?: Room | null | undefined }

/** What each photo of a list shows, "Bedroom 2" where several show a bedroom; empty where its poster has not said. */
export function roomNames(photos: readonly InRoom[]): string[] {
  const all = Map.groupBy(photos, ({ room }) => room)
  return photos.map((photo) => {
    const { room } = photo
    if (!room) return ''
    const alike = all.get(room) ?? []
    const label = ROOM_LABELS[room]
    return alike.length > 1 ? texts.nth(label, alike.indexOf(photo) + 1) : label
  })
}

/** The alternative texts of the photos of a home, which is described as a whole. */
export function photoAlts(photos: readonly InRoom[], home: string): string[] {
  return roomNames(photos).map((name, n) =>
    name ? texts.shows(name, home) : n === 0 ? home : texts.numbered(home, n + 1),
  )
}

/** The photos by room, each room in its poster's order; those of no room come last. */
export function byRoom<P extends InRoom>(photos: readonly P[]): { title: string; photos: P[] }[] {
  const titled = ROOMS.map((room) => ({
    title: ROOM_LABELS[room],
    photos: photos.filter((photo) => photo.room === room),
  }))
  const others = { title: texts.others, photos: photos.filter(({ room }) => !room) }
  return [...titled, others].filter((group) => group.photos.length > 0)
}
