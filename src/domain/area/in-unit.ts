import { formatRupees, formatRupeesShort } from '../money/rules.ts'
import { lazy } from '../text/lazy.ts'
import { AREA_UNIT_NAMES, AREA_UNITS, type AreaUnit } from './constants.ts'

const UNIT = `(${AREA_UNIT_NAMES.join('|')})(?![a-z])`
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)'
const AREA = new RegExp(`${NUMBER} ${UNIT}`, 'g')
const RATE = new RegExp(`₹( ?)${NUMBER}(?: to ${NUMBER})? per ${UNIT}`, 'g')
const PER = new RegExp(`per ${UNIT}`)

const CRORE = 10_000_000
const figure = (maximumFractionDigits: number) =>
  lazy(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits }))
const [whole, tenths, hundredths, fine] = [figure(0), figure(1), figure(2), figure(3)]
const amountText = (amount: number) => {
  const digits = amount >= 100 ? whole : amount >= 10 ? tenths : amount >= 1 ? hundredths : fine
  return digits().format(amount)
}

const read = (text: string) => Number(text.replaceAll(',', ''))
const isUnit = (text: string): text is AreaUnit => text in AREA_UNITS
const squareFeet = (unit: string) => (isUnit(unit) ? AREA_UNITS[unit].squareFeet : 1)

/** Rupees for the same area in another unit; what was rounded to be read at a glance stays so. */
function rateText(rupees: string, from: string, to: AreaUnit, rounded: boolean): string {
  const exact = (read(rupees) / squareFeet(from)) * squareFeet(to)
  const amount = rounded ? Number(exact.toPrecision(3)) : Math.round(exact)
  const text = amount >= CRORE ? formatRupeesShort(amount) : formatRupees(amount)
  return text.replace(/^₹ ?/, '')
}

/** A text with each of its areas, and each price per area, in a unit: "₹5,000 per sq ft" is "₹45,000 per sq yd". */
export function inUnit(text: string, unit: AreaUnit): string {
  return text
    .replace(
      RATE,
      (said: string, space: string, low: string, high: string | undefined, from: string) => {
        if (from === unit) return said
        const [least, ...most] = [low, high ?? []]
          .flat()
          .map((one) => rateText(one, from, unit, !!high))
        return `₹${space}${[least, ...most].join(' to ')} per ${unit}`
      },
    )
    .replace(AREA, (said: string, amount: string, from: string) =>
      from === unit
        ? said
        : `${amountText((read(amount) * squareFeet(from)) / squareFeet(unit))} ${unit}`,
    )
}

/**
 * The same of what stands beside a label, as in a table: under "Price per sq ft" figures name no unit, and the label changes
 * with them; what stands under "Area in sq ft" is in that unit and stays so.
 */
export function inUnitBeside(label: string, text: string, unit: AreaUnit): string {
  const [, from = ''] = PER.exec(label) ?? []
  if (isUnit(from))
    return text === label
      ? text.replace(PER, `per ${unit}`)
      : inUnit(`${text} per ${from}`, unit).replace(PER, '').trimEnd()
  return AREA_UNIT_NAMES.some((name) => label.endsWith(` in ${name}`)) ? text : inUnit(text, unit)
}
