import { CITIES, type CityName } from '../../src/domain/city/constants.ts'
import {
  AMENITIES,
  BROKERAGES,
  type Category,
  CORNERS,
  FACINGS,
  FURNISHINGS,
  type ListingType,
  NEGOTIABLE,
  PETS,
  PG_COOLING,
  PG_GATE,
  PG_GUESTS,
  PG_MEALS,
  PG_SERVICE,
  PG_SHARING,
  PROPERTY_AGES,
  type PropertyType,
  TENANTS,
} from '../../src/domain/listing/constants.ts'
import { normaliseListing } from '../../src/domain/listing/fields.ts'
import { isMostlyNameless, madeName, sizedName } from '../../src/domain/listing/name.ts'
import type { ListingFields } from '../../src/domain/listing/schema.ts'
import { NEAR } from '../../src/domain/locality/near.ts'
import { localityOf } from '../../src/domain/locality/rules.ts'
import { DEMO_CITIES, demoOf } from './cities.ts'
import { priceBand } from './prices.ts'
import { propertyDescriber } from './prose.ts'
import { describeInHindi, NAMES_IN_HINDI } from './prose-hindi.ts'
import { type Random, seededRandom } from './random.ts'

type Kind = readonly [ListingType, Category, PropertyType]

/** The offers in each city: all listing types, categories and property types. */
const OFFER: readonly Kind[] = [
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Rent', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Independent House/Villa'],
  ['Sell', 'Commercial', 'Office'],
  ['PG', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Plot/Land'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Rent', 'Commercial', 'Retail'],
  ['Sell', 'Residential', '1 RK/Studio Apartment'],
  ['Sell', 'Commercial', 'Storage'],
  ['Rent', 'Residential', 'Independent House/Villa'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Commercial', 'Retail'],
  ['PG', 'Residential', 'Independent House/Villa'],
  ['Sell', 'Residential', 'Independent House/Villa'],
  ['Rent', 'Commercial', 'Office'],
  ['Sell', 'Commercial', 'Industry'],
  ['Rent', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Plot/Land'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Rent', 'Residential', '1 RK/Studio Apartment'],
  ['Rent', 'Commercial', 'Storage'],
  ['Sell', 'Commercial', 'Plot/Land'],
  ['PG', 'Residential', '1 RK/Studio Apartment'],
  // The most wanted kinds are listed again, because the usual prices of a locality need enough listings.
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Rent', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Independent House/Villa'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Rent', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Plot/Land'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Rent', 'Residential', 'Independent House/Villa'],
  ['Sell', 'Residential', 'Flat/Apartment'],
  ['Sell', 'Residential', 'Flat/Apartment'],
]

const FIRST = [
  'Gulmohar',
  'Kesar',
  'Amaltas',
  'Chandan',
  'Kadamb',
  'Ashoka',
  'Parijat',
  'Neelkanth',
  'Saraswati',
  'Kaveri',
  'Bela',
  'Mogra',
  'Tulsi',
  'Harsingar',
  'Palash',
  'Sheesham',
  'Surya',
  'Meenakshi',
  'Nirmal',
  'Champa',
  'Anand',
  'Vrindavan',
  'Shivalaya',
  'Rajnigandha',
  'Triveni',
  'Hariyali',
  'Ujala',
  'Madhav',
  'Banyan',
]
const SECOND: Record<PropertyType, readonly string[]> = {
  'Flat/Apartment': [
    'Heights',
    'Residency',
    'Sadan',
    'Apartments',
    'Towers',
    'Vatika',
    'Society',
    'Homes',
  ],
  'Independent House/Villa': ['Kothi', 'Villa', 'House', 'Niwas', 'Bhawan', 'Kutir'],
  'Plot/Land': ['Green Plots', 'Layout', 'Meadows Plotted Colony Extension by the Canal Road'],
  '1 RK/Studio Apartment': ['Studios', 'Court', 'Terrace'],
  Office: ['Business Park', 'Chambers', 'Corporate Tower'],
  Retail: ['Arcade', 'Market', 'High Street'],
  Storage: ['Godown', 'Logistics Yard', 'Warehousing'],
  Industry: ['Works', 'Industrial Shed', 'Udyog Bhavan'],
  'Serviced Apartment': ['Suites'],
  Farmhouse: ['Farms'],
  Hospitality: ['Inn'],
}

/** Area in square feet: low, high. */
const AREAS: Record<PropertyType, readonly [number, number]> = {
  'Flat/Apartment': [780, 2200],
  'Independent House/Villa': [1400, 3600],
  'Plot/Land': [900, 4500],
  '1 RK/Studio Apartment': [280, 520],
  Office: [600, 6000],
  Retail: [180, 1600],
  Storage: [2500, 20_000],
  Industry: [5000, 40_000],
  'Serviced Apartment': [450, 1200],
  Farmhouse: [9000, 43_560],
  Hospitality: [4000, 20_000],
}

const SMALL_FLATS = [950, 1450] as const

const round = (value: number, step: number) => Math.round(value / step) * step

