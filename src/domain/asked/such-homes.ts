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
type Rated = { rate: number; statedOn: string; invented: boolean }

/**
 * What is kept of the asking prices of such homes in one place: enough for the range of all of them, and for that of all
 * but any one. `kept` is null where they are too few for a range. `rates` has some of the ascending ones by their place,
 * `oldest` the two days stated the longest ago, and `invented` is the number of prices of invented posters.
 */
export type AskedPrices = {
  count: number
  kept: {
    rates: Readonly<Record<number, number>>
    oldest: readonly string[]
    invented: number
  } | null
}
/** The prices of one kind in a place, by `roomsOf`. */
export type AskedByRooms = Readonly<Record<string, AskedPrices>>

type Kind = Pick<SuchHome, 'listingType' | 'propertyType' | 'bedrooms' | 'city'>

/** PGs are let by the bed, so neither the rooms nor the size of the flat matter. */
export const bedroomsOf = ({ listingType, bedrooms }: Omit<Kind, 'city' | 'propertyType'>) =>
  listingType === 'PG' ? null : (bedrooms ?? null)

const sizeFor = ({ listingType, plotArea }: Pick<SuchHome, 'listingType' | 'plotArea'>) =>
  listingType === 'PG' ? 1 : plotArea

/** The number of bedrooms as a key; empty where there are none. */
const roomsOf = (home: Omit<Kind, 'city' | 'propertyType'>) => String(bedroomsOf(home) ?? '')

const kindOf = (home: Kind) => `${home.city}/${kindSlug(home)}/${roomsOf(home)}`

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

const ratedOf = (one: AskedHome): Rated => ({
  rate: one.price / sizeFor(one),
  statedOn: one.statedOn,
  invented: one.invented,
})

/**
 * The places of the rates between which the ends of the middle half are: three for each end, because without one lower
 * rate all others move down by one.
 */
const placesKept = (count: number): number[] =>
  MIDDLE_HALF.map((share) => Math.floor((count - 2) * share)).flatMap((n) => [n, n + 1, n + 2])

function pricesOf(homes: readonly AskedHome[]): AskedPrices {
  const rated = oncePerHome(homes).map(ratedOf)
  const count = rated.length
  if (count < LEAST_ASKED) return { count, kept: null }
  const rates = rated.map(({ rate }) => rate).sort((a, b) => a - b)
  return {
    count,
    kept: {
      rates: Object.fromEntries(placesKept(count).map((n) => [n, rates[n] ?? 0])),
      oldest: rated
        .map(({ statedOn }) => statedOn)
        .sort()
        .slice(0, 2),
      invented: rated.filter(({ invented }) => invented).length,
    },
  }
}

/** What is kept of homes of one kind in one place. */
export const askedByRooms = (homes: readonly AskedHome[]): AskedByRooms =>
  Object.fromEntries([...Map.groupBy(homes, roomsOf)].map(([key, some]) => [key, pricesOf(some)]))

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

/** The range of some prices for a size, without that of the home itself; null if they are too few. */
function rangeOf(
  prices: AskedPrices | undefined,
  size: number,
  of: 'locality' | 'city',
  own: Rated | undefined,
): { count: number; range: AskedRange | null } {
  const count = Math.max(0, (prices?.count ?? 0) - Number(own !== undefined))
  if (!prices?.kept || count < LEAST_ASKED) return { count, range: null }
  const { rates, oldest, invented } = prices.kept
  const rateAt = (n: number) => {
    const rate = rates[n] ?? 0
    return (own && rate >= own.rate ? rates[n + 1] : rate) ?? 0
  }
  const [low, high] = middleHalf(count, rateAt)
  return {
    count,
    range: {
      ...roundedOutward(low * size, high * size),
      count,
      since: oldest[Number(own?.statedOn === oldest[0])] ?? '',
      sure: sureOf(count, ((high - low) * 100) / low, of),
      invented: invented > Number(own?.invented ?? false),
    },
  }
}

/**
 * What homes such as one are asked for, by the prices of its kind in its locality and in its city. `own` are the offers
 * of the home itself, which is left out.
 */
export function askedFrom(
  home: SuchHome,
  { here, inCity }: { here: AskedByRooms | undefined; inCity: AskedByRooms | undefined },
  own: readonly AskedHome[],
): Asked {
  const { city, locality } = home
  const rooms = roomsOf(home)
  const size = sizeFor(home)
  const alike = own.filter((one) => kindOf(one) === kindOf(home))
  const place = locality === null ? null : localityKey({ city, locality })
  const ownIn = (offers: readonly AskedHome[]) => oncePerHome(offers).map(ratedOf)[0]
  const near = rangeOf(
    here?.[rooms],
    size,
    'locality',
    ownIn(alike.filter((one) => localityKey(one) === place)),
  )
  const far = rangeOf(inCity?.[rooms], size, 'city', ownIn(alike))
  const counts = {
    here: near.count,
    inCity: far.count,
    place: locality === null ? '' : localityName({ city, locality }),
  }
  if (near.range) return { of: 'locality', range: near.range, ...counts }
  return { of: far.range && 'city', range: far.range, ...counts }
}

/**
 * Compares homes with those on offer. The function that it returns says what homes such as one are asked for; `own` is
 * the home itself, where it is among them, which is left out.
 */
export function askedAmong(homes: readonly AskedHome[]) {
  const groupOf = (home: Kind) => `${home.city}/${kindSlug(home)}`
  const kinds = new Map(
    [...Map.groupBy(homes, groupOf)].map(([group, some]) => [
      group,
      {
        inCity: askedByRooms(some),
        here: new Map(
          [...Map.groupBy(some, localityKey)].map(([key, few]) => [key, askedByRooms(few)]),
        ),
      },
    ]),
  )
  const offersOf = Map.groupBy(homes, ({ home }) => home)
  return (home: SuchHome, own: string | null = null): Asked => {
    const kind = kinds.get(groupOf(home))
    const { city, locality } = home
    const here = locality === null ? undefined : kind?.here.get(localityKey({ city, locality }))
    const offers = own === null ? [] : (offersOf.get(own) ?? [])
    return askedFrom(home, { here, inCity: kind?.inCity }, offers)
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
export function homesOf(listings: readonly Offer[]): (AskedHome & { id: string })[] {
  const offers = listings.filter(isOpen)
  const homeOf = homeOfEach(offers)
  return offers.map((offer) => ({
    id: offer.id,
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
