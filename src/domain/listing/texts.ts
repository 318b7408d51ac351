import { joined } from '#language/text/texts'
import { COMPARED_MOST } from './device-lists.ts'
import type { PosterWord } from './poster.ts'

export const LISTING_TEXTS = {
  place: 'Place',
  untitled: 'Untitled Project',
  noImage: 'No Image Available',
  sample: 'Sample',
  sampleNote: 'An example of how a listing looks',
  notAvailable: 'This listing is not available',
  notLoggedIn: 'You must be logged in to submit a property!',
  submitted: 'Property submitted successfully!',
  submitFailed: 'Error submitting property. Please try again.',
} as const

/** Under the place of a home, with who says where it is. */
export const placeNote = (who: PosterWord) =>
  `Locality given by the ${who}. Ask for the exact address.`

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
  /** The same where this one cannot be had any more, and it is the first thing to say. */
  stillOffered: (city: string) => `Still on offer in ${city}`,
  /** The day is that of the owner's press: when it was sold is not asked. */
  closedOn: (state: string, day: string) => `${state}, marked on ${day}`,
  owner: 'Owner',
  agent: 'Agent',
  memberSince: (role: string, month: string) => `${role}, member since ${month}`,
  agentRera: (number: string) => `RERA agent no. ${number}`,
  save: 'Save',
  perSquareFoot: 'per sq ft',
  /** Follows the number of photos, for screen readers. */
  photos: (count: number) => (count === 1 ? 'photo' : 'photos'),
} as const

/** What a card says besides the facts of the home. */
export const CARD_TEXTS = {
  isNew: 'New',
  seen: 'Seen',
  lowered: (day: string) => `price lowered ${day}`,
  read: (day: string) => `read ${day}`,
  /** Follows, for screen readers. */
  byPerson: ' by a person',
  /** Before the day, for screen readers: a sign stands for it. */
  confirmed: 'confirmed: ',
} as const

/** What the buttons of a card are called, by their parts; `more` opens what else can be done with the listing. */
export const CARD_BUTTONS = {
  heart: (name: string) => `${LISTING_PAGE_TEXTS.save} ${name}`,
  more: (name: string) => `More about ${name}`,
} as const

export const COMPARE_TEXTS = {
  title: 'Compare properties',
  description: `Up to ${COMPARED_MOST} properties side by side, with their differences.`,
  loading: 'Loading the properties…',
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Choose Compare under ⋯ on at least two properties to see them side by side.',
  toSaved: 'Choose from your saved properties',
  failed: 'The properties could not be loaded. Check your connection.',
  withoutScript: 'Comparing needs JavaScript. The page of each property works without it.',
  /** `names` are those that are known, `others` how many are not. */
  gone: (names: readonly string[], others: number) => {
    const rest = others === 1 ? 'one of them' : `${others} of them`
    const all = others > 0 ? [...names, rest] : names
    const who = [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')
    const verb = all.length > 1 || others > 1 ? 'are' : 'is'
    return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${verb} no longer available.`
  },
  label: 'Compared',
  /** What sets the best value of a row apart. */
  best: { lowest: 'lowest', largest: 'largest', most: 'most' },
  instalment: 'EMI from',
  /** Which loan the instalments are of; `names` are those of its homes where there are several loans. */
  loan: (terms: string, names: readonly string[]) =>
    `EMI${names.length > 0 ? ` of ${joined(names)}` : ''}: ${terms}.`,
  kinds: 'These are of different kinds, so not every fact applies to each.',
  onlyThese: (names: readonly string[]) => `Compare only ${joined(names)}`,
  furtherAmenities: 'Other amenities',
  noFurther: 'No others',
  same: (count: number) => (count === 1 ? 'One fact is the same' : `${count} facts are the same`),
  unstated: 'Not stated',
  noMeaning: 'Does not apply',
  takeOut: 'Remove',
  takenOut: (name: string) => `${name} removed.`,
  choose: 'Compare',
  chosen: (count: number) => (count === 1 ? 'Choose one more to compare.' : `${count} chosen`),
  full: `At most ${COMPARED_MOST} at once. Remove one first.`,
  open: (count: number) => `Compare (${count})`,
  clear: 'Clear',
  withSimilar: 'Compare this one with those side by side',
} as const

/** The row of listings that this device has shown before. */
export const VIEWED_TEXTS = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'Recently viewed is cleared on this device.',
} as const

/** Logged to the console if the home page cannot fetch listings newer than its build. */
export const FETCH_FAILED = 'Error fetching Properties'
