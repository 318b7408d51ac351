import type { PosterWord } from './poster.ts'
import { COMPARED_MOST } from './device-lists.ts'

export const LISTING_TEXTS = {
  place: 'Place',
  placeNote: 'The locality as its owner states it; the exact address comes from the owner.',
  untitled: 'Untitled Project',
  noImage: 'No Image Available',
  sample: 'Sample',
  sampleNote: 'An example of how a listing looks',
  notAvailable: 'This listing is not available',
  notLoggedIn: 'You must be logged in to submit a property!',
  submitted: 'Property submitted successfully!',
  submitFailed: 'Error submitting property. Please try again.',
} as const

/** On the button over the pictures of a page. */
export const showAllPhotos = (count: number) => `Show all ${count} photos`

/** The link of a card to the page of its listing. */
export const LEARN_MORE = 'Learn More'

/** Follows a title that was cut. */
export const TITLE_CUT = '...'

/** Labels that the facts and the filters share. */
export const FACT_TEXTS = { bedrooms: 'Bedrooms', furnishing: 'Furnishing' } as const

/** Both the hint of the field and its error. */
export const PG_RESIDENTIAL = 'A PG is always residential, and never a plot.'

/** Words on the page of a listing and on its cards. */
export const LISTING_PAGE_TEXTS = {
  back: (city: string) => `Properties in ${city}`,
  facts: 'Facts',
  amenities: 'Amenities',
  description: 'Description',
  similar: (city: string) => `Similar properties in ${city}`,
  owner: 'Owner',
  agent: 'Agent',
  memberSince: (role: string, month: string) => `${role}, member since ${month}`,
  agentRera: (number: string) => `RERA agent no. ${number}`,
  save: 'Save',
  perSquareFoot: 'per sq ft',
  /** Follows the number of photos, for screen readers. */
  photos: 'photos',
  confirmed: 'Confirmed',
  about: 'about',
} as const

/** Begins the seal of a listing, also on the picture of a shared link; the day in India follows. */
export const APPROVED_ON = 'Approved on'

/** Texts of the checks on a listing's page. */
export const CHECK_TEXTS = {
  title: 'What was checked, and when',
  sealApproved: (day: string) => `${APPROVED_ON} ${day}`,
  sealConfirmed: 'confirmed',
  sealLeads: ': what was checked',
  /** Says nothing of what was looked at: an admin may approve a listing without opening it. */
  approved: 'An admin approved this listing on',
  confirmed: (who: PosterWord) => `The ${who} last confirmed that it is available:`,
  verified: (who: PosterWord) => `The ${who}’s e-mail address is confirmed: mails reach them.`,
  notVerified: (who: PosterWord) => `The ${who} has not confirmed an e-mail address yet.`,
  reraPlausible: (state: string) =>
    `The RERA number has the form used in ${state}. Look it up at the authority before you pay.`,
  reraDoubtful: (state: string, who: PosterWord) =>
    `The RERA number does not have the form used in ${state}. Ask the ${who}, and look it up at the authority.`,
  agentRera: (state: string) =>
    `The agent’s own RERA number has the form used in ${state}. Look it up at the authority.`,
  reraNone: 'No RERA number is stated.',
  notTitle: 'What is not checked',
  not: [
    'Ownership papers and the right to sell or let',
    'Loans, dues and court cases',
    'The place itself: nobody of ours has been there',
  ],
} as const

export const COMPARE_TEXTS = {
  title: 'Compare properties',
  description: `Up to ${COMPARED_MOST} properties side by side, with what sets them apart.`,
  loading: 'Looking up the properties…',
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Press Compare on the cards of at least two properties to see them side by side.',
  toSaved: 'Choose among what you saved',
  failed: 'The properties could not be loaded. Check your connection.',
  withoutScript:
    'Comparing needs JavaScript. Each property has a page of its own that works without.',
  /** `names` are those that are known, `others` how many are not. */
  gone: (names: readonly string[], others: number) => {
    const rest = others === 1 ? 'one of them' : `${others} of them`
    const all = others > 0 ? [...names, rest] : names
    const who = [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')
    const verb = all.length > 1 || others > 1 ? 'are' : 'is'
    return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${verb} no longer available.`
  },
  label: 'What is compared',
  differs: 'differs',
  differences: (count: number, all: number) => `${count} of ${all} lines differ`,
  onlyDifferences: 'Only what differs',
  unstated: 'Not stated',
  noMeaning: 'Does not apply',
  takeOut: 'Take out',
  takenOut: (name: string) => `${name} is not compared any more.`,
  choose: 'Compare',
  chosen: (count: number) => (count === 1 ? 'Choose one more to compare.' : `${count} chosen`),
  full: `At most ${COMPARED_MOST} at once. Take one out first.`,
  open: (count: number) => `Compare (${count})`,
  clear: 'Clear',
  withSimilar: 'Compare this one with those side by side',
} as const

/** The row of listings that this device has shown before. */
export const VIEWED_TEXTS = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'This device has forgotten what you looked at.',
} as const

/** Logged to the console if the home page cannot fetch listings newer than its build. */
export const FETCH_FAILED = 'Error fetching Properties'