/** The groups whose listings go round a city's localities separately. */
function groupOf([listingType, category, type]: Kind): 'flat' | 'home' | 'other' {
  if (listingType !== 'Sell' || category !== 'Residential' || type === 'Plot/Land') return 'other'
  return type === 'Flat/Apartment' ? 'flat' : 'home'
}

/** The index of the next listing's locality among the first three of a city; null for one of the others in turn. */
const DENSE = {
  flat: [0, 1, 2, 0, null, 1, 0, 2, 0, 1, 2, 0, null],
  home: [1, 2, null],
} as const

/**
 * Returns the locality of a listing. Homes go round the city's localities, but most homes for sale are in the first
 * three, whose usual prices need enough listings. `turn` counts the city's listings of the same group.
 */
function localityFor(random: Random, city: CityName, kind: Kind, turn: number): string {
  const [, category, type] = kind
  const { homes, business, industry } = demoOf(city)
  if (type === 'Storage' || type === 'Industry') return random.pick(industry)
  if (category === 'Commercial') return random.pick(business)
  const group = groupOf(kind)
  if (group === 'other') return homes[turn % homes.length] ?? ''
  const dense = DENSE[group][turn % DENSE[group].length] ?? null
  const others = homes.slice(Math.max(...DENSE.flat.map(Number)) + 1)
  return (dense === null ? others[turn % others.length] : homes[dense]) ?? ''
}

/** The position of a price in its city's band, in per cent, by the reputation of the locality. */
const SHARES = { dear: [68, 92], plain: [6, 30], usual: [36, 62], business: [10, 90] } as const

function shareOf(city: CityName, locality: string): readonly [number, number] {
  const { homes, dear, plain } = demoOf(city)
  if (!homes.includes(locality)) return SHARES.business
  return SHARES[dear.includes(locality) ? 'dear' : plain.includes(locality) ? 'plain' : 'usual']
}

function priceFor(
  random: Random,
  city: CityName,
  [listingType, , type]: Kind,
  { area, locality }: { area: number; locality: string },
): number {
  const [low, high] = priceBand(city, type, listingType)
  const rate = low + ((high - low) * random.whole(...shareOf(city, locality))) / 100
  if (listingType === 'PG') return round(rate, 100)
  const price = rate * area
  return listingType === 'Sell'
    ? round(price, price > 10_000_000 ? 100_000 : 25_000)
    : round(price, 250)
}

function reraFor(random: Random, city: CityName): string {
  const haryana = CITIES.find((known) => known.name === city)?.state === 'Haryana'
  return haryana
    ? `RC/REP/HARERA/GGM/${random.whole(200, 900)}/${random.whole(10, 99)}`
    : `UPRERAPRJ${random.whole(10_000, 999_999)}`
}

/** The answers that not every poster gives, each left out of about half the listings. */
function rarelySaid(random: Random, city: CityName) {
  const or = <T>(answer: () => T): T | null => (random.whole(0, 1) ? answer() : null)
  return {
    roadWidth: or(() => random.pick([20, 25, 30, 30, 40, 60])),
    corner: or(() => random.pick(CORNERS)),
    approvedBy: or(() => random.pick(demoOf(city).approvers) as ListingFields['approvedBy']),
    brokerage: or(() => random.pick(BROKERAGES)),
    airConditioning: or(() => random.pick(PG_COOLING)),
    wifi: or(() => random.pick(PG_SERVICE)),
    laundry: or(() => random.pick(PG_SERVICE)),
    gateCloses: or(() => random.pick(PG_GATE)),
  }
}

/** What is still under construction is new. */
function ageAndPossession(random: Random) {
  const propertyAge = random.pick(PROPERTY_AGES)
  return random.whole(1, 4) > 1
    ? ({ propertyAge, possession: 'Ready to move' } as const)
    : ({ propertyAge: PROPERTY_AGES[0], possession: 'Under construction' } as const)
}

/** Most flats have three, as in these cities, so the range of what they are asked for has enough of them. */
function bedroomsIn(type: PropertyType, area: number): number {
  if (type !== 'Flat/Apartment') return Math.min(5, Math.max(1, Math.round(area / 520)))
  return area < 1060 ? 2 : area < 1960 ? 3 : 4
}

