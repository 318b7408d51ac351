import { COLUMN_TEXTS } from '#language/listing-file/texts'
import { AREA_BASES, type AreaBasis, type AreaUnit } from '../area/constants.ts'
import type { ListingType } from '../listing/constants.ts'
import { FIELD_NAMES, fieldOf, shortLabel } from '../listing/fields.ts'
import {
  BASIS_HEADS,
  BESIDE_HEADS,
  FIELD_HEADS,
  MONEY_UNIT_HEADS,
  OTHER_HEADS,
  OWN_NOTES,
  VALIDITY_HEADS,
  WEAK_HEADS,
} from '../listing/heads.ts'
import { areaUnitAt, lexicon, longest, moneyUnitAt, tidy, tokensOf } from '../reading/parts.ts'
import { fold } from '../text/fold.ts'
import { lazy } from '../text/lazy.ts'
import { columnName } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import type { Meaning } from './table.ts'

/** What a head is compared by: its letters and figures alone, in either case. */
export const headKey = (head: string) => fold(head).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const OTHERS = Object.keys(OTHER_HEADS) as (keyof typeof OTHER_HEADS)[]

/** The meanings of each head: the template's own first, then the order of the fields. */
const MEANINGS = lazy(() => {
  const known = new Map<string, Meaning[]>()
  const add = (meaning: Meaning, head: string) => {
    const key = headKey(head)
    const meanings = known.get(key)
    if (!key || meanings?.includes(meaning)) return
    if (meanings) meanings.push(meaning)
    else known.set(key, [meaning])
  }
  for (const name of FIELD_NAMES)
    for (const head of [columnName(name), fieldOf(name).label, shortLabel(name), name])
      add(name, head)
  add('ignored', COLUMN_TEXTS.problem)
  for (const name of FIELD_NAMES)
    for (const head of FIELD_HEADS[name]?.split(';') ?? []) add(name, head)
  for (const head of VALIDITY_HEADS.split(';')) add('status', head)
  for (const other of OTHERS) for (const head of OTHER_HEADS[other].split(';')) add(other, head)
  return known
})
const OWN = lazy(
  () => new Set(FIELD_NAMES.flatMap((name) => [columnName(name), name]).map(headKey)),
)
/** Whether a head is one of the template's own. */
export const isOwnHead = (head: string): boolean => OWN().has(headKey(head))
const NOTES = lazy(() => new Set(OWN_NOTES.split(';').map(headKey)))
/** Whether a column is often kept for oneself. */
export const isNotesHead = (head: string): boolean => NOTES().has(headKey(head))
const WEAK = lazy(() => new Set(WEAK_HEADS.split(';').map(headKey)))
/** Whether another column of the same meaning counts before one with this head. */
export const isWeakHead = (head: string): boolean => WEAK().has(headKey(head))
const VALIDITY = lazy(() => new Set(VALIDITY_HEADS.split(';').map(headKey)))
/** Whether a column has the days until which its homes are on offer. */
export const isValidityHead = (head: string): boolean => VALIDITY().has(headKey(head))
const BESIDE = lazy(() => lexicon<true>([[BESIDE_HEADS, true]]))

/** What divides the name of a group of columns from that of a column in it. */
const IN_GROUP = ': '
/** The head of a column under that of its group: "Area: Carpet". */
export const groupedHead = (group: string, head: string): string => `${group}${IN_GROUP}${head}`

const withoutBrackets = (head: string) => head.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
const HUMP = /(\p{Ll})(?=\p{Lu})/gu
/** Programs write LivingArea for a head, and SquareFeet in a cell. */
export const spaced = (word: string): string =>
  /^(?:\p{Lu}\p{Ll}+){2,}$/u.test(word) ? word.replace(HUMP, '$1 ') : word
const wordsIn = (head: string) => tokensOf(tidy(spaced(head).replaceAll('_', ' ')))
function withoutUnits(head: string): string {
  const tokens = wordsIn(withoutBrackets(head))
  let kept = ''
  for (let at = 0; at < tokens.length; ) {
    const beside = longest(BESIDE(), tokens, at)
    if (!beside) kept += ` ${tokens[at]?.text ?? ''}`
    at = beside?.end ?? at + 1
  }
  return kept
}

type HeadMeaning = { meanings: readonly Meaning[]; exact: boolean }

/** What a head may mean; `exact` is false where it only contains the name of a column. */
export function meaningsOf(written: string): HeadMeaning {
  const head = written.slice(0, FILE_LIMITS.head)
  const at = head.indexOf(IN_GROUP)
  const [group, own] = at < 0 ? ['', head] : [head.slice(0, at), head.slice(at + IN_GROUP.length)]
  return exactly(head) ?? exactly(own) ?? partly(own) ?? exactly(group) ?? partly(group) ?? UNKNOWN
}
const UNKNOWN: HeadMeaning = { meanings: [], exact: false }

function exactly(head: string): HeadMeaning | null {
  for (const form of [head, withoutBrackets(head), withoutUnits(head)]) {
    const meanings = MEANINGS().get(headKey(form))
    if (meanings) return { meanings, exact: true }
  }
  return null
}

function partly(head: string): HeadMeaning | null {
  const words = wordsIn(head).map(({ text }) => text)
  for (let count = Math.min(words.length, 5); count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const part = words.slice(at, at + count).join('')
      const meanings = part.length > 2 ? MEANINGS().get(headKey(part)) : undefined
      if (meanings) return { meanings, exact: false }
    }
  return null
}

export const isHead = (cell: string): boolean =>
  cell.length <= FILE_LIMITS.head && /\p{L}/u.test(cell) && meaningsOf(cell).exact

const [, BUILT_UP, SUPER] = AREA_BASES
const BASES = lazy(() => lexicon<AreaBasis>(BASIS_HEADS))
const wordsOf = (head: string) => wordsIn(head.slice(0, FILE_LIMITS.head))

/**
 * What an area is measured as, and its unit, by the head of its column. `local`: the word for one that differs from
 * place to place, for the reader of areas to ask about or to refuse.
 */
export function areaHead(head: string): {
  basis: AreaBasis | null
  unit: AreaUnit | null
  local: string | null
} {
  const tokens = wordsOf(head)
  const found = new Set(tokens.flatMap((_, at) => longest(BASES(), tokens, at)?.meaning ?? []))
  // "Super built-up" names the larger one; "Plot/Built up" is of either, as the home is.
  if (found.has(SUPER)) found.delete(BUILT_UP)
  const [basis = null, ...others] = found
  const units = tokens.flatMap((_, at) => areaUnitAt(tokens, at)?.meaning ?? [])
  const local = tokens.find((_, at) => areaUnitAt(tokens, at)?.meaning === null)
  return {
    basis: others.length > 0 ? null : basis,
    unit: units[0] ?? null,
    local: units.length > 0 ? null : (local?.typed ?? null),
  }
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
