import { PHOTO_LIMITS } from './constants.ts'

/** In a file of its own, because the rules of listings, which every page with cards loads, need only this text. */
export const TOO_MANY_PHOTOS = `Choose at most ${PHOTO_LIMITS.count} photos.`

export const inMegabytes = (bytes: number): string => `${bytes / 1_000_000} MB`
