/** What the desk points out about a waiting listing: it seems to be listed already, or its price stands apart. */
export type Hint = 'duplicate' | 'price'

/**
 * When a listing looks like another one: both in one place, area and price no further apart than so many per cent of the
 * larger. An equal picture is enough by itself. `shown` are compared side by side, the others are counted.
 */
export const DUPLICATE_LIMITS = { areaPercent: 5, pricePercent: 10, shown: 5 } as const

/** A price stands apart when it is further outside the quartiles than so many times their distance, among enough listings. */
export const PRICE_LIMITS = { comparables: 5, fence: 1.5 } as const
