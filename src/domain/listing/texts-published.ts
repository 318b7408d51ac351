import { LIST_TEXTS } from '#language/paging/texts'
import { type Availability, LISTING_DAYS, type PropertyType } from './constants.ts'

/** Words of the admins' list of published listings. */
export const PUBLISHED_TEXTS = {
  title: 'Published listings',
  about: 'Find a published listing, confirm it, close it or take it down.',
  search: 'Search in published listings',
  searchHint: 'Name, locality, city, poster or id.',
  columns: {
    name: 'Listing',
    state: 'State',
    price: 'Price',
    actions: LIST_TEXTS.actions,
  },
  none: 'No listing is published yet.',
  city: 'City',
  listingType: 'Listed for',
  available: 'Available',
  confirmedAgo: (when: string) => `Confirmed ${when}`,
  expired: `Not shown: unconfirmed for ${LISTING_DAYS.unconfirmed} days`,
  mark: (closed: Availability, _type: PropertyType) => `Mark as ${closed}`,
  confirm: 'Still available',
  unpublish: 'Unpublish',
  changed:
    'This listing has changed since you read it. The new version is shown. Please read it again.',
  closed: (name: string, state: string) => `${name} is marked as ${state.toLowerCase()}.`,
  confirmed: (name: string) => `${name} is confirmed as available.`,
  unpublished: (name: string) => `${name} is taken down. The poster reads your reason.`,
  dialog: {
    title: (name: string) => `Unpublish ${name}`,
    hint: 'It leaves the public site with the next rebuild. The poster reads the reason and can edit and post again.',
    submit: 'Unpublish this listing',
    busy: 'Taking it down…',
  },
} as const
