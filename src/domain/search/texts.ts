import { once, short } from '../money/rules.ts'
import { SALES_FROM } from './constants.ts'
import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { CITY_COUNT, CITY_LIST } from '#language/city/texts-named'

const properties = (count: number) => `${count} ${count === 1 ? 'property' : 'properties'}`

/** What a budget means where neither buying nor renting was chosen. */
export const MEANT_TEXTS = {
  sale: {
    chip: 'to buy',
    text: `A budget from ${short(once(SALES_FROM))} on is taken as a price to buy. If you want to rent, choose so above.`,
  },
  let: {
    chip: 'to rent',
    text: `A budget below ${short(once(SALES_FROM))} is taken as a rent. If you want to buy, choose so above.`,
  },
} as const
/** With an order by price, where there is more than one kind. */
export const KINDS_APART = 'Prices to buy come first, then rents, then rents of a PG bed.'

export const SEARCH_TEXTS = {
  noMatch: 'No matching properties found.',
  noMatchHint: 'Try fewer words or another city, or clear the filters.',
  relax: 'Leave one out:',
  without: (label: string, count: number) => `Without ${label}: ${properties(count)}`,
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
  chips: 'What is on',
  clear: 'Clear all',
  more: 'Load more',
  least: 'From',
  most: 'Up to',
  rupees: 'Rupees, such as 70 lakh',
  squareFeet: 'Square feet',
  samples: 'How a listing looks',
  cities: 'Choose a city',
  kinds: (city: string) => `What there is in ${city}`,
  chosen: (count: number) => `${count} chosen`,
  remove: (label: string) => `Remove ${label}`,
  show: (count: number) => `Show ${properties(count)}`,
  loadFailed: 'The list could not be loaded. Check your connection and try again.',
  withoutScript:
    'These are the newest properties. Search and filters need JavaScript; the links of each city lead to what there is.',
} as const

/** The galleries with their filters and texts. */
export const GALLERIES = {
  buy: {
    title: 'Properties for sale',
    link: 'All properties for sale',
    description: `Flats, houses, plots, shops and offices for sale in ${CITY_LIST}, each approved by a person.`,
    intro:
      'Each one was approved by a person before it was published, with its price, its area and when its owner last confirmed it.',
    count: (count: number) => `${properties(count)} for sale`,
  },
  search: {
    title: 'Search all properties',
    description: `Search every property: to buy, to rent, to lease, and beds in PG and co-living homes in ${CITY_COUNT}.`,
    intro: 'Buy, rent, lease or a bed in a PG: everything that is on offer, in one list.',
    count: (count: number) => properties(count),
  },
} as const

export type GalleryName = keyof typeof GALLERIES

/** The headings of the galleries; separate, because no script needs them. */
export const GALLERY_HEADS: Record<GalleryName, string> = {
  buy: `Flats, houses, plots and offices for sale in ${CITY_COUNT}`,
  search: `Search flats, houses, plots, offices and PG in ${CITY_COUNT}`,
}

/** Labels of facets that differ from the field's label. */
export const FACET_TEXTS: Readonly<Record<string, string>> = {
  ...{
    for: 'I want to',
    budget: 'Budget',
    bhk: 'BHK',
    area: 'Area',
    price: 'A range of your own',
    city: 'City',
  },
  ...{ by: 'Posted by', added: 'Added', ready: 'Possession', guests: 'PG for', types: 'Type' },
  ...{ amenities: 'Has', deal: 'To buy or lease', more: 'More' },
}

/** The label of the first option, "any", of a facet with a single choice. */
export const ANY_TEXTS: Readonly<Record<string, string>> = {
  ...{ city: 'Any city', budget: 'Any budget', deal: 'Either', category: 'Any', ready: 'Any' },
  ...{ guests: 'Anybody', added: 'Any time' },
}

/** The page of a city's localities. */
export const PLACES_TEXTS = {
  crumb: 'Localities',
  title: (city: string) => `Where to buy in ${city}`,
  description: (city: string) =>
    `The localities of ${city} on a drawn map, each with how much is for sale there, the lowest price, and what most ask per sq ft.`,
  intro:
    'Each plot leads to what is for sale in that locality. The switch shows what homes cost per sq ft.',
  kinds: (city: string) => `What else there is in ${city}`,
  sizes: (city: string) => `Homes for sale in ${city} by size`,
  map: 'Map',
  open: 'Naksha',
  closeMap: 'Close the map',
} as const
