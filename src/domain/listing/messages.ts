import { LISTING_LIMITS } from './constants.ts'
import { TOO_MANY_PHOTOS } from '../photo/limit-messages.ts'

export const LISTING_MESSAGES = {
  untitled: 'Untitled Project',
  noImage: 'No Image Available',
  sample: 'Sample',
  sampleNote: 'An example of how a listing looks',
  notAvailable: 'This listing is not available',
  notLoggedIn: 'You must be logged in to submit a property!',
  submitted: 'Property submitted successfully!',
  submitFailed: 'Error submitting property. Please try again.',
  fetchFailed: 'Error fetching Properties',
} as const

/** On the button over the pictures of a page. */
export const showAllPhotos = (count: number) => `Show all ${count} photos`

/** The link of a card to the page of its listing. */
export const LEARN_MORE = 'Learn More'

/** Follows a title that was cut. */
export const TITLE_CUT = '...'

export const wholeNumberBetween = (min: number, max: number) =>
  `Enter a whole number between ${min} and ${max}.`

/** Sentences under a field of the posting form. */
export const LISTING_FIELD_MESSAGES = {
  listingType: 'Choose whether you sell, rent out or offer a PG.',
  propertyCategory: 'Choose residential or commercial.',
  propertyType: 'Choose a property type.',
  typeNotInCategory: 'This property type does not belong to the chosen category.',
  pgResidential: 'A PG is always residential, and never a plot.',
  city: 'Choose one of the five cities.',
  locality: 'Enter the locality.',
  projectBuildingName: 'Enter the name of the project or building.',
  price: 'Enter the price in whole rupees, more than zero.',
  priceTooHigh: 'This price is too high. Enter it in rupees, not paise.',
  plotArea: 'Enter the area, more than zero.',
  plotAreaTooLow: 'This area is too small. Check the unit.',
  plotAreaTooHigh: 'This area is too large. Check the unit.',
  areaUnit: 'Choose a unit.',
  contactDetails:
    'Leave out phone numbers and e-mail addresses. Visitors reach you by the buttons of your listing.',
  choose: 'Choose one of the options.',
  floors: wholeNumberBetween(0, LISTING_LIMITS.floors),
  floorAboveTop: 'The floor cannot be above the top floor.',
  bedrooms: wholeNumberBetween(1, LISTING_LIMITS.bedrooms),
  bathrooms: wholeNumberBetween(1, LISTING_LIMITS.bathrooms),
  deposit: 'Enter the deposit in whole rupees.',
  maintenance: 'Enter the maintenance in whole rupees.',
  availableFrom: 'Enter a date.',
  photos: TOO_MANY_PHOTOS,
} as const
