/** A photo that came with a file, and how its home was found: `reference` and `name` are told with what matched. */
export type MatchedPhoto = {
  id: string
  name: string
  /** An address of its picture on this device; null if it cannot be shown. */
  picture: string | null
  how: { by: 'reference' | 'name'; what: string } | { by: 'hand' } | null
}

/** A home of the file, and its photos in their order. */
export type HomePhotos = { line: number; about: string; photos: readonly MatchedPhoto[] }
