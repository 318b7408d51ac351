import {
  IMAGE_FOLDER,
  type PhotoFormat,
  type PhotoOrigin,
  type PhotoWidth,
  type Room,
} from './constants.ts'

/**
 * A stored photo. `width` and `height` are those of the upright original; `placeholder` is a tiny data URI; `room` is
 * what its poster says it shows; `origin`, that it was made or staged by software.
 */
export type Photo = {
  id: string
  key: string
  width: number
  height: number
  placeholder: string
  room?: Room
  origin?: PhotoOrigin
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

/** Key of one stored variant. */
export function variantKey(key: string, width: PhotoWidth, format: PhotoFormat): string {
  return `${key}/${width}.${format}`
}

/** The key of the photo to which a stored variant belongs. */
export function photoKeyOf(variant: string): string {
  return variant.slice(0, variant.lastIndexOf('/'))
}
