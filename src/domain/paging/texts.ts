/** Texts of all admins' lists with filters and pages. */
export const LIST_TEXTS = {
  /** The header of the last column, for screen readers only. */
  actions: '.What can be done',
  find: 'Find',
  all: 'All',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  place: (page: number) => `Page ${page}`,
  loading: 'Loading the list…',
  failed: 'This page could not be loaded. Check your connection and try again.',
  none: 'Nothing fits this filter.',
  clear: 'Show everything',
} as const

/** Words of lists of listings on numbered pages. */
export const PAGES_TEXTS = {
  pages: LIST_TEXTS.pages,
  page: LIST_TEXTS.place,
  pageWord: 'Page',
  newer: 'Newer',
  older: 'Older',
  results: 'Properties',
  block: (oldest: number, newest: number) => `Pages ${oldest} to ${newest}`,
  olderThan: 'Older listings that are still on offer.',
  withFilters: 'Search with filters',
  near: 'By locality',
  parts: 'Narrow it down',
  all: LIST_TEXTS.all,
  /** Of a list of what owners post, and of what has a right to offer that was seen. */
  said: {
    by: 'Posted by people who say that they own them, not by agents.',
    right:
      'Our team saw a paper for each, or the owner’s word by e-mail, and compared it. No register was asked.',
  },
  prices: 'By price',
  wholeCity: (city: string) => `All of ${city}`,
  inCity: (city: string) => `Properties in ${city}`,
  more: 'More like this',
  placeDescription: (name: string) =>
    `${name}: price, area and when the owner last confirmed it. Each listing was approved by a person.`,
} as const
