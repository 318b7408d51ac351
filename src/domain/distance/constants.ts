/** How many places of one's own a device keeps. */
export const OWN_PLACES_MOST = 3
/** The length of the name of such a place, in characters. */
export const PLACE_NAME_MOST = 30

/** The distances within which homes can be looked for, in kilometres. */
export const WITHIN_KM = [2, 5, 10, 20] as const

/** The share of its localities that a source has to locate before distances are said in a city. */
export const LEAST_LOCATED = 0.9

/** The names that are offered for a place of one's own; it is kept by these words in every language. */
export const PLACE_LABELS = ['work', 'school', 'family'] as const
export type PlaceLabel = (typeof PLACE_LABELS)[number]
