import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { choiceIn, pageIn } from '../paging/rules.ts'
import { LISTING_TYPES, type ListingType } from './constants.ts'

/** The homes on one page of an agent's homes. */
export const AGENT_PAGE_ROWS = 24

/** What the address of an agent's page chooses; an empty value selects all. */
export type AgentFilter = { city: CityName | ''; listingType: ListingType | ''; page: number }

export const agentFilter = (address: URLSearchParams): AgentFilter => ({
  city: choiceIn(address, 'city', CITY_NAMES),
  listingType: choiceIn(address, 'listingType', LISTING_TYPES),
  page: pageIn(address),
})
