import { UNIT_NAMES, UNIT_WORDS as WORDS } from '#language/area/texts-units'
import { THIS } from '#language/language/this'
import { withCapital } from '#language/text/texts'
import { LOCALES } from '../language/constants.ts'
import { exact, once, short } from '../money/rules.ts'
import { lazy } from '../text/lazy.ts'
import { AREA_UNIT_NAMES, AREA_UNITS, type AreaUnit } from './constants.ts'

/** A no-break space, which keeps a figure and its unit on one line. */
const GLUE = '\u00a0'
/** No unit is the beginning of a longer word. The sign that ends a Hindi sentence belongs to no word. */
const UNIT = `(${Object.values(UNIT_NAMES).join('|').replaceAll(' ', `[ ${GLUE}]`)})(?![a-z\u0900-\u0963])`
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)'
const AREA = new RegExp(`${NUMBER}([ ${GLUE}])${UNIT}`, 'g')
const RATE = new RegExp(`₹${NUMBER}(?: ${WORDS.to} ${NUMBER})? ${WORDS.per} ${UNIT}`, 'g')
const PER = new RegExp(`(${WORDS.per}|${withCapital(WORDS.per)}) ${UNIT}`)
/** Not "1,200 वर्ग फुट में", which states an area. */
const IN = new RegExp(`(?:^|[(]|\\D )${WORDS.in(UNIT)}`)

const CRORE = 10_000_000
/** The significant digits of a price per acre: the price that it is worked out from is rounded to a rupee. */
const DIGITS = 4
const figure = (maximumFractionDigits: number) =>
  lazy(() => new Intl.NumberFormat(LOCALES[THIS], { maximumFractionDigits }))
const [whole, tenths, hundredths, fine] = [figure(0), figure(1), figure(2), figure(3)]
const amountText = (amount: number) => {
  const digits = amount >= 100 ? whole : amount >= 10 ? tenths : amount >= 1 ? hundredths : fine
  return digits().format(amount)
}

const read = (text: string) => Number(text.replaceAll(',', ''))
/** The unit with a name, as the name stands in a text. */
const unitOf = (name: string): AreaUnit | undefined => {
  const plain = name.replace(GLUE, ' ')
  return AREA_UNIT_NAMES.find((unit) => UNIT_NAMES[unit] === plain)
}
const squareFeet = (unit: AreaUnit | undefined) => (unit ? AREA_UNITS[unit].squareFeet : 1)
const perUnit = (unit: AreaUnit) => `${WORDS.per} ${UNIT_NAMES[unit]}`

/** The label of prices whose unit is stated elsewhere. */
export const PER_FOOT = perUnit('sq ft')

/** Converts a price per area to another unit. A rounded price stays rounded. */
function rateText(
  rupees: string,
  from: AreaUnit | undefined,
  to: AreaUnit,
  rounded: boolean,
): string {
  const worth = (read(rupees) / squareFeet(from)) * squareFeet(to)
  const amount = rounded ? Number(worth.toPrecision(3)) : Math.round(worth)
  const text =
    amount >= CRORE ? short(once(Number(amount.toPrecision(DIGITS)))) : exact(once(amount))
  return text.replace('₹', '')
}

/** Converts each area and each price per area in a text: "₹5,000 per sq ft" becomes "₹45,000 per sq yd". */
export function inUnit(text: string, unit: AreaUnit): string {
  return text
    .replace(RATE, (said: string, low: string, high: string | undefined, name: string) => {
      const from = unitOf(name)
      if (from === unit) return said
      const [least, ...most] = [low, high ?? []]
        .flat()
        .map((one) => rateText(one, from, unit, !!high))
      return `₹${[least, ...most].join(` ${WORDS.to} `)} ${perUnit(unit)}`
    })
    .replace(AREA, (said: string, amount: string, space: string, name: string) => {
      const from = unitOf(name)
      if (from === unit) return said
      const figure = amountText((read(amount) * squareFeet(from)) / squareFeet(unit))
      return `${figure} ${UNIT_NAMES[unit]}`.replaceAll(' ', space)
    })
}

/**
 * Converts a text that has a label, as in a table or on a ruler. Under "Price per sq ft" the figures name no unit, and
 * not always a currency, so label and figures change together. Texts under "Area in sq ft" stay in that unit.
 */
export function inUnitBeside(label: string, text: string, unit: AreaUnit): string {
  const from = unitOf(PER.exec(label)?.[2] ?? '')
  if (from) {
    if (!/\d/.test(text)) return text.replace(PER, `$1 ${UNIT_NAMES[unit]}`)
    const sign = /^\d/.test(text) ? '₹' : ''
    return inUnit(`${sign}${text} ${perUnit(from)}`, unit)
      .replace(PER, '')
      .trimEnd()
      .slice(sign.length)
  }
  return IN.test(label) ? text : inUnit(text, unit)
}
