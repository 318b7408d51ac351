import { CITY_COUNT } from '#language/city/texts-named'
import { PG_RESIDENTIAL } from '#language/listing/texts'
import { TOO_MANY_PHOTOS } from '#language/photo/texts'
import { NO_CONTACT_DETAILS } from '#language/text/texts'
import { joinFacts } from '../text/facts.ts'
import { LISTING_DAYS, LISTING_LIMITS } from './constants.ts'
import { type Figures, VIEWS } from './views.ts'

/** Error messages for the poster when a change to a listing is refused. */
export const OWN_LISTING_RESULT_TEXTS = {
  changed:
    'This listing was changed or decided since you opened it. Your answers are kept. Submit again to send them.',
  cannotUndo:
    'You can no longer undo this. Use the button beside the listing to put it on offer again.',
  closed: 'This listing is marked as sold or rented. Put it on offer again before you edit it.',
} as const

/** Texts of the poster's own listings: their state and the actions on them. */
export const OWN_LISTING_TEXTS = {
  postSeveral: 'Post several at once',
  notShown: 'Not shown',
  expired: (since: string) => `Not shown since ${since}. Confirm that it is available.`,
  closed: (until: string) => `Visitors see it until ${until}, without contact.`,
  past: (since: string) => `Not shown since ${since}.`,
  changeWaiting: 'Change waiting for approval',
  changeRejected: (reason: string) => `Change rejected: ${reason}`,
  changeNote: 'Visitors see the listing as it was until then.',
  edit: 'Edit',
  more: 'More',
  reopen: 'Put on offer again',
  messagesOnly: 'Choose messages only',
  showNumber: 'Show my number',
  isMessagesOnly: 'Messages only: visitors write to you and do not see your number.',
  nowMessagesOnly: (name: string) =>
    `${name}: visitors can only write now. Whoever has seen your number still has it.`,
  nowShowsNumber: (name: string) =>
    `${name}: logged-in visitors with a confirmed e-mail address can see your number again.`,
  remove: 'Delete',
  undone: (name: string) => `${name} is back as it was.`,
  removed: (name: string) => `${name} is deleted.`,
  dialog: {
    title: (name: string) => `Delete ${name}?`,
    pending: 'It leaves the queue at once, and we delete its photos. You cannot undo this.',
    approved:
      'It leaves the public site with the next rebuild, a minute or two later. We delete its photos and any waiting change. Questions from visitors stay on this page. You cannot undo this.',
    instead: `Sold or rented? Mark it so instead: visitors then see that for ${LISTING_DAYS.closed} days.`,
    submit: 'Delete this listing',
    busy: 'Deleting…',
    cancel: 'Keep it',
  },
} as const

const times = (count: number, one: string, many: (count: number) => string) =>
  count === 1 ? one : many(count)

/** Texts of a listing's figures, for its poster. */
export const FIGURE_TEXTS = {
  /** Says what has happened; what has not is no news. */
  line: ({ views, saved, asked, shown }: Figures) =>
    joinFacts([
      views > 0 && `About ${views} views`,
      saved > 0 && times(saved, 'saved once', (count) => `saved ${count} times`),
      asked > 0 && times(asked, '1 question', (count) => `${count} questions`),
      shown > 0 && `number shown to ${shown}`,
    ]) || 'No views counted yet',
  note: `We estimate views from one visit in ${VIEWS.oneIn}, each night, without cookies. Saved counts accounts.`,
} as const

/** Texts of the page to which the mail about a listing's expiry links. */
export const RENEWAL_TEXTS = {
  title: 'Is it still available?',
  description: 'Confirm from a mail that your listing is still available.',
  intro: `Press once to confirm the listing in the mail. Visitors then see it for ${LISTING_DAYS.unconfirmed} more days.`,
  submit: 'Yes, it is still available',
  busy: 'Confirming…',
  done: (about: string, until: string) => `${about} is confirmed. Visitors see it until ${until}.`,
  doneBefore: (about: string, until: string) =>
    `${about} is already confirmed. Visitors see it until ${until}.`,
  toListings: 'Open your listings',
  other: 'Sold or rented? Mark it in your listings',
} as const

/** Why such a link has no effect. */
export const RENEWAL_RESULT_TEXTS = {
  foreign: 'This link is not ours, or it is incomplete. Open your listings instead.',
  closed:
    'This listing is marked as sold or rented. If that has changed, put it on offer again in your listings.',
} as const

export const wholeNumberBetween = (min: number, max: number) =>
  `Enter a whole number between ${min} and ${max}.`

/** Error messages of the fields of the posting form. */
export const LISTING_FIELD_TEXTS = {
  listingType: 'Choose whether you sell, rent out or offer a PG.',
  propertyCategory: 'Choose residential or commercial.',
  propertyType: 'Choose a property type.',
  typeNotInCategory: 'This property type does not belong to the chosen category.',
  pgResidential: PG_RESIDENTIAL,
  city: `Choose one of the ${CITY_COUNT}.`,
  locality: 'Enter the locality.',
  projectBuildingName: 'Enter the name of the project or building.',
  price: 'Enter the price in whole rupees, more than zero.',
  priceTooHigh: 'This price is too high. Enter it in rupees, not paise.',
  plotArea: 'Enter the area, more than zero.',
  plotAreaTooLow: 'This area is too small. Check the unit.',
  plotAreaTooHigh: 'This area is too large. Check the unit.',
  areaUnit: 'Choose a unit.',
  contactDetails: `${NO_CONTACT_DETAILS} Visitors reach you by the buttons of your listing.`,
  link: 'Leave out addresses of web pages. If it is none, put a blank after the stop.',
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