/** Makes one demo listing; `number` decides its name. */
function listing(
  random: Random,
  city: CityName,
  kind: Kind,
  number: number,
  turn: number,
  describeNext: ReturnType<typeof propertyDescriber>,
): ListingFields {
  const [listingType, propertyCategory, propertyType] = kind
  const locality = localityFor(random, city, kind, turn)
  // In cheap localities, most flats are also small.
  const small = propertyType === 'Flat/Apartment' && demoOf(city).plain.includes(locality)
  const [low, high] = small ? SMALL_FLATS : AREAS[propertyType]
  const plot = propertyType === 'Plot/Land'
  const plotArea = plot ? random.whole(100, 500) * 9 : round(random.whole(low, high), 10)
  const bedrooms = bedroomsIn(propertyType, plotArea)
  const totalFloors =
    propertyType === 'Flat/Apartment' || propertyType === 'Office'
      ? random.whole(4, 22)
      : random.whole(1, 3)
  const name = `${FIRST[(number * 7) % FIRST.length]} ${random.pick(SECOND[propertyType])}`
  // A separate source of random numbers: an added answer then leaves the rest of the demo data unchanged.
  const more = seededRandom(1000 + number)
  // Some storage is in a basement.
  const [lowest, highest] =
    propertyType === 'Storage' && number % 3 === 0 ? [-1, -1] : [0, totalFloors]
  const price = priceFor(random, city, kind, { area: plotArea, locality })
  const answers = normaliseListing({
    listingType,
    propertyCategory,
    propertyType,
    city,
    locality,
    projectBuildingName: name,
    plotArea: listingType === 'PG' ? 90 + (number % 14) * 10 : plotArea,
    areaUnit: plot ? 'sq yd' : 'sq ft',
    areaBasis: plot ? 'Plot' : random.pick(['Carpet', 'Built-up', 'Super built-up'] as const),
    price,
    bedrooms,
    bathrooms: Math.max(1, bedrooms - random.whole(0, 1)),
    furnishing: listingType === 'PG' ? 'Fully furnished' : random.pick(FURNISHINGS),
    floorNumber: random.whole(lowest, highest),
    totalFloors,
    facingType: random.pick(FACINGS),
    deposit: listingType === 'Sell' ? null : price * random.whole(1, 3),
    availableFrom: null,
    reraNumber: listingType === 'Sell' && random.whole(1, 3) > 1 ? reraFor(random, city) : null,
    balconies: more.whole(0, Math.min(3, bedrooms)),
    parkingSpaces: more.whole(0, 2),
    ...ageAndPossession(more),
    negotiable: more.pick(NEGOTIABLE),
    tenantsPreferred: more.pick(TENANTS),
    pets: more.pick(PETS),
    pgFor: more.pick(PG_GUESTS),
    sharing: PG_SHARING[number % 4 === 0 ? 3 : number % 3 === 1 ? 0 : 1],
    // As the descriptions of PGs say.
    meals: PG_MEALS[2],
    ...rarelySaid(seededRandom(5000 + number), city),
    maintenance: totalFloors > 3 ? more.whole(8, 40) * 100 : null,
    description: '',
    amenities: [],
  } satisfies ListingFields)
  const known = localityOf(city, locality)
  const near = (known && NEAR[city][known.slug]) ?? []
  return {
    ...answers,
    description: describeNext(random, { ...answers, near }),
    amenities: plot
      ? random.some(['Security', 'Large Green Area', 'Clubhouse', 'Parking'], random.whole(1, 3))
      : random.some(AMENITIES.slice(0, 14), random.whole(4, 9)),
  }
}

/**
 * Whether the poster of a demo home writes Hindi: every other one in two cities, about one in six of all. The newest
 * are in English, and so is one of the first by its id: what many pages show first stays without the font that has all
 * of Hindi.
 */
function isInHindi(city: CityName, number: number): boolean {
  const turn = Math.floor(number / DEMO_CITIES.length)
  return ['Kanpur', 'Varanasi'].includes(city) && turn % 2 === 1 && turn < 36 && turn !== 13
}

/** The same home as somebody posts it who writes Hindi: a plot, or a house for sale, has no name of its own. */
function inHindi(home: ListingFields, number: number): ListingFields {
  const [first = '', ...second] = home.projectBuildingName.split(' ')
  const named = [first, second.join(' ')].map((word) => NAMES_IN_HINDI[word] ?? word).join(' ')
  const isNameless = isMostlyNameless(home) && home.listingType === 'Sell'
  return {
    ...home,
    projectBuildingName: isNameless ? madeName(home) : named,
    description: describeInHindi(seededRandom(9000 + number), home),
  }
}

/** Tells homes with one made name apart by their size, as an account does. */
function toldApart(listings: readonly ListingFields[]): ListingFields[] {
  const names = new Set<string>()
  return listings.map((home) => {
    const { projectBuildingName: name } = home
    const isTaken = name === madeName(home) && names.has(name)
    names.add(name)
    return isTaken ? { ...home, projectBuildingName: sizedName(home) } : home
  })
}

/** Returns `count` listings with cities and kinds mixed evenly; the same at every call. */
export function demoListings(count: number, seed = 7): ListingFields[] {
  const random = seededRandom(seed)
  const turns = new Map<string, number>()
  const describeNext = propertyDescriber()
  const listings = Array.from({ length: count }, (_, i) => {
    const city = DEMO_CITIES[i % DEMO_CITIES.length]?.name ?? 'Lucknow'
    // Each city starts at another place in the offers: neighbours in a list then differ in kind too.
    const kind =
      OFFER[(Math.floor(i / DEMO_CITIES.length) + 5 * (i % DEMO_CITIES.length)) % OFFER.length] ??
      OFFER[0]
    const group = `${city} ${groupOf(kind as Kind)}`
    const turn = turns.get(group) ?? 0
    turns.set(group, turn + 1)
    const home = listing(random, city, kind as Kind, i, turn, describeNext)
    return isInHindi(city, i) ? inHindi(home, i) : home
  })
  return toldApart(listings)
}
