import type { AreaBasis, AreaUnit } from '../area/constants.ts'
import type { ListingType } from '../listing/constants.ts'
import { BASIS_HEADS, MONEY_UNIT_HEADS } from '../listing/heads.ts'
import { areaUnitAt, lexicon, longest, moneyUnitAt, tidy, tokensOf } from '../reading/parts.ts'
import { lazy } from '../text/lazy.ts'
import { FILE_LIMITS } from './constants.ts'

const BASES = lazy(() => lexicon<AreaBasis>(BASIS_HEADS))
const wordsOf = (head: string) =>
  tokensOf(tidy(head.slice(0, FILE_LIMITS.head).replaceAll('_', ' ')))

/** What an area is measured as, and its unit, by the head of its column. */
export function areaHead(head: string): { basis: AreaBasis | null; unit: AreaUnit | null } {
  const tokens = wordsOf(head)
  const found = new Set(tokens.flatMap((_, at) => longest(BASES(), tokens, at)?.meaning ?? []))
  const basis = BASIS_HEADS.map(([, one]) => one).find((one) => found.has(one)) ?? null
  const units = tokens.flatMap((_, at) => areaUnitAt(tokens, at)?.meaning ?? [])
  return { basis, unit: units[0] ?? null }
}

const RENT = /^(?:rent|rental|lease|kiraya|किराया)$/
const SALE = /^(?:sale|selling|sell|resale|बिक्री)$/
const BED = /^(?:bed|pg|person)$/
const PER = /^(?:per|\/|rate|प्रति)$/

/**
 * What the head of a column says about its amounts: the unit of its figures, whether they are paid for each unit of
 * area, and what is offered for them.
 */
export function moneyHead(head: string): {
  unit: string | null
  perArea: boolean
  deal: ListingType | null
} {
  const tokens = wordsOf(head)
  const units = tokens.flatMap(({ typed }, at) => (moneyUnitAt(tokens, at) ? typed : []))
  const words = tokens.map(({ text }) => text)
  const [isRent, isSale] = [RENT, SALE].map((deal) => words.some((word) => deal.test(word)))
  const isBed = words.some((word) => BED.test(word))
  const isRate = (at: number) => areaUnitAt(tokens, at) && PER.test(words[at - 1] ?? '')
  return {
    unit: units[0] ?? null,
    perArea: words.includes('psf') || tokens.some((_, at) => isRate(at)),
    deal: isBed ? 'PG' : isRent === isSale ? null : isRent ? 'Rent' : 'Sell',
  }
}

/** Whether a column has the numbers of sectors. */
export const isSectorHead = (head: string): boolean =>
  wordsOf(head).some(({ text }) => /^(?:sec|sector|सेक्टर)$/.test(text))

const MONEY_UNITS = lazy(() => lexicon<true>([[MONEY_UNIT_HEADS, true]]))
/** Whether a column says in which unit the prices of another one are. */
export function isMoneyUnitHead(head: string): boolean {
  const tokens = wordsOf(head)
  return longest(MONEY_UNITS(), tokens, 0)?.end === tokens.length
}
