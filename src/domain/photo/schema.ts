import {
  IMAGE_FOLDER,
  PHOTO_LIMITS,
  type PhotoFormat,
  type PhotoWidth,
  type Room,
} from './constants.ts'
import { PHOTO_TEXTS } from '#language/photo/texts'

/**
 * A stored photo. `width` and `height` are those of the upright original; `placeholder` is a tiny data URI; `room` is
 * what its poster says it shows.
 */
export type Photo = {
  id: string
  key: string
  width: number
  height: number
  placeholder: string
  room?: Room
}

/** A picture as it is shown: a stored photo, or one without a key that is at `address`. */
export type ShownPhoto = Pick<Photo, 'width' | 'height'> & {
  key: string | null
  address?: string
  placeholder?: string | undefined
}

/** The key of a new photo. Its name is the portal's own word: a file's name may hold a number or a person's name. */
export function imageKey(random: string): string {
  return `${IMAGE_FOLDER}${random}-photo`
}

/** The error for a file that the browser must not decode; null if it may. Sizes in bytes. */
export function chosenFileProblem(file: {
  name: string
  type: string
  size: number
}): string | null {
  const heic = /\.(heic|heif)$/i.test(file.name) || /hei[cf]/.test(file.type)
  if (heic) return PHOTO_TEXTS.heic
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return PHOTO_TEXTS.wrongType
  return file.size > PHOTO_LIMITS.chosenBytes ? PHOTO_TEXTS.tooLarge : null
}

/** Key of one stored variant. */
export function variantKey(key: string, width: PhotoWidth, format: PhotoFormat): string {
  return `${key}/${width}.${format}`
}

/** The key of the photo to which a stored variant belongs. */
export function photoKeyOf(variant: string): string {
  return variant.slice(0, variant.lastIndexOf('/'))
}
