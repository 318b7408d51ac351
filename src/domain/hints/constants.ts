/** A hint for the moderator about a pending listing: it seems to be a duplicate, or its price is unusual. */
export type Hint = 'duplicate' | 'price'

/**
 * When two listings look alike: both in the same place, with area and price within these percentages of the larger
 * value. One equal picture is enough. `shown` of them are compared side by side, the others are only counted.
 */
export const DUPLICATE_LIMITS = { areaPercent: 5, pricePercent: 10, shown: 5 } as const

/** A price is unusual if it is outside the quartiles by more than `fence` times their distance. */
export const PRICE_LIMITS = { comparables: 5, fence: 1.5 } as const
