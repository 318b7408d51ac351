import type { PhotoOrigin } from './constants.ts'

/** The question about a photo in the posting form, and what it means, which stands once above the photos. */
export const ORIGIN_QUESTION = 'एआई से बनाई या सजाई गई'
export const ORIGIN_HINT = `जो फोटो सॉफ्टवेयर ने बनाई हो, या जिसमें उसने कुछ जोड़ा, हटाया या फर्नीचर लगाया हो, उस पर “${ORIGIN_QUESTION}” टिक करें। रोशनी या रंग बदलने और किनारे काटने पर टिक जरूरी नहीं। फिर यह बात फोटो पर लिखी रहती है।`

/** What stands on a picture of which its poster says so; nothing on any other. */
export const originLabel = (origin: PhotoOrigin | null | undefined): string =>
  origin ? ORIGIN_QUESTION : ''

/** The alternative text of a picture, with that at its end. */
export const originInAlt = (alt: string, origin: PhotoOrigin | null | undefined): string =>
  origin ? `${alt}, ${ORIGIN_QUESTION}` : alt

/** The mark of a card: its pictures swipe, so it names the one that it is about. */
export const coverLabel = (origin: PhotoOrigin | null | undefined): string =>
  origin ? `कवर फोटो ${ORIGIN_QUESTION}` : ''
