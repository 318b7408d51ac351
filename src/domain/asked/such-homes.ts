import type { Availability, ListingType, PropertyType } from '../listing/constants.ts'
import { medianOf } from '../locality/stats.ts'
import { kindSlug, localityKey, localityName } from '../search/places.ts'
import { indianDate } from '../time/calendar.ts'
import { LEAST_ASKED, MIDDLE_HALF, SURE_LIMITS, type Sure } from './constants.ts'

/** What decides with which homes one is compared, and its size in sq ft. Without a locality it is the whole city. */
export type SuchHome = {
  listingType: ListingType
  propertyType: PropertyType
  bedrooms?: number | null
  city: string
  locality: string | null
  plotArea: number
}

/**
 * A home on offer, with its asking price in rupees. All listings of one home have the same `home`. `statedOn` is the
 * day on which the price was last stated or confirmed; `invented`: its poster is, and with them the price.
 */
export type AskedHome = SuchHome & {
  home: string
  locality: string
  price: number
  statedOn: string
  invented: boolean
}

/** The middle half of `count` asking prices, for one size, in rupees and rounded outward. */
export type AskedRange = {
  low: number
  high: number
  count: number
  /** The day since which each of the prices was stated or confirmed. */
  since: string
  sure: Sure
  /** Whether any of them is of an invented poster. */
  invented: boolean
}

/**
 * What such homes are asked for: the range in the locality, or else in its city; null if both have too few. `here` and
 * `inCity` are the numbers of asking prices; `place` is the locality by its name on the map, or as it was written.
 */
export type Asked = {
  of: 'locality' | 'city' | null
  range: AskedRange | null
  here: number
  inCity: number
  place: string
}

/** One asking price: of PGs for a bed, of all others for a sq ft. */
type Rated = { home: string; rate: number; statedOn: string; invented: boolean }
/** The prices of such homes in one place, ascending, and those two that were stated the longest ago. */
type Prices = { rates: readonly Rated[]; oldest: readonly Rated[]; invented: number }

type Kind = Pick<SuchHome, 'listingType' | 'propertyType' | 'bedrooms' | 'city'>

/** PGs are let by the bed, so neither the rooms nor the size of the flat matter. */
export const bedroomsOf = ({ listingType, bedrooms }: Omit<Kind, 'city' | 'propertyType'>) =>
  listingType === 'PG' ? null : (bedrooms ?? null)

const sizeFor = ({ listingType, plotArea }: Pick<SuchHome, 'listingType' | 'plotArea'>) =>
  listingType === 'PG' ? 1 : plotArea

const kindOf = (home: Kind) => `${home.city}/${kindSlug(home)}/${bedroomsOf(home) ?? ''}`

/** The lowest price for each home, the newest of equal ones: a home that several accounts offer counts once. */
function oncePerHome(homes: readonly AskedHome[]): AskedHome[] {
  const lowest = new Map<string, AskedHome>()
  for (const one of homes) {
    const known = lowest.get(one.home)
    const isLower =
      !known ||
      one.price < known.price ||
      (one.price === known.price && one.statedOn > known.statedOn)
    if (isLower) lowest.set(one.home, one)
  }
  return [...lowest.values()]
}

function pricesOf(homes: readonly AskedHome[]): Prices {
  const rated = oncePerHome(homes).map((one) => ({
    home: one.home,
    rate: one.price / sizeFor(one),
    statedOn: one.statedOn,
    invented: one.invented,
  }))
  return {
    rates: rated.toSorted((a, b) => a.rate - b.rate),
    oldest: rated.toSorted((a, b) => (a.statedOn < b.statedOn ? -1 : 1)).slice(0, 2),
    invented: rated.filter(({ invented }) => invented).length,
  }
}

/** The rates at the ends of the middle half of `count` ascending ones, between two of them where none is there. */
export function middleHalf(
  count: number,
  rateAt: (n: number) => number,
): [low: number, high: number] {
  const [low, high] = MIDDLE_HALF.map((share) => {
    const place = (count - 1) * share
    const [from, to] = [rateAt(Math.floor(place)), rateAt(Math.ceil(place))]
    return from + (to - from) * (place - Math.floor(place))
  })
  return [low ?? 0, high ?? 0]
}

/** Two digits are said of an amount, and below two of its leading unit also the half: ₹62 L, ₹1.15 Cr, ₹18,500. */
function stepOf(rupees: number): number {
  const unit = 10 ** (String(Math.floor(rupees)).length - 1)
  return Math.max(1, unit / (rupees < 2 * unit ? 20 : 10))
}
/** Rounds outward, so that no asking price leaves the range by rounding; where all ask the same, it is no one figure. */
export function roundedOutward(low: number, high: number): { low: number; high: number } {
  const [least, most] = [Math.round(low), Math.round(high)]
  const [from, to] = [
    Math.floor(least / stepOf(least)) * stepOf(least),
    Math.ceil(most / stepOf(most)) * stepOf(most),
  ]
  return from < to ? { low: from, high: to } : { low: from - stepOf(from), high: to + stepOf(to) }
}

/** `spread`: the width of the range in per cent of its lower end. */
export function sureOf(count: number, spread: number, of: 'locality' | 'city'): Sure {
  const { many, close, wide } = SURE_LIMITS
  if (spread > wide || (of === 'city' && count < many)) return 'low'
  return of === 'locality' && count >= many && spread <= close ? 'high' : 'fair'
}

