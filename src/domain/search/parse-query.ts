import { shownValue } from '#language/listing/texts-values'
import { CITY_NAMES } from '../city/constants.ts'
import { FACINGS } from '../listing/constants.ts'
import { guestsOf } from '../listing/rules.ts'
import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { RANGE_TEXTS, UNDERSTOOD_TEXTS as WISH_LABELS } from '#language/search/texts-options'
import { withPlainDigits } from '../text/digits.ts'
import { AREA, areaRange, MONEY, moneyRange } from './amounts.ts'
import { SALES_FROM } from './constants.ts'
import type { WordField } from './table.ts'
import { plain, standingAlone } from './text.ts'
import {
  CITY_WORDS,
  FURNISHING_WORDS,
  GUEST_WORDS,
  IDLE_WORDS,
  KIND_WORDS,
  NUMBER_WORDS,
  SAME_WORDS,
  WISH_WORDS,
} from './vocabulary.ts'

/** What rows have to fulfil: `is`, `within` and `sale` together, or `text` occurs in a name. Amounts include both ends. */
export type Condition = {
  is?: Partial<Record<WordField, readonly string[]>>
  within?: { field: 'price' | 'plotArea' | 'bedrooms'; from: number; to: number }
  /** True: for sale. False: to let. */
  sale?: boolean
  text?: string
  pattern?: RegExp
}
/** The meaning of a part of the words. Parts of one dimension are alternatives; different dimensions must all match. */
export type Part = {
  dimension:
    | 'wish'
    | 'kind'
    | 'city'
    | 'rooms'
    | 'price'
    | 'area'
    | 'furnishing'
    | 'facing'
    | 'place'
    | 'guests'
  label: string
  condition: Condition
}
/** A piece of the typed text, in order; `part` is null for words without a special meaning. */
export type Segment = { text: string; part: Part | null }

/** `read` receives the match and its groups. */
type Reader = { pattern: RegExp; read: (match: readonly (string | undefined)[]) => Part | null }

const alone = (words: string) => new RegExp(standingAlone(plain(words)), 'gu')
const NUMBERS = `\\d(?:\\.5)?|${NUMBER_WORDS.join('|')}`
const ROOMS = `(?:(?:(more than)|(at least|min(?:imum)?))\\s+)?(${NUMBERS})(?:\\s*(?:,|/|-|&|to|or|and)\\s*(${NUMBERS}))?\\s*(\\+)?\\s*(?:bhk|bed ?rooms?|beds?|br)s?(?:\\s*((?:and|or) (?:above|more|up)))?`
const numberOf = (text: string) =>
  Math.floor(Number(text)) || (NUMBER_WORDS as readonly string[]).indexOf(text) + 1
const readerOf = (words: string, part: (text: string) => Part): Reader => ({
  pattern: alone(words),
  read: ([text = '']) => part(text),
})

const WISHED: Record<keyof typeof WISH_LABELS, Condition> = {
  pg: { is: { listingType: ['PG'] } },
  lease: { is: { listingType: ['Rent'], propertyCategory: ['Commercial'] } },
  rent: { is: { listingType: ['Rent'] } },
  buy: { is: { listingType: ['Sell'] } },
}

