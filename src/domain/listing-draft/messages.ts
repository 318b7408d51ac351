import type { ListingType } from '../listing/constants.ts'
import { LISTING_FIELD_MESSAGES } from '../listing/messages.ts'
import { SUBMITTING } from '../text/messages.ts'
import type { DraftField } from './values.ts'

export const WIZARD_MESSAGES = {
  saved: 'Draft saved on this device',
  startOver: 'Start over',
  startOverAsk: 'This empties all four steps and removes the photos.',
  startOverYes: 'Yes, empty the draft',
  keep: 'Keep my draft',
  replaceYes: 'Replace my draft',
  againLoading: 'Loading your listing…',
  againFailed: 'Your listing could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  submit: 'Submit',
  busy: SUBMITTING,
  checksMissing: 'Your answers could not be checked. See whether you are online, then try again.',
  waitingForPhotos:
    'Your photos are still being uploaded. The listing is submitted as soon as they are there.',
  photosMissing:
    'Some photos are no longer on the server and are being uploaded again. Submit once they are there.',
  photosWait: 'Log in to upload your photos. They are kept on this device until then.',
  photosNotKept:
    'This browser cannot keep the photos when you leave this page. Submit before you close it.',
  postAs: 'Publish as',
  postAsHint:
    'A city project has name, place and pictures; a new launch has price, area and amenities too.',
  notAsked: 'A city project states nothing here. Go on to the next step.',
  optionalStep: 'All of this is optional. Each answer saves you a phone call.',
  listingSoFar: 'Your listing so far',
  projectSoFar: 'Your project so far',
  readNext: 'An admin reads it next. Until then you find it on your profile.',
  publishedNext: 'It is on the public site with the next publication, in a minute or two.',
  priceRight: 'Yes, go on',
  priceWrong: 'Change the price',
  pgHint: LISTING_FIELD_MESSAGES.pgResidential,
  chooseCategory: 'Choose a category to see its property types.',
} as const

export const FIELD_LABELS: Readonly<Record<DraftField, string>> = {
  listingType: 'Listing type',
  propertyCategory: 'Category',
  propertyType: 'Property type',
  city: 'City',
  locality: 'Locality',
  projectBuildingName: 'Project or building name',
  plotArea: 'Area',
  areaUnit: 'Unit',
  areaBasis: 'Measured as',
  price: 'Price',
  bedrooms: 'Bedrooms (BHK)',
  bathrooms: 'Bathrooms',
  furnishing: 'Furnishing',
  floorNumber: 'Floor number',
  totalFloors: 'Total floors',
  facingType: 'Facing',
  deposit: 'Deposit',
  availableFrom: 'Available from',
  reraNumber: 'RERA number',
  description: 'Description',
  amenities: 'What the property or its society has',
}

export const FIELD_HINTS: Partial<Record<DraftField, string>> = {
  locality: 'The sector, colony or area, for example Gomti Nagar.',
  projectBuildingName: 'For a house or plot without a name, write what people call it.',
  plotArea: 'A figure, in the unit you know it in.',
  price: 'In rupees. You can write 7200000, 72 lakh or 1.3 Cr.',
  floorNumber: '0 is the ground floor.',
  totalFloors: 'In the whole building.',
  deposit: 'In rupees, paid back at the end.',
  reraNumber: 'Builders’ projects have one. Buyers can check it on the state’s RERA site.',
  description:
    'What a visitor would ask: light, water, neighbours, the way to the main road. Leave out phone numbers and e-mail.',
}

const PRICE_LABELS: Record<ListingType, string> = {
  Sell: 'Price',
  Rent: 'Rent per month',
  PG: 'Rent per bed per month',
}

/** What the price of a listing type is called; "Price" before one is chosen. */
export function priceLabel(listingType: string): string {
  return PRICE_LABELS[listingType as ListingType] ?? FIELD_LABELS.price
}

export const PRICE_HINTS: Record<string, string> = {
  Rent: 'In rupees, for example 18,500.',
  PG: 'In rupees, for one bed, for example 8,500.',
}
