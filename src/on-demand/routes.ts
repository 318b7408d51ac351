import type { ReadsQuery } from '../contract/one-address.ts'
import { CITY_OFF, PATHS } from '../contract/paths.ts'
import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { agentFilter } from '../domain/listing/agent-filter.ts'

type Route = {
  pattern: string
  /** The name of its page in `pages/`. */
  page: string
  /** What it knows of its query. */
  reads: ReadsQuery
}

const nothing: ReadsQuery = () => ({})

/** Routes that are rendered on demand. A built page has priority. */
export const ROUTES: readonly Route[] = [
  // Its query may name another listing, to whose address it then leads: a copy of this one is no answer to that.
  { pattern: `${PATHS.listing}/[...id]`, page: 'listing', reads: () => ({ id: '' }) },
  { pattern: `${PATHS.preview}/[id]`, page: 'preview', reads: nothing },
  { pattern: `${PATHS.question}/[link]`, page: 'question', reads: nothing },
  { pattern: `${PATHS.sharedShortlist}/[secret]`, page: 'shared-shortlist', reads: nothing },
  { pattern: `${PATHS.agent}/[id]`, page: 'agent', reads: agentFilter },
  ...[...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((city) => ({
    pattern: `/${city}/[...id]`,
    page: 'project',
    reads: nothing,
  })),
  { pattern: `${CITY_OFF}/[city]`, page: 'city-off', reads: nothing },
  { pattern: `${PATHS.cityProjects}/[...city]`, page: 'city-projects', reads: nothing },
  { pattern: `${PATHS.services}/[...rest]`, page: 'no-service', reads: nothing },
  { pattern: `${PATHS.projectOffers}/[...rest]`, page: 'no-city-service', reads: nothing },
  { pattern: `${PATHS.projectService}/[...rest]`, page: 'no-city-service', reads: nothing },
]
