import { PHOTO_LIMITS } from './constants.ts'

/** By itself: the rules of listings, which every page with cards loads, need no more of what is said about photos. */
export const TOO_MANY_PHOTOS = `Choose at most ${PHOTO_LIMITS.count} photos.`

export const inMegabytes = (bytes: number): string => `${bytes / 1_000_000} MB`
