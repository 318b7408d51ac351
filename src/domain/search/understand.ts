import { CITY_NAMES } from '../city/constants.ts'
import { FACINGS } from '../listing/constants.ts'
import { guestsOf } from '../listing/rules.ts'
import { withPlainDigits } from '../text/digits.ts'
import { AREA, areaRange, MONEY, moneyRange } from './amounts.ts'
import { type Searchable, textOf, plain } from './text.ts'
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

/** What a part of the words asks for. Parts of one dimension are alternatives; those of different ones all hold. */
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
  fits: (listing: Searchable) => boolean
}
/** A piece of what was typed, in order; `part` is null for words that are looked for as they are. */
export type Segment = { said: string; part: Part | null }

type Reader = { pattern: RegExp; read: (match: RegExpMatchArray) => Part | null }

const alone = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain(words)})(?![\\p{L}\\p{N}])`, 'gu')
/** Words may be part of a name as well: "Kashi Plots" is no offer in Varanasi. */
const orNamed = (said: string, fits: (listing: Searchable) => boolean) => (listing: Searchable) =>
  fits(listing) || textOf(listing).includes(said)
const within = (amount: number, { from, to }: { from: number; to: number }) =>
  amount >= from && amount <= to
/** Between the dearest rent and the cheapest sale, in rupees. */
const SALES_FROM = 500_000

const NUMBERS = `\\d|${NUMBER_WORDS.join('|')}`
const ROOMS = `(${NUMBERS})(?:\\s*(?:,|/|-|&|to|or|and)\\s*(${NUMBERS}))?\\s*(\\+)?\\s*(?:bhk|bed ?rooms?|beds?|br)s?`
const figureOf = (text: string) =>
  Number(text) || (NUMBER_WORDS as readonly string[]).indexOf(text) + 1
const readerOf = (words: string, part: (said: string) => Part): Reader => ({
  pattern: alone(words),
  read: ([said]) => part(said),
})

const WISH_LABELS = { pg: 'PG', lease: 'Lease for business', rent: 'To rent', buy: 'To buy' }
const fitsWish = {
  pg: ({ listingType }: Searchable) => listingType === 'PG',
  lease: ({ listingType, propertyCategory }: Searchable) =>
    listingType === 'Rent' && propertyCategory === 'Commercial',
  rent: ({ listingType }: Searchable) => listingType === 'Rent',
  buy: ({ listingType }: Searchable) => listingType === 'Sell',
}

/** In the order in which they are tried: figures with a unit before figures alone, longer words before shorter ones. */
const READERS: readonly Reader[] = [
  {
    pattern: new RegExp(AREA, 'gu'),
    read: (match) => {
      const range = areaRange(match)
      return (
        range && {
          dimension: 'area',
          label: range.label,
          fits: ({ plotArea }) => within(plotArea, range),
        }
      )
    },
  },
  {
    pattern: alone(ROOMS),
    read: ([, first = '', second, more]) => {
      const [from, to] = [figureOf(first), figureOf(second ?? first)]
      const until = more ? Number.POSITIVE_INFINITY : Math.max(from, to)
      return {
        dimension: 'rooms',
        label: `${from}${second ? ` or ${to}` : ''}${more ? '+' : ''} BHK`,
        fits: ({ bedrooms }) => within(bedrooms ?? 0, { from: Math.min(from, to), to: until }),
      }
    },
  },
  readerOf('(?:sector|sec|sect|phase|ph|block)[ -]*\\d+ ?[a-z]?', (said) => {
    const [, word = '', number = ''] = /^(\p{L}+)[ -]*(.*)$/u.exec(said) ?? []
    const place = `${SAME_WORDS[word] ?? word} ${number.replace(' ', '')}`
    const pattern = alone(place)
    return {
      dimension: 'place',
      label: place.replace(/^./, (letter) => letter.toUpperCase()),
      fits: (listing) => textOf(listing).search(pattern) >= 0,
    }
  }),
  {
    pattern: new RegExp(MONEY, 'gu'),
    read: (match) => {
      const range = moneyRange(match)
      if (!range) return null
      const bought = (Number.isFinite(range.to) ? range.to : range.from) >= SALES_FROM
      return {
        dimension: 'price',
        label: range.label,
        fits: ({ listingType, price }) =>
          (listingType === 'Sell') === bought && within(price, range),
      }
    },
  },
  ...[...FACINGS].reverse().map((facing) =>
    readerOf(`${facing.toLowerCase().replace('-', '[ -]?')}[ -]?(?:facing|face)`, () => ({
      dimension: 'facing',
      label: `${facing} facing`,
      fits: ({ facingType }) => facingType === facing,
    })),
  ),
  ...Object.entries(FURNISHING_WORDS).map(([furnishing, words]) =>
    readerOf(words, () => ({
      dimension: 'furnishing',
      label: furnishing,
      fits: (listing) => listing.furnishing === furnishing,
    })),
  ),
  ...CITY_NAMES.map((city) =>
    readerOf(CITY_WORDS[city], (said) => ({
      dimension: 'city',
      label: city,
      fits: orNamed(said, (listing) => listing.city === city),
    })),
  ),
  ...Object.entries(GUEST_WORDS).map(([guests, words]) =>
    readerOf(words, () => ({
      dimension: 'guests',
      label: guestsOf(guests),
      fits: ({ pgFor }) => pgFor === guests || pgFor === 'Women and men',
    })),
  ),
  ...KIND_WORDS.map(([words, types]) =>
    readerOf(words, (said) => ({
      dimension: 'kind',
      label: types.join(', '),
      fits: orNamed(said, ({ propertyType }) => types.includes(propertyType)),
    })),
  ),
  ...(['pg', 'lease', 'rent', 'buy'] as const).map((wish) =>
    readerOf(WISH_WORDS[wish], () => ({
      dimension: 'wish',
      label: WISH_LABELS[wish],
      fits: fitsWish[wish],
    })),
  ),
]

function readWith({ pattern, read }: Reader, { said, part }: Segment): Segment[] {
  if (part) return [{ said, part }]
  const segments: Segment[] = []
  let end = 0
  for (const match of said.matchAll(pattern)) {
    const found = read(match)
    if (!found) continue
    segments.push(
      { said: said.slice(end, match.index), part: null },
      { said: match[0], part: found },
    )
    end = match.index + match[0].length
  }
  return [...segments, { said: said.slice(end), part: null }]
}

/** What the words of a search ask for, in their order; words that say nothing are left out. */
export function understand(q: string): Segment[] {
  const whole: Segment = { said: plain(withPlainDigits(q)).replace(/\s+/g, ' '), part: null }
  const read = READERS.reduce(
    (segments, reader) => segments.flatMap((segment) => readWith(reader, segment)),
    [whole],
  )
  return read.flatMap((segment) =>
    segment.part
      ? [segment]
      : segment.said
          .split(/[\s,;()-]+/)
          .filter((word) => /[\p{L}\p{N}]/u.test(word) && !IDLE_WORDS.has(word))
          .map((word) => ({ said: SAME_WORDS[word] ?? word, part: null })),
  )
}
