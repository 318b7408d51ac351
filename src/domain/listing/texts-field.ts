import { TOO_MANY_PHOTOS } from '../photo/texts-limit.ts'
import { LISTING_LIMITS } from './constants.ts'
import { PG_RESIDENTIAL } from './texts.ts'

export const wholeNumberBetween = (min: number, max: number) =>
  `Enter a whole number between ${min} and ${max}.`

/** Error messages of the fields of the posting form. */
export const LISTING_FIELD_TEXTS = {
  listingType: 'Choose whether you sell, rent out or offer a PG.',
  propertyCategory: 'Choose residential or commercial.',
  propertyType: 'Choose a property type.',
  typeNotInCategory: 'This property type does not belong to the chosen category.',
  pgResidential: PG_RESIDENTIAL,
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
