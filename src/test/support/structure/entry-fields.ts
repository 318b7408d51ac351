import type { EntryKind } from '../../../domain/content/fields.ts'
import type { EntryFields } from '../../../domain/content/schema.ts'

const launch: EntryFields<'newlyProject'> = {
  city: 'Lucknow',
  projectBuildingName: 'Nandanvan Towers',
  locality: 'Aliganj',
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  plotArea: 1200,
  price: 7_200_000,
  furnishing: 'Unfurnished',
  floorNumber: 2,
  totalFloors: 12,
  facingType: 'East',
  amenities: ['Lift'],
  imageUrls: ['/art/coming-soon/tower.svg'],
}

const cityProject: EntryFields<'projectExplore'> = {
  city: 'Noida',
  projectBuildingName: 'Aqua Line Towers',
  locality: 'Sector 75',
  propertyCategory: 'Residential',
  imageUrls: ['/art/coming-soon/villas.svg'],
}

/** Complete fields of each kind of entry. */
export const entryFields: { [Kind in EntryKind]: EntryFields<Kind> } = {
  projects: {
    title: 'Homes by the park',
    heading: 'Five minutes to the gate',
    description: 'Four floors around a garden.',
    location: 'Gomti Nagar, Lucknow',
    price: 6_000_000,
    propertyType: 'Flat/Apartment',
    propertyCategory: 'Residential',
    listingType: 'Sell',
  },
  projectExplore: cityProject,
  postedProject: { ...cityProject, imageUrls: [] },
  newlyProject: launch,
  postedLaunch: {
    ...launch,
    furnishing: null,
    floorNumber: null,
    totalFloors: null,
    facingType: null,
    amenities: [],
    imageUrls: [],
  },
  sentLaunch: {
    ...launch,
    furnishing: null,
    floorNumber: null,
    totalFloors: null,
    facingType: null,
    amenities: [],
  },
  cityData: {
    title: 'Two-bedroom flats',
    about: 'Societies with a lift.',
    location: 'Aliganj, Lucknow',
    projectType: 'Flat/Apartment',
    amenities: ['Parking', 'Lift'],
    priceMin: 5_500_000,
    priceMax: 8_600_000,
  },
  comingSoon: {
    title: 'Bithoor Row Houses',
    description: 'A small garden each.',
    listingType: 'Rent',
    propertyType: 'Farmhouse',
    city: 'Mathura',
    image: '/art/coming-soon/villas.svg',
  },
}
