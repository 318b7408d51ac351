/** Signs on the buttons of the photo step. */
export const PHOTO_ICONS = ['choose', 'earlier', 'later', 'cover', 'remove', 'retry'] as const

/** Returns the id under which the page holds the drawing of a sign or amenity. */
export function iconId(name: string): string {
  return `sign-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
}
