import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { MONTHLY } from '#language/money/texts-amounts'
import type { ListingType } from '../listing/constants.ts'

const RATES: Record<ListingType, string> = {
  Sell: LISTING_PAGE_TEXTS.perSquareFoot,
  Rent: MONTHLY,
  PG: MONTHLY,
}
const COSTS: Record<ListingType, (kind: string) => string> = {
  Sell: (kind) => `${kind} sells for`,
  Rent: (kind) => `${kind} rents for`,
  PG: () => 'a bed costs',
}
const KIND_UNKNOWN = 'property'
const isOne = (value: string) => value === '1'
/** "an office", "a flat". */
const one = (kind: string) => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind || KIND_UNKNOWN}`
const far = (isLow: boolean) => (isLow ? 'far less' : 'far more')
const fromTo = ([least, most]: Span) => `${least} to ${most}`

/** The texts of both ends. */
type Span = readonly [string, string]

/** How a value that was asked about is said: on its button, on the desk and in a file. */
export const SAID_TEXTS = {
  rate: (figure: string, type: ListingType) => `${figure} ${RATES[type]}`,
  deposit: (figure: string) => `a deposit of ${figure}`,
  maintenance: (figure: string) => `maintenance of ${figure}`,
  bedrooms: (count: string) => `${count} ${isOne(count) ? 'bedroom' : 'bedrooms'}`,
  rooms: (count: string, area: string) =>
    `${count} ${isOne(count) ? 'bedroom' : 'bedrooms'} on ${area}`,
  bathrooms: (count: string) => `${count} ${isOne(count) ? 'bathroom' : 'bathrooms'}`,
  totalFloors: (count: string) => `${count} floors`,
  availableFrom: (day: string) => `available from ${day}`,
} as const

/** The questions to the poster about a value outside its bounds. `said` is the value in words. */
export const ODD_TEXTS = {
  price: (said: string, isLow: boolean, type: ListingType, kind: string) =>
    `${said} is ${far(isLow)} than ${COSTS[type](one(kind))}. Is it right?`,
  rate: (said: string, isLow: boolean, usual: Span) =>
    `${said} is ${far(isLow)} than such a property usually costs: ${fromTo(usual)}. Are the price and the area right?`,
  area: (said: string, isLow: boolean, kind: string) =>
    `${said} is far ${isLow ? 'smaller' : 'larger'} than ${one(kind)} usually is. Is it right?`,
  deposit: (said: string, isLow: boolean, usual: Span) =>
    `${said} is ${far(isLow)} than usual for such a rent: ${fromTo(usual)}. Is it right?`,
  maintenance: (said: string, isLow: boolean) =>
    isLow
      ? `${said} is far less than a whole property costs. Is it for the property, not for a square foot?`
      : `${said} is far more than such a property costs. Is it right?`,
  rooms: (said: string) => `${said}: each would be smaller than a bed. Are both right?`,
  count: (said: string, kind: string) => `${said}: that is unusual for ${one(kind)}. Is it right?`,
  day: (said: string, isLow: boolean) =>
    `${said} is ${isLow ? 'long past' : 'many years ahead'}. Is it right?`,
  unconfirmed: 'Some figures are unusual. Confirm each, or change it.',
  yes: (said: string) => `Yes, ${said}`,
  change: 'Change it',
} as const

/** About what a text in a form means. */
export const READ_TEXTS = {
  which: (written: string) => `What do you mean by “${written}”?`,
  choose: (written: string) => `“${written}” may mean several things. Choose one of them.`,
} as const

/** The marks of the desk: the value in short, and the sentence. */
export const ODD_MARKS = {
  confirmed: (said: string) => `${said}: confirmed`,
  unconfirmed: (said: string) => `${said}?`,
  posterConfirmed: (said: string) => `The poster confirmed ${said}.`,
  outside: (said: string) => `${said} is outside the usual; the poster was not asked about it.`,
} as const
