import type { PhotoOrigin } from '../photo/constants.ts'
import type { ADULT } from '../report/law.ts'

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

/**
 * What the portal never asks for. True while no form has a field for it and nothing can be paid here: the test of this
 * folder holds the forms and the endpoints to it.
 */
export const NEVER_ASKED = 'We never ask for your Aadhaar, nor for money before a visit.'
/** Follows it where a listing is meant: what to do if somebody asks all the same. */
export const ASKED_ANYWAY = 'Has somebody asked? Report it'

/** What a person says by signing up. */
export const ageSaid = ({ years }: typeof ADULT): string =>
  `By signing up you say that you are ${years} or older.`
