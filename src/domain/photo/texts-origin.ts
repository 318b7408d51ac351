import type { PhotoOrigin } from './constants.ts'

/** The question about a photo in the posting form, and what it means, which stands once above the photos. */
export const ORIGIN_QUESTION = 'Made or staged with AI'
export const ORIGIN_HINT = `Tick “${ORIGIN_QUESTION}” where software drew the picture, or added, removed or furnished what it shows. Light, colours and crop need no tick. The label then stands on the picture.`

/** What stands on a picture of which its poster says so; nothing on any other. */
export const originLabel = (origin: PhotoOrigin | null | undefined): string =>
  origin ? ORIGIN_QUESTION : ''

/** The alternative text of a picture, with that at its end. */
export const originInAlt = (alt: string, origin: PhotoOrigin | null | undefined): string =>
  origin ? `${alt}, made or staged with AI` : alt

/** The mark of a card: its pictures swipe, so it names the one that it is about. */
export const coverLabel = (origin: PhotoOrigin | null | undefined): string =>
  origin ? 'Cover made or staged with AI' : ''
