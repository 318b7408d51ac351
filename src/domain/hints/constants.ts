/**
 * The hints for the moderator about a pending listing: another poster gave the same number for a home at its place, it
 * seems to be a duplicate, another listing shows the same picture, another poster's listing says the same in the same words, its price is unusual among others, a value is
 * outside its bounds, its RERA number has another form than those of its state, it needs one and states neither number
 * nor reason, its locality is known in other cities only, or one of its public texts may name a way
 * around the portal.
 */
export const HINTS = [
  'home',
  'duplicate',
  'picture',
  'words',
  'price',
  'odd',
  'rera',
  'no-rera',
  'place',
  'contact',
] as const
export type Hint = (typeof HINTS)[number]
/** The hints that come from a comparison with other listings, which can be shown. */
export const COMPARED: readonly Hint[] = ['home', 'duplicate', 'picture', 'words', 'price']

/**
 * When two listings look alike: both in the same place, with area and price within these percentages of the larger
 * value. `shown` of them are compared side by side, the others are only counted.
 */
export const DUPLICATE_LIMITS = { areaPercent: 5, pricePercent: 10, shown: 5 } as const

/** How many listings with the same picture are shown beside the one that is read; the others are only counted. */
export const PICTURES_SHOWN = 12

/**
 * A price is unusual if it is outside the quartiles by more than `fence` times their distance, and by more than
 * `percent` of them: where one tower has most of the homes, its prices are one, and any other would be unusual.
 */
export const PRICE_LIMITS = { comparables: 5, fence: 1.5, percent: 25 } as const

/** What the desk says of a hint: how often it led to a rejection in the last `days`, of `least` decisions or more. */
export const RECORD_LIMITS = { days: 90, least: 5 } as const
export type HintRecord = Record<Hint, { decided: number; rejected: number }>
