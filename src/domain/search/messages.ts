const properties = (count: number) => `${count} ${count === 1 ? 'property' : 'properties'}`

export const SEARCH_MESSAGES = {
  noMatch: 'No matching properties found.',
  noMatchHint: 'Try fewer words or another city, or clear the filters.',
} as const

export const GALLERY_MESSAGES = {
  title: 'Properties for sale',
  description: 'Flats, houses, plots, shops and offices for sale in Lucknow, Noida, Gurugram, Kanpur and Varanasi, each checked by a person.',
  words: 'Search by name, locality or city',
  wordsExample: '3 BHK Gomti Nagar',
  filters: 'Filters',
  results: 'Results',
  sort: 'Sort',
  chips: 'What is on',
  clear: 'Clear all',
  more: 'Load more',
  count: (count: number) => `${properties(count)} for sale`,
  show: (count: number) => `Show ${properties(count)}`,
  loadFailed: 'The list could not be loaded. Check your connection and try again.',
  withoutScript: 'These are the newest properties. Search and filters need JavaScript.',
} as const