/** The range of some prices for a size, without those of the home itself; null if they are too few. */
function rangeOf(
  prices: Prices | undefined,
  size: number,
  of: 'locality' | 'city',
  own: string | null,
): { count: number; range: AskedRange | null } {
  if (!prices) return { count: 0, range: null }
  const { rates, oldest, invented } = prices
  const left = own === null ? -1 : rates.findIndex(({ home }) => home === own)
  const count = rates.length - Number(left >= 0)
  const since = oldest.find(({ home }) => home !== own)?.statedOn
  if (count < LEAST_ASKED || since === undefined) return { count, range: null }
  const rateAt = (n: number) => rates[left >= 0 && n >= left ? n + 1 : n]?.rate ?? 0
  const [low, high] = middleHalf(count, rateAt)
  return {
    count,
    range: {
      ...roundedOutward(low * size, high * size),
      count,
      since,
      sure: sureOf(count, ((high - low) * 100) / low, of),
      invented: invented > Number(rates[left]?.invented ?? false),
    },
  }
}

/**
 * Compares homes with those on offer. The function that it returns says what homes such as one are asked for; `own` is
 * the home itself, where it is among them, which is left out.
 */
export function askedAmong(homes: readonly AskedHome[]) {
  const kinds = new Map(
    [...Map.groupBy(homes, kindOf)].map(([kind, some]) => [
      kind,
      {
        inCity: pricesOf(some),
        here: new Map(
          [...Map.groupBy(some, localityKey)].map(([key, few]) => [key, pricesOf(few)]),
        ),
      },
    ]),
  )
  return (home: SuchHome, own: string | null = null): Asked => {
    const kind = kinds.get(kindOf(home))
    const { city, locality } = home
    const prices = locality === null ? undefined : kind?.here.get(localityKey({ city, locality }))
    const size = sizeFor(home)
    const here = rangeOf(prices, size, 'locality', own)
    const inCity = rangeOf(kind?.inCity, size, 'city', own)
    const place = locality === null ? '' : localityName({ city, locality })
    const counts = { here: here.count, inCity: inCity.count, place }
    if (here.range) return { of: 'locality', range: here.range, ...counts }
    return { of: inCity.range && 'city', range: inCity.range, ...counts }
  }
}
export type AskedFor = ReturnType<typeof askedAmong>

/** A public listing, as far as its asking price is compared with others. */
export type Offer = Omit<SuchHome, 'locality'> & {
  id: string
  locality: string
  price: number
  availability: Availability
  confirmedAt: string
  owner: { demo?: true }
  elsewhere: { offers: readonly { id: string }[] } | null
}

/** The home of each listing: those that admins found to be of one home have the same. */
function homeOfEach(offers: readonly Offer[]): (id: string) => string {
  const sameAs = new Map<string, string>()
  const homeOf = (id: string): string => {
    const other = sameAs.get(id)
    return other === undefined ? id : homeOf(other)
  }
  for (const { id, elsewhere } of offers)
    for (const other of elsewhere?.offers ?? []) {
      const [one, two] = [homeOf(id), homeOf(other.id)]
      if (one !== two) sameAs.set(one, two)
    }
  return homeOf
}

const isOpen = ({ availability }: Offer) => availability === 'available'

/** The homes of the listings that can be had. */
export function homesOf(listings: readonly Offer[]): AskedHome[] {
  const offers = listings.filter(isOpen)
  const homeOf = homeOfEach(offers)
  return offers.map((offer) => ({
    home: homeOf(offer.id),
    listingType: offer.listingType,
    propertyType: offer.propertyType,
    bedrooms: offer.bedrooms ?? null,
    city: offer.city,
    locality: offer.locality,
    plotArea: offer.plotArea,
    price: offer.price,
    statedOn: indianDate(new Date(offer.confirmedAt)),
    invented: offer.owner.demo ?? false,
  }))
}

/** What homes such as that of each listing are asked for; null for one that cannot be had. */
export function askedOfEach(listings: readonly Offer[]): (listing: Offer) => Asked | null {
  const homes = homesOf(listings)
  const askedFor = askedAmong(homes)
  const open = listings.filter(isOpen)
  const homeOf = new Map(homes.map(({ home }, n) => [open[n]?.id, home]))
  return (listing) => (isOpen(listing) ? askedFor(listing, homeOf.get(listing.id)) : null)
}

const SIZE_STEP = 50

/** The typical size of some homes, for a range that is of none of them: their middle one, in steps of 50 sq ft. */
function usualSize(homes: readonly Pick<SuchHome, 'plotArea'>[]): number {
  const middle = medianOf(homes.map(({ plotArea }) => plotArea)) ?? 0
  return Math.max(SIZE_STEP, Math.round(middle / SIZE_STEP) * SIZE_STEP)
}

/** What homes of one number of bedrooms are asked for in a place, for their usual size. */
export type AskedBySize = {
  /** Null for kinds without bedrooms, such as plots. */
  bedrooms: number | null
  /** The number of listings. */
  count: number
  /** In sq ft; null where a bed is let. */
  size: number | null
  asked: Asked
}

/** The rows of one kind in a place, the fewest bedrooms first; `locality` is null for a whole city. */
export function askedBySize(
  listings: readonly Omit<SuchHome, 'locality'>[],
  locality: string | null,
  askedFor: AskedFor,
): AskedBySize[] {
  return [...Map.groupBy(listings, bedroomsOf)]
    .map(([bedrooms, some]) => {
      const [first] = some
      const size = first?.listingType === 'PG' ? null : usualSize(some)
      return {
        bedrooms,
        count: some.length,
        size,
        asked: first
          ? askedFor({ ...first, locality, plotArea: size ?? first.plotArea })
          : { of: null, range: null, here: 0, inCity: 0, place: '' },
      }
    })
    .sort((a, b) => (a.bedrooms ?? 0) - (b.bedrooms ?? 0))
}
