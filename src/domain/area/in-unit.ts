import { exact, once, short } from '../money/rules.ts'
import { lazy } from '../text/lazy.ts'
import { AREA_UNIT_NAMES, AREA_UNITS, type AreaUnit } from './constants.ts'

/** A no-break space, which keeps a figure and its unit on one line. */
const GLUE = '\u00a0'
const UNIT = `(${AREA_UNIT_NAMES.join('|').replaceAll(' ', `[ ${GLUE}]`)})(?![a-z])`
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)'
const AREA = new RegExp(`${NUMBER}([ ${GLUE}])${UNIT}`, 'g')
const RATE = new RegExp(`₹([ ${GLUE}]?)${NUMBER}(?: to ${NUMBER})? per ${UNIT}`, 'g')
const PER = new RegExp(`([Pp]er) ${UNIT}`)

const CRORE = 10_000_000
/** The significant digits of a price per acre: the price that it is worked out from is rounded to a rupee. */
const DIGITS = 4
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

/** Converts a price per area to another unit. A rounded price stays rounded. */
function rateText(rupees: string, from: string, to: AreaUnit, rounded: boolean): string {
  const worth = (read(rupees) / squareFeet(from)) * squareFeet(to)
  const amount = rounded ? Number(worth.toPrecision(3)) : Math.round(worth)
  const text =
    amount >= CRORE ? short(once(Number(amount.toPrecision(DIGITS)))) : exact(once(amount))
  return text.replace(/^₹ ?/, '')
}

/** Converts each area and each price per area in a text: "₹5,000 per sq ft" becomes "₹45,000 per sq yd". */
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
    .replace(AREA, (said: string, amount: string, space: string, glued: string) => {
      const from = glued.replace(GLUE, ' ')
      if (from === unit) return said
      const figure = amountText((read(amount) * squareFeet(from)) / squareFeet(unit))
      return `${figure} ${unit}`.replaceAll(' ', space)
    })
}

/**
 * Converts a text that has a label, as in a table or on a ruler. Under "Price per sq ft" the figures name no unit, and
 * not always a currency, so label and figures change together. Texts under "Area in sq ft" stay in that unit.
 */
export function inUnitBeside(label: string, text: string, unit: AreaUnit): string {
  const [, , from = ''] = PER.exec(label) ?? []
  if (isUnit(from)) {
    if (!/\d/.test(text)) return text.replace(PER, `$1 ${unit}`)
    const sign = /^\d/.test(text) ? '₹' : ''
    return inUnit(`${sign}${text} per ${from}`, unit).replace(PER, '').trimEnd().slice(sign.length)
  }
  return AREA_UNIT_NAMES.some((name) => label.endsWith(` in ${name}`)) ? text : inUnit(text, unit)
}
