import {
  AMENITIES,
  type Amenity,
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  LISTING_TYPES,
} from '../../src/domain/listing/constants.ts'
import { RERA_DEMO } from '../../src/domain/rera/constants.ts'
import { DEMO_CITIES, demoOf } from './cities.ts'
import { seededRandom } from './random.ts'

/** The kinds of property sold in every city: prices in lakh at price level 1. */
const KINDS = [
  [
    'Studios',
    '1 RK/Studio Apartment',
    50,
    62,
    'One room with a kitchen corner, near colleges and offices; most are let to students and first jobs.',
  ],
  [
    'Flats for a first home',
    'Flat/Apartment',
    42,
    58,
    'Two small rooms in older societies; upkeep is low, parking is by turns.',
  ],
  [
    'Two-bedroom flats',
    'Flat/Apartment',
    55,
    86,
    'Societies of four to eight floors with a lift and a guard; many are ready to move in.',
  ],
  [
    'Three-bedroom flats',
    'Flat/Apartment',
    82,
    98,
    'The size most families ask for; the upper floors cost more, and the corner flats have light from two sides.',
  ],
  [
    'Flats in gated towers',
    'Flat/Apartment',
    95,
    145,
    'Towers with a club and open ground. Ask what the monthly upkeep is, and who runs it.',
  ],
  [
    'Large flats',
    'Flat/Apartment',
    150,
    280,
    'Four rooms and more with a room for help; few come on the market in a year.',
  ],
  [
    'Builder floors',
    'Independent House/Villa',
    110,
    185,
    'One floor of a house of three or four, with its own meter and a share of the roof.',
  ],
  [
    'Villas and row houses',
    'Independent House/Villa',
    180,
    300,
    'A house on its own ground behind a gate; the layout’s approval counts as much as the house.',
  ],
  [
    'Residential plots',
    'Plot/Land',
    55,
    120,
    'Plots of 100 to 250 gaj in approved layouts. Have the plot measured before you book it.',
  ],
  [
    'Shops on the ground floor',
    'Retail',
    70,
    160,
    'Shops below new flats, let or empty; the road in front decides the rent.',
  ],
] as const
const LAKH = 100_000
const HOME_AMENITIES = AMENITIES.slice(0, 14)
const COMMON_AMENITIES = AMENITIES.slice(0, 8)
const PLOT_AMENITIES = ['Security', 'Large Green Area'] as const satisfies readonly Amenity[]

/** City projects: five in each city. */
export function demoProjects(random = seededRandom(11)) {
  return DEMO_CITIES.flatMap(({ name: city }) =>
    demoOf(city).projects.map(([projectBuildingName, commercial = false]) => ({
      id: random.id(),
      city,
      projectBuildingName,
      locality: random.pick(commercial ? demoOf(city).business : demoOf(city).homes),
      propertyCategory: CATEGORIES[commercial ? 1 : 0],
      reraExempt: RERA_DEMO,
      daysAgo: random.whole(2, 90),
    })),
  )
}

/** New launches: two in each city. Prices in rupees, areas in square feet. */
export function demoLaunches(random = seededRandom(12)) {
  return DEMO_CITIES.flatMap(({ name: city }) =>
    demoOf(city).launches.map((projectBuildingName, house) => ({
      id: random.id(),
      city,
      projectBuildingName,
      locality: random.pick(demoOf(city).homes),
      plotArea: random.whole(80, 190) * 10,
      price: random.whole(48, 180) * LAKH,
      furnishing: FURNISHINGS[0],
      floorNumber: null,
      totalFloors: house ? random.whole(2, 4) : random.whole(8, 24),
      amenities: random.some(HOME_AMENITIES, 7),
      listingType: LISTING_TYPES[0],
      propertyCategory: CATEGORIES[0],
      propertyType: house ? 'Independent House/Villa' : 'Flat/Apartment',
      facingType: random.pick(FACINGS),
      reraExempt: RERA_DEMO,
      daysAgo: random.whole(1, 30),
    })),
  )
}

/** Properties for sale in each city by kind; prices in rupees. */
export function demoCityData(random = seededRandom(13)) {
  return DEMO_CITIES.flatMap(({ name: city }) =>
    KINDS.map(([title, projectType, low, high, about]) => ({
      id: random.id(),
      title,
      about,
      location: `${random.pick(projectType === 'Retail' ? demoOf(city).business : demoOf(city).homes)}, ${city}`,
      projectType,
      amenities:
        projectType === 'Plot/Land'
          ? PLOT_AMENITIES
          : random.some(COMMON_AMENITIES, random.whole(3, 5)),
      priceMin: Math.round(low * demoOf(city).level) * LAKH,
      priceMax: Math.round(high * demoOf(city).level) * LAKH,
    })),
  )
}

export function demoComingSoon(random = seededRandom(14)) {
  const [sell, rent, pg] = LISTING_TYPES
  const rows = [
    [
      'tower',
      'Aravalli View Residences',
      'Gurugram',
      sell,
      'Flat/Apartment',
      'Two towers with a long view over the ridge; bookings open in spring.',
    ],
    [
      'pg',
      'Ghat Road Studios',
      'Varanasi',
      pg,
      '1 RK/Studio Apartment',
      'Rooms and small studios near Assi for teachers and researchers.',
    ],
    [
      'office',
      'Shaheed Path Trade Centre',
      'Lucknow',
      sell,
      'Office',
      'Office floors from 900 sq ft beside the Shaheed Path.',
    ],
    [
      'plots',
      'Expressway Meadows',
      'Noida',
      sell,
      'Plot/Land',
      'Plots of 150 to 300 gaj with roads and drains laid before the sale.',
    ],
    [
      'shops',
      'Aminabad Arcade',
      'Lucknow',
      rent,
      'Retail',
      'Shops on a walking street, each with a store room above.',
    ],
    [
      'villas',
      'Bithoor Row Houses',
      'Kanpur',
      sell,
      'Independent House/Villa',
      'Row houses with a small garden each, on the road to Bithoor.',
    ],
  ] as const
  return rows.map(([drawing, title, city, listingType, propertyType, description]) => ({
    id: random.id(),
    image: `/art/coming-soon/${drawing}.svg`,
    title,
    city,
    listingType,
    propertyType,
    description,
  }))
}

export function demoSimpleProjects(random = seededRandom(15)) {
  return DEMO_CITIES.map(({ name: city }) => {
    const [title, heading, description] = demoOf(city).described
    return {
      id: random.id(),
      title,
      heading,
      description,
      location: `${random.pick(demoOf(city).homes)}, ${city}`,
      price: random.whole(55, 140) * LAKH,
      propertyType: 'Flat/Apartment',
      propertyCategory: CATEGORIES[0],
      listingType: LISTING_TYPES[0],
    }
  })
}
