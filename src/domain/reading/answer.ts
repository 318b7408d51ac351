import { fold } from '../text/fold.ts'

/**
 * How something written was understood. `said` is how it is said back to its writer. `outside`: the value lies outside
 * the bounds of its kind, and counts only once its writer has confirmed it.
 */
export type Taken<Value> = { is: 'taken'; value: Value; said: string; outside?: true }
/**
 * Several readings, the likelier first; a single one has to be confirmed. `kind` is what is asked, where one answer may
 * settle it for many texts: whether a price for each unit of area is meant, whether the least of several prices is the
 * price, how large a marla is.
 */
export type Asked<Value> = {
  is: 'asked'
  readings: readonly [Taken<Value>, ...Taken<Value>[]]
  kind?: AskedKind
}
export type AskedKind = 'rate' | 'least' | 'marla'
/** `why` is a sentence with an example that works. */
export type Refused = { is: 'refused'; why: string }
export type Reading<Value> = Taken<Value> | Asked<Value> | Refused

export const taken = <Value>(value: Value, said: string): Taken<Value> => ({
  is: 'taken',
  value,
  said,
})
export const refused = (why: string): Refused => ({ is: 'refused', why })

/**
 * Asks which of several readings is meant; two that mean the same are one. What lies within the bounds is likelier than
 * what does not.
 */
export function oneOf<Value>(
  readings: readonly Taken<Value>[],
): Taken<Value> | Asked<Value> | null {
  const different = readings.filter(
    ({ said }, n) => readings.findIndex((other) => other.said === said) === n,
  )
  const [first, ...others] = [
    ...different.filter(({ outside }) => !outside),
    ...different.filter(({ outside }) => outside),
  ]
  if (!first) return null
  return others.length === 0 && !first.outside
    ? first
    : { is: 'asked', readings: [first, ...others] }
}

/** Asks about what could be taken, because its writer may not mean it; `kind` is what is asked. */
export function confirmed<Value>(
  reading: Taken<Value> | Asked<Value> | null,
  kind: AskedKind,
): Asked<Value> | null {
  if (!reading) return null
  return { is: 'asked', readings: reading.is === 'taken' ? [reading] : reading.readings, kind }
}

/** The same reading of something else, which `turn` works out from each value. */
export function turned<Value, Other>(
  reading: Reading<Value>,
  turn: (one: Taken<Value>) => Taken<Other>,
): Reading<Other> {
  if (reading.is === 'refused') return reading
  if (reading.is === 'taken') return turn(reading)
  const [first, ...others] = reading.readings
  return { ...reading, readings: [turn(first), ...others.map(turn)] }
}

/** The value that a program may go on with where nobody can be asked: the likelier one. */
export function likelier<Value>(reading: Reading<Value>): Taken<Value> | null {
  if (reading.is === 'refused') return null
  return reading.is === 'taken' ? reading : reading.readings[0]
}

const NOT_SAID = new Set(['-', 'na', 'n/a', 'nil', 'null', 'none'])

/** Whether an answer says that there is nothing to say. */
export const isNotSaid = (written: string): boolean => NOT_SAID.has(fold(written))
