import { ROUTED_CITIES, type CityName } from '../../src/domain/city/constants.ts'
import { AMENITIES, CATEGORIES, FACINGS, LISTING_TYPES } from '../../src/domain/listing/constants.ts'
import { PLACES } from './places.ts'
import { seededRandom } from './random.ts'

const PROJECT_NAMES = ['Sarovar Greens', 'Madhuban City', 'Surya Vihar', 'Ganga Darshan', 'Vaidehi Square']
const LAUNCH_NAMES = ['Nandanvan Phase One', 'Chitrakoot Avenue']

const ABOUT: Record<CityName, string> = {
  Lucknow: 'Wide sectors east of the Gomti, old neighbourhoods around Hazratganj, and a metro that joins the two.',
  Noida: 'Planned sectors along the expressway and the Aqua Line, with towers, offices and parks close together.',
  Gurugram: 'Offices of Cyber City in the middle, apartments along Golf Course Road, new sectors on the Dwarka Expressway.',
  Kanpur: 'Leafy Swaroop Nagar and Civil Lines, student quarters at Kakadeo, and industry at Panki and Dada Nagar.',
  Varanasi: 'The ghats and their lanes, the university at Lanka, and quieter colonies towards Shivpur and Sarnath.',
}

/** City projects: five a city, the newest first by `daysAgo`. */
export function demoProjects(random = seededRandom(11)) {
  return ROUTED_CITIES.flatMap(({ name: city }) => PROJECT_NAMES.map((name, i) => ({
    id: random.id(), city, projectBuildingName: `${name} ${city}`, locality: random.pick(i === 4 ? PLACES[city].business : PLACES[city].homes),
    propertyCategory: CATEGORIES[i === 4 ? 1 : 0], daysAgo: random.whole(2, 90),
  })))
}

/** Newly launched projects: two a city. Prices in rupees, areas in square feet. */
export function demoLaunches(random = seededRandom(12)) {
  return ROUTED_CITIES.flatMap(({ name: city }) => LAUNCH_NAMES.map((name, i) => ({
    id: random.id(), city, projectBuildingName: `${name} ${city}`, locality: random.pick(PLACES[city].homes), plotArea: random.whole(80, 190) * 10,
    price: random.whole(48, 180) * 100_000, furnishing: 'Unfurnished', floorNumber: 0, totalFloors: random.whole(8, 24),
    amenities: random.some(AMENITIES.slice(0, 16), 7), listingType: LISTING_TYPES[0], propertyCategory: CATEGORIES[0],
    propertyType: i === 0 ? 'Flat/Apartment' : 'Independent House/Villa', facingType: random.pick(FACINGS), daysAgo: random.whole(1, 30),
  })))
}

/** What can be bought in each city: three price ranges of projects, in rupees. */
export function demoCityData(random = seededRandom(13)) {
  const ranges = [['Flats for a first home', 5_000_000, 8_900_000], ['Family flats', 9_000_000, 9_900_000], ['Villas and large flats', 12_000_000, 28_000_000]] as const
  return ROUTED_CITIES.flatMap(({ name: city }) => ranges.map(([kind, priceMin, priceMax], i) => ({
    id: random.id(), title: `${kind} in ${city}`, about: ABOUT[city], location: `${random.pick(PLACES[city].homes)}, ${city}`,
    projectType: i === 2 ? 'Independent House/Villa' : 'Flat/Apartment', amenities: random.some(AMENITIES.slice(0, 16), 6), priceMin, priceMax,
  })))
}

/** What is announced: one of each kind of building, with its drawing. */
export function demoComingSoon(random = seededRandom(14)) {
  const [sell, rent, pg] = LISTING_TYPES
  const rows = [
    ['tower', 'Aravalli View Residences', 'Gurugram', sell, 'Flat/Apartment', 'Two towers with a long view over the ridge; bookings open in spring.'],
    ['pg', 'Ghat Road Studios', 'Varanasi', pg, '1 RK/Studio Apartment', 'Rooms and small studios near Assi for teachers and researchers.'],
    ['office', 'Shaheed Path Trade Centre', 'Lucknow', sell, 'Office', 'Office floors from 900 sq ft beside the Shaheed Path.'],
    ['plots', 'Expressway Meadows', 'Noida', sell, 'Plot/Land', 'Plots of 150 to 300 gaj with roads and drains laid before the sale.'],
    ['shops', 'Aminabad Arcade', 'Lucknow', rent, 'Retail', 'Shops on a walking street, each with a store room above.'],
    ['villas', 'Bithoor Row Houses', 'Kanpur', sell, 'Independent House/Villa', 'Row houses with a small garden each, on the road to Bithoor.'],
  ] as const
  return rows.map(([drawing, title, city, listingType, propertyType, description]) => (
    { id: random.id(), image: `/art/coming-soon/${drawing}.svg`, title, city, listingType, propertyType, description }
  ))
}

/** Sample entries of `projects`; prices in rupees. */
export function demoSimpleProjects(random = seededRandom(15)) {
  return ROUTED_CITIES.map(({ name: city }) => ({
    id: random.id(), title: `Homes by the park in ${city}`, heading: `New homes in ${random.pick(PLACES[city].homes)}`, description: ABOUT[city],
    location: city, price: random.whole(55, 140) * 100_000, propertyType: 'Flat/Apartment', propertyCategory: CATEGORIES[0], listingType: LISTING_TYPES[0],
  }))
}
