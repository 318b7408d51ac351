import type { Field } from '../field/field.ts'
import { periodOf } from '../money/rules.ts'
import type { Reading } from './answer.ts'
import type { Bounded, Bounds } from './bounds.ts'
import { readCount } from './count.ts'
import { readTotalFloors } from './floor.ts'
import { readMoney } from './money.ts'
import { readRooms } from './rooms.ts'

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

/**
 * Reads the text of a field of money, in a form or in a file, as rupees. Null if nothing was written. A price for each
 * unit of area needs the `plotArea` of the property; `bounds` are in rupees.
 */
export function readMoneyOf(
  name: string,
  { min, period }: Pick<Of<'money'>, 'min' | 'period'>,
  text: string,
  { listingType, plotArea, price }: Bounded,
  bounds: Bounds | null,
): Reading<number> | null {
  const paidFor = name === 'price' ? listingType && periodOf(listingType) : period
  return readMoney(text, {
    bounds,
    squareFeet: plotArea ?? null,
    monthly: Boolean(paidFor),
    free: min === 0,
    rent: name === 'deposit' && listingType !== 'Sell' ? (price ?? null) : null,
  })
}

/** Reads the text of a field of a number of things or feet. Null if nothing was written. */
export function readCountOf(
  name: string,
  { unit }: Pick<Of<'count'>, 'unit'>,
  text: string,
): Reading<number> | null {
  if (name === 'bedrooms') return readRooms(text)
  return name === 'totalFloors' ? readTotalFloors(text) : readCount(text, unit)
}
