/** The fewest asking prices of which a range is told. With fewer, the next larger place has one, or none has. */
export const LEAST_ASKED = 8

/** The shares of asking prices below a range and below its upper end: what is between is their middle half. */
export const MIDDLE_HALF = [0.25, 0.75] as const

/** How sure a range is, the surest first. */
export const SURE = ['high', 'fair', 'low'] as const
export type Sure = (typeof SURE)[number]

/**
 * A range is surest with `many` asking prices in the locality itself, and no wider than `close` per cent of its lower
 * end. It is least sure where it is wider than `wide` per cent, or where the larger place has fewer than `many`.
 */
export const SURE_LIMITS = { many: 20, close: 30, wide: 60 } as const

/** The error in a city is stated from this number of asking prices on, none of them older than this number of days. */
export const ERROR_LIMITS = { least: 200, days: 90 } as const
