/** The mark before decimals: the other one then groups digits. */
export type Decimal = 'comma' | 'point'
/** What stands first in 03/04/2027. */
export type DateOrder = 'day first' | 'month first'

/**
 * How somebody writes, where that is known, as of a whole file: it leaves one reading of what would have two, such as
 * "1,5", "1.500" or "03/04/2027".
 */
export type Manner = { decimal?: Decimal; order?: DateOrder }
