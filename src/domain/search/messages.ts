import { FACT_WORDS } from '../listing/messages.ts'

const properties = (count: number) => `${count} ${count === 1 ? 'property' : 'properties'}`

export const SEARCH_MESSAGES = {
  noMatch: 'No matching properties found.',
  noMatchHint: 'Try fewer words or another city, or clear the filters.',
  relax: 'Leave one out:',
  without: (label: string, count: number) => `Without ${label}: ${properties(count)}`,
} as const

/** Words of every gallery. */
export const GALLERY_MESSAGES = {
  words: 'Search by name, locality or city',
  wordsExample: '3 BHK Lucknow under 70 lakh',
  filters: 'Filters',
  results: 'Results',
  sort: 'Sort',
  chips: 'What is on',
  clear: 'Clear all',
  more: 'Load more',
  show: (count: number) => `Show ${properties(count)}`,
  loadFailed: 'The list could not be loaded. Check your connection and try again.',
  withoutScript: 'These are the newest properties. Search and filters need JavaScript.',
  any: {
    ...{ for: 'Anything', city: 'Any city', type: 'Any type', bhk: 'Any number' },
    ...{ budget: 'Any budget', furnishing: 'Any furnishing' },
  },
  legends: {
    ...{ for: 'I want to', city: 'City', type: 'Property type', bhk: FACT_WORDS.bedrooms },
    ...{ budget: 'Budget', furnishing: FACT_WORDS.furnishing },
  },
} as const

/** The galleries: what each shows, and the words of its own. */
export const GALLERIES = {
  buy: {
    title: 'Properties for sale',
    link: 'All properties for sale',
    description:
      'Flats, houses, plots, shops and offices for sale in Lucknow, Noida, Gurugram, Kanpur and Varanasi, each checked by a person.',
    intro:
      'Each one was read by a person before it was published, with its price, its area and when its owner last confirmed it.',
    count: (count: number) => `${properties(count)} for sale`,
  },
  search: {
    title: 'Search all properties',
    description:
      'Search every checked property: to buy, to rent, to lease, and beds in PG and co-living homes in five cities.',
    intro: 'Buy, rent, lease or a bed in a PG: everything that is on offer, in one list.',
    count: (count: number) => properties(count),
  },
} as const

export type GalleryName = keyof typeof GALLERIES

/** What their heads are called; apart, as no script needs it. */
export const GALLERY_HEADS: Record<GalleryName, string> = {
  buy: 'Flats, houses, plots and offices for sale in five cities',
  search: 'Search flats, houses, plots, offices and PG in five cities',
}
