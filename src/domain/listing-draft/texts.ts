import type { ListingType } from '../listing/constants.ts'
import { LISTING_FIELDS } from '../listing/fields.ts'
import { PG_RESIDENTIAL } from '../listing/texts.ts'
import { SUBMITTING } from '../text/texts.ts'

export const WIZARD_TEXTS = {
  saved: 'Draft saved on this device',
  startOver: 'Start over',
  startOverAsk: 'This empties all four steps and removes the photos.',
  startOverYes: 'Yes, empty the draft',
  keep: 'Keep my draft',
  replaceYes: 'Replace my draft',
  fillLoading: 'Loading your listing…',
  fillFailed: 'Your listing could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  submit: 'Submit',
  busy: SUBMITTING,
  checksMissing: 'Your answers could not be checked. Check your connection and try again.',
  waitingForPhotos:
    'Your photos are still being uploaded. The listing is submitted as soon as they are there.',
  photosMissing:
    'Some photos are no longer on the server and are being uploaded again. Submit as soon as they are there.',
  photosWait: 'Log in to upload your photos. They are kept on this device until then.',
  photosNotKept: 'This browser cannot keep the photos. Submit before you leave this page.',
  postAs: 'Publish as',
  postAsHint:
    'A city project has name, place and pictures; a new launch has price, area and amenities too.',
  notAsked: 'A city project states nothing here. Go on to the next step.',
  optionalStep: 'All of this is optional. Each answer saves you a phone call.',
  draft: 'Your draft',
  noAmenity: 'None chosen. You can go on without.',
  amenities: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  reraExample: (example: string) => `It looks like ${example}.`,
  listingSoFar: 'Your listing so far',
  projectSoFar: 'Your project so far',
  submittedCard: 'What you have submitted',
  toProfile: 'Your profile',
  readNext: 'A person reads it before visitors see it.',
  publishedNext: 'It is on the site in a minute or two.',
  priceRight: 'Yes, go on',
  priceWrong: 'Change the price',
  pgHint: PG_RESIDENTIAL,
  chooseCategory: 'Choose a category to see its property types.',
} as const

/** Shown instead of the form where scripts do not run. */
export const WIZARD_WITHOUT_SCRIPT =
  'Posting needs JavaScript: photos are made small and your draft is kept in your browser. Switch it on and reload this page.'

const PRICE_LABELS: Record<ListingType, string> = {
  Sell: 'Price',
  Rent: 'Rent per month',
  PG: 'Rent per bed per month',
}

/** What the price of a listing type is called; "Price" before one is chosen. */
export function priceLabel(listingType: string): string {
  return PRICE_LABELS[listingType as ListingType] ?? LISTING_FIELDS.price.label
}

export const PRICE_HINTS: Record<string, string> = {
  Rent: 'In rupees, for example 18,500.',
  PG: 'In rupees, for one bed, for example 8,500.',
}
