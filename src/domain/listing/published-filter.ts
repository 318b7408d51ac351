import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { choiceIn, pageIn } from '../paging/rules.ts'
import { textIn } from '../paging/search-text.ts'
import { LISTING_TYPES, type ListingType } from './constants.ts'

/** The filter of the admins' list of published listings; an empty value selects all. */
export type PublishedFilter = {
  city: CityName | ''
  listingType: ListingType | ''
  q: string
  page: number
}

export function publishedFilter(address: URLSearchParams): PublishedFilter {
  return {
    city: choiceIn(address, 'city', CITY_NAMES),
    listingType: choiceIn(address, 'listingType', LISTING_TYPES),
    q: textIn(address, 'q'),
    page: pageIn(address),
  }
}
