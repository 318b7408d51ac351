import { LIST_TEXTS } from '#language/paging/texts'
import { LISTING_DAYS } from './constants.ts'
import type { OwnNarrowing, OwnSort, OwnState } from './own-filter.ts'

const homes = (count: number) => (count === 1 ? '1 listing' : `${count} listings`)

/** Texts of the filter of a poster's own listings. */
export const OWN_FILTER_TEXTS = {
  title: 'Find among your listings',
  q: 'Name, locality, id or your reference',
  state: 'State',
  city: 'City',
  listingType: 'Listed for',
  sort: 'Order',
  states: {
    reported: 'Reported as gone: answer',
    waiting: 'Waiting',
    shown: 'On show',
    changed: 'Change waits',
    confirm: 'To confirm soon',
    expired: 'Not confirmed, not shown',
    rejected: 'Rejected',
    closed: 'Sold or rented',
  } satisfies Record<OwnState, string>,
  sorts: {
    newest: 'Newest first',
    'price-low': 'Lowest price first',
    'price-high': 'Highest price first',
    confirmed: 'Longest unconfirmed first',
    views: 'Most views first',
  } satisfies Record<OwnSort, string>,
  option: (label: string, count: number) => `${label} (${count})`,
  all: LIST_TEXTS.all,
  /** `count` of `all` fit the filter; `page` of them are shown. */
  count: (count: number, all: number) => (count === all ? homes(all) : `${count} of ${homes(all)}`),
  clear: LIST_TEXTS.clear,
  confirmNote: `We ask about these ${LISTING_DAYS.asked} days after you last confirmed them. After ${LISTING_DAYS.unconfirmed} days they are not shown.`,
  /** Why nothing is shown. */
  none: (all: number) => `None of your ${homes(all)} fits all of this.`,
  /** What would be shown without one part of the filter. */
  without: {
    q: (count: number, said: string) => `Without “${said}”: ${count}`,
    state: (count: number, said: string) => `In any state, not only “${said}”: ${count}`,
    city: (count: number, said: string) => `In all cities, not only ${said}: ${count}`,
    listingType: (count: number, said: string) => `Not only “${said}”: ${count}`,
  } satisfies Record<OwnNarrowing, (count: number, said: string) => string>,
} as const

/** Texts of the change of a listing's price alone. */
export const PRICE_CHANGE_TEXTS = {
  open: 'Open the form: another answer of this listing has to be mended first.',
  change: 'Change the price',
  label: (name: string) => `New price of ${name}`,
  /** What happens next, by what visitors see of the listing. */
  next: {
    pending: 'Nobody has decided on this listing yet. The new price takes the place of this one.',
    published: 'An admin decides on the new price. Until then visitors see this one.',
    waiting: 'A change of this listing already waits. The new price is added to it.',
    expired: 'An admin decides on the new price. Confirm that it is available to show the listing.',
  },
  submit: 'Send the new price',
  busy: 'Sending…',
  cancel: 'Keep the price',
  same: 'This is already the price.',
  /** After it was sent. */
  waits: (name: string, price: string) => `${name}: ${price} waits for an admin.`,
  changed: (name: string, price: string) => `${name} is now ${price}.`,
  undone: (name: string, price: string) => `${name} stays at ${price}.`,
  unchanged: (name: string) => `The price of ${name} already was so.`,
} as const