/** In the order of their use: numbers in place names before numbers with a unit, longer words before shorter ones. */
const READERS: readonly Reader[] = [
  readerOf('(?:sector|sec|sect|phase|ph|block)[ -]*\\d+[a-z]?', (text) => {
    const [, word = '', number = ''] = /^(\p{L}+)[ -]*(.*)$/u.exec(text) ?? []
    const place = `${SAME_WORDS[word] ?? word} ${number}`
    return {
      dimension: 'place',
      label: place.replace(/^./, (letter) => letter.toUpperCase()),
      condition: { pattern: new RegExp(alone(place), 'u') },
    }
  }),
  {
    pattern: new RegExp(AREA, 'gu'),
    read: (match) => {
      const range = areaRange(match)
      return (
        range && {
          dimension: 'area',
          label: range.label,
          condition: { within: { field: 'plotArea', from: range.from, to: range.to } },
        }
      )
    },
  },
  {
    pattern: alone(ROOMS),
    read: ([, beyond, least, first = '', second, plus, above]) => {
      const from = numberOf(first) + (beyond ? 1 : 0)
      const to = second ? numberOf(second) : from
      const more = beyond ?? least ?? plus ?? above
      const until = more ? Number.POSITIVE_INFINITY : Math.max(from, to)
      return {
        dimension: 'rooms',
        label: RANGE_TEXTS.rooms(from, second ? to : null, Boolean(more)),
        condition: { within: { field: 'bedrooms', from: Math.min(from, to), to: until } },
      }
    },
  },
  ...[...FACINGS].reverse().map((facing) =>
    readerOf(`${facing.toLowerCase().replace('-', '[ -]?')}[ -]?(?:facing|face)`, () => ({
      dimension: 'facing',
      label: DESCRIBED_TEXTS.facing(shownValue(facing)),
      condition: { is: { facingType: [facing] } },
    })),
  ),
  ...Object.entries(FURNISHING_WORDS).map(([furnishing, words]) =>
    readerOf(words, () => ({
      dimension: 'furnishing',
      label: shownValue(furnishing),
      condition: { is: { furnishing: [furnishing] } },
    })),
  ),
  ...CITY_NAMES.map((city) =>
    readerOf(CITY_WORDS[city], (text) => ({
      dimension: 'city',
      label: city,
      // It may also be part of a name: "Kashi Plots" need not be in Varanasi.
      condition: { is: { city: [city] }, text },
    })),
  ),
  ...Object.entries(GUEST_WORDS).map(([guests, words]) =>
    readerOf(words, () => ({
      dimension: 'guests',
      label: guestsOf(guests),
      condition: { is: { pgFor: [guests, 'Women and men'] } },
    })),
  ),
  ...KIND_WORDS.map(([words, types]) =>
    readerOf(words, (text) => ({
      dimension: 'kind',
      label: types.map(shownValue).join(', '),
      condition: { is: { propertyType: types }, text },
    })),
  ),
  ...(['pg', 'lease', 'rent', 'buy'] as const).map((wish) =>
    readerOf(WISH_WORDS[wish], () => ({
      dimension: 'wish',
      label: WISH_LABELS[wish],
      condition: WISHED[wish],
    })),
  ),
]

function readWith({ pattern, read }: Reader, { text, part }: Segment): Segment[] {
  if (part) return [{ text, part }]
  const segments: Segment[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [all, before = '', ...groups] = match
    const words = all.slice(before.length)
    const found = read([words, ...groups])
    if (!found) continue
    const begin = match.index + before.length
    segments.push({ text: text.slice(end, begin), part: null }, { text: words, part: found })
    end = match.index + all.length
  }
  return [...segments, { text: text.slice(end), part: null }]
}

const LETTING = ['pg', 'lease', 'rent'] as const
const isWish = (segment: Segment, ...wishes: (keyof typeof WISH_LABELS)[]) =>
  segment.part?.dimension === 'wish' &&
  wishes.some((wish) => segment.part?.label === WISH_LABELS[wish])

/** Reads prices after rent or purchase is known; without such a word, the amount decides. */
function moneyReader(segments: readonly Segment[]): Reader {
  const letting = segments.some((segment) => isWish(segment, ...LETTING))
  const wished = letting || segments.some((segment) => isWish(segment, 'buy'))
  return {
    pattern: new RegExp(MONEY, 'gu'),
    read: (groups) => {
      const range = moneyRange(groups, letting)
      if (!range) return null
      const bought = (Number.isFinite(range.to) ? range.to : range.from) >= SALES_FROM
      const within = { field: 'price', from: range.from, to: range.to } as const
      return {
        ...{ dimension: 'price', label: range.label },
        condition: wished ? { within } : { within, sale: bought },
      }
    },
  }
}

let last: { q: string; segments: Segment[] } = { q: '', segments: [] }
/** Parses the words of a search, in their order; words without meaning are left out. */
export function parseQuery(q: string): readonly Segment[] {
  // One search parses the same words several times.
  if (q !== last.q) last = { q, segments: segmentsOf(q) }
  return last.segments
}

function segmentsOf(q: string): Segment[] {
  const whole: Segment = { text: plain(withPlainDigits(q)).replace(/\s+/g, ' '), part: null }
  const worded = READERS.reduce(
    (segments, reader) => segments.flatMap((segment) => readWith(reader, segment)),
    [whole],
  )
  const money = moneyReader(worded)
  const read = worded.flatMap((segment) => readWith(money, segment))
  // A PG and a lease always have a rent.
  const isClear = !read.some((segment) => isWish(segment, 'pg', 'lease'))
  return read.flatMap((segment) => {
    if (segment.part) return isClear || !isWish(segment, 'rent') ? [segment] : []
    return segment.text
      .split(/[\s,;()-]+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word) && !IDLE_WORDS.has(word))
      .map((word) => ({ text: SAME_WORDS[word] ?? word, part: null }))
  })
}
