/** By itself: the rules of listings, which every page with cards loads, need no more of what is said about photos. */
export const TOO_MANY_PHOTOS = 'Choose at most 12 photos.'
