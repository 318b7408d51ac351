/** The mark before decimals: the other one then groups digits. */
export type Decimal = 'comma' | 'point'
/** What stands first in 03/04/2027. */
export type DateOrder = 'day first' | 'month first'

/**
 * The square yards of a marla, the likelier first. Twenty are a kanal. Punjab and Haryana have both: nine square karams
 * of 60 inches, as in plots of their authorities, or of 66 inches, as in revenue records
 * (https://en.wikipedia.org/wiki/Measurement_of_land_in_Punjab, https://en.wikipedia.org/wiki/Marla_(unit)).
 */
export const MARLAS = [25, 30.25] as const
export type Marla = (typeof MARLAS)[number]

/**
 * How somebody writes, where that is known, as of a whole file: it leaves one reading of what would have two, such as
 * "1,5", "1.500" or "03/04/2027".
 */
export type Manner = { decimal?: Decimal; order?: DateOrder; marla?: Marla }
