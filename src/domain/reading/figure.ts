import type { Field } from '../field/field.ts'
import { periodOf } from '../money/rules.ts'
import type { Reading } from './answer.ts'
import type { Bounded, Bounds } from './bounds.ts'
import { readCount } from './count.ts'
import { readTotalFloors } from './floor.ts'
import type { Decimal, Manner } from './manner.ts'
import { LAKH, moneyUnitAt, readMoney } from './money.ts'
import { numbersIn } from './number.ts'
import { readRooms } from './rooms.ts'
import { tidy, tokensOf } from './tokens.ts'

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

/**
 * Reads the text of a field of money, in a form or in a file, as rupees. Null if nothing was written. A price for each
 * unit of area needs the `plotArea` of the property; `bounds` are in rupees; `manner` is how its writer writes.
 */
export function readMoneyOf(
  name: string,
  { min, period, least }: Pick<Of<'money'>, 'min' | 'period' | 'least'>,
  text: string,
  { listingType, plotArea, price }: Bounded,
  bounds: Bounds | null,
  manner: Manner = {},
): Reading<number> | null {
  const paidFor = name === 'price' ? listingType && periodOf(listingType) : period
  return readMoney(text, {
    ...manner,
    bounds,
    squareFeet: plotArea ?? null,
    ...(name === 'price' && !listingType ? {} : { monthly: Boolean(paidFor) }),
    free: min === 0,
    least: least ?? false,
    rent: name === 'deposit' && listingType !== 'Sell' ? (price ?? null) : null,
  })
}

/** Reads the text of a field of a number of things or feet. Null if nothing was written. */
export function readCountOf(
  name: string,
  { unit }: Pick<Of<'count'>, 'unit'>,
  text: string,
  manner: Manner = {},
): Reading<number> | null {
  if (name === 'bedrooms') return readRooms(text, manner)
  return name === 'totalFloors' ? readTotalFloors(text) : readCount(text, unit, manner)
}

/** Whether a figure of a text is one number with a decimal comma, and another with a decimal point. */
export const isDecimalOpen = (text: string): boolean => {
  const tokens = tokensOf(tidy(text))
  return tokens.some(({ kind, text: figure }, at) => {
    const isLarge = (moneyUnitAt(tokens, at + 1)?.meaning ?? 0) >= LAKH
    const read = (decimal?: Decimal) => numbersIn(figure, isLarge, decimal)
    return kind === 'number' && read().length > 1 && read('comma')[0] !== read('point')[0]
  })
}
