import { CITY_COUNT, CITY_LIST } from '#language/city/texts-named'
import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { properties } from '#language/search/texts-options'
import { joined } from '#language/text/texts'
import { once, short } from '../money/rules.ts'
import { SALES_FROM } from './constants.ts'

/** What a budget means where neither buying nor renting was chosen. */
export const MEANT_TEXTS = {
  sale: {
    chip: 'to buy',
    text: `We took a budget of ${short(once(SALES_FROM))} or more as a price to buy. To rent, choose Rent above.`,
  },
  let: {
    chip: 'to rent',
    text: `We took a budget below ${short(once(SALES_FROM))} as a rent. To buy, choose Buy above.`,
  },
  /** Words that no listing states anything about. */
  aside: (words: readonly string[]) =>
    `We left out ${joined(words.map((word) => `“${word}”`))}: no listing says that.`,
  elsewhere: (city: string, isSoon: boolean) =>
    isSoon ? `${city}: coming soon.` : `${city} is not on this portal yet.`,
  tell: (city: string) => `Tell me when there are homes in ${city}`,
} as const
export const SEARCH_TEXTS = {
  noMatch: 'No matching properties found.',
  noMatchHint: 'Try fewer words, another city, or clear the filters.',
  /** In place of what was not found: what comes nearest to it, and searches that ask for less. */
  nearest: 'Nearest',
  nearestIs: (home: string, price: string) => `Nearest: ${home} at ${price}.`,
  over: (amount: string) => `${amount} over your limit`,
  under: (amount: string) => `${amount} below what you asked for`,
  /** A range on offer excludes its upper end. */
  atLimit: 'at your limit',
  relax: 'Or search wider',
  /** Another reading of the words. */
  other: (label: string) => `${label} instead?`,
} as const

/** Searches that ask for less than one that found nothing. */
export const LOOSEN_TEXTS = {
  raise: (amount: string) => `Raise the budget to ${amount}`,
  lower: (amount: string) => `Lower the budget to ${amount}`,
  nextDoor: 'Next door too',
  wholeOf: (city: string) => (city ? `All of ${city}` : 'Any locality'),
  any: {
    city: 'Any city',
    bhk: 'Any BHK',
    type: 'Any type',
    furnishing: 'Any furnishing',
    facing: 'Any facing',
    age: 'Any age',
    by: 'Posted by anyone',
    right: 'Right to offer shown or not',
    added: 'Added at any time',
  } as Readonly<Record<string, string>>,
  without: (...labels: string[]) => `Without ${joined(labels, 'or')}`,
  counted: (label: string, count: number) => `${label} (${count})`,
} as const

/** Words of every gallery. */
export const GALLERY_TEXTS = {
  words: 'Locality, landmark or building',
  wordsExample: `${EXAMPLE_LOCALITY}, or 3 BHK under 70 lakh`,
  places: 'Chosen places',
  suggestions: 'Suggestions',
  switch: 'I want to',
  filters: 'Filters',
  close: 'Close filters',
  results: 'Results',
  sort: 'Sort',
  chips: 'Filters in use and at hand',
  clear: 'Clear all',
  more: 'Load more',
  least: 'From',
  most: 'Up to',
  samples: 'How a listing looks',
  cities: 'Choose a city',
  city: 'City',
  closeCities: 'Close the cities',
  settings: 'More for this search',
  kinds: (city: string) => `All there is in ${city}`,
  chosen: (count: number) => `${count} chosen`,
  /** After the homes. */
  commercial: (count: number) => `+ ${count} commercial`,
  remove: (label: string) => `Remove ${label}`,
  show: (count: number) => `Show ${properties(count)}`,
  loadFailed: 'The list could not be loaded. Check your connection and try again.',
  withoutScript:
    'These are the newest properties. Search and filters need JavaScript; the links of each city work without it.',
} as const

/** The galleries with their filters and texts. */
export const GALLERIES = {
  buy: {
    title: 'Properties for sale',
    link: 'All properties for sale',
    description: `Flats, houses, plots, shops and offices for sale in ${CITY_LIST}, each approved by a person.`,
    intro:
      'A person approved each one before it went online. Each shows its price, its area and when the owner last confirmed it.',
    count: (count: number) => `${properties(count)} for sale`,
  },
  search: {
    title: 'Search all properties',
    description: `Search every property to buy, rent or lease, and beds in PG and co-living homes, in ${CITY_COUNT}.`,
    intro: 'Homes, shops and PG beds to buy, rent or lease, in one list.',
    count: (count: number) => properties(count),
  },
} as const

export type GalleryName = keyof typeof GALLERIES

/** The headings of the galleries; separate, because no script needs them. */
export const GALLERY_HEADS: Record<GalleryName, string> = {
  buy: `Flats, houses, plots and offices for sale in ${CITY_COUNT}`,
  search: `Search flats, houses, plots, offices and PG in ${CITY_COUNT}`,
}

/** The label of the first option, "any", of a facet with a single choice. */
export const ANY_TEXTS: Readonly<Record<string, string>> = {
  city: 'Any city',
  budget: 'Any budget',
  deal: 'Both',
  for: 'All',
  category: 'Any',
  ready: 'Any',
  guests: 'Anybody',
  added: 'Any time',
}

/** The page of a city's localities. */
export const PLACES_TEXTS = {
  crumb: 'Localities',
  title: (city: string) => `Where to buy in ${city}`,
  description: (city: string) =>
    `The localities of ${city} on a drawn map, each with how much is for sale there, the lowest price, and the median asked per sq ft for flats.`,
  intro:
    'Tap a locality to see what is for sale there. The switch shows the median price of flats per sq ft.',
  kinds: (city: string) => `More in ${city}`,
  parts: (city: string) => `For sale in ${city}: by size, by owner, right to offer seen`,
  map: 'Map',
  open: 'Naksha',
  closeMap: 'Close the map',
} as const
