import { CITIES } from '../city/constants.ts'
import type { Availability, ListingType, PropertyType } from '../listing/constants.ts'
import { describeFloor } from '../listing/floors.ts'
import { shownName } from '../listing/name-shown.ts'
import type { ListingFields } from '../listing/schema.ts'
import { indianDate } from '../time/calendar.ts'
import type { LinkedData, Whole } from './text.ts'

/** The schema.org type of properties without rooms, such as a plot or a shed. */
const PLACE = 'Place'

const PLACES: Record<PropertyType, string> = {
  'Flat/Apartment': 'Apartment',
  'Independent House/Villa': 'SingleFamilyResidence',
  'Plot/Land': PLACE,
  '1 RK/Studio Apartment': 'Apartment',
  Office: 'Accommodation',
  Retail: 'Accommodation',
  Storage: PLACE,
  Industry: PLACE,
  'Serviced Apartment': 'Apartment',
  Farmhouse: 'SingleFamilyResidence',
  Hospitality: 'Accommodation',
}

const SELLS = 'http://purl.org/goodrelations/v1#Sell'
const LETS = 'http://purl.org/goodrelations/v1#LeaseOut'
const FUNCTIONS: Record<ListingType, string> = { Sell: SELLS, Rent: LETS, PG: LETS }
/** The unit of a price; null for a sale. */
const UNITS: Record<ListingType, string | null> = { Sell: null, Rent: 'month', PG: 'bed and month' }
const SQUARE_FEET = 'FTK'

type Shown = ListingFields & { availability: Availability; approvedAt: string }
type Page = { title: string; path: string; pictures: readonly string[] }

/** Removes unknown properties, because an empty one would be a false statement. */
const known = (properties: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== undefined),
  )

function offerOf(listing: Shown): LinkedData {
  const price = { price: listing.price, priceCurrency: 'INR' }
  const unitText = UNITS[listing.listingType]
  const state = listing.availability === 'available' ? 'InStock' : 'SoldOut'
  return {
    '@type': 'Offer',
    ...price,
    ...(unitText && {
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText },
    }),
    availability: `https://schema.org/${state}`,
    businessFunction: FUNCTIONS[listing.listingType],
  }
}

/** The size and the rooms of the whole property; none for a PG, because a bed has none. */
function roomsOf(listing: Shown) {
  const floorLevel = describeFloor(listing.floorNumber, null)
  if (listing.listingType === 'PG') return known({ floorLevel })
  return known({
    floorSize: { '@type': 'QuantitativeValue', value: listing.plotArea, unitCode: SQUARE_FEET },
    floorLevel,
    numberOfBedrooms: listing.bedrooms,
    numberOfBathroomsTotal: listing.bathrooms,
  })
}

function placeOf(listing: Shown): LinkedData {
  const type = listing.listingType === 'PG' ? 'Room' : PLACES[listing.propertyType]
  const area = { name: 'Area', value: listing.plotArea, unitCode: SQUARE_FEET }
  return {
    '@type': type,
    name: shownName(listing.projectBuildingName),
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.locality,
      addressLocality: listing.city,
      addressRegion: CITIES.find(({ name }) => name === listing.city)?.state,
      addressCountry: 'IN',
    },
    ...(type === PLACE
      ? { additionalProperty: { '@type': 'PropertyValue', ...area } }
      : roomsOf(listing)),
    amenityFeature: listing.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
    })),
  }
}

/** The structured data of a listing's page: offer, price and place. */
export function realEstateListing(listing: Shown, page: Page, whole: Whole): LinkedData {
  const url = whole(page.path)
  return {
    '@type': 'RealEstateListing',
    url,
    name: page.title,
    datePosted: indianDate(new Date(listing.approvedAt)),
    ...(page.pictures.length > 0 && { image: page.pictures.map(whole) }),
    mainEntity: placeOf(listing),
    offers: offerOf(listing),
  }
}
