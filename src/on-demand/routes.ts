import { PATHS } from '../contract/paths.ts'
import { ROUTED_CITIES } from '../domain/city/constants.ts'

/** Routes that are rendered when they are asked for, each with its page in `pages/`. A built page wins over them. */
export const ON_DEMAND_ROUTES: readonly { pattern: string; page: string }[] = [
  { pattern: `${PATHS.listing}/[...id]`, page: 'listing' },
  { pattern: `${PATHS.preview}/[id]`, page: 'preview' },
  ...[...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((city) => ({
    pattern: `/${city}/[...id]`,
    page: 'project',
  })),
  { pattern: `${PATHS.cityProjects}/[...city]`, page: 'city-projects' },
  { pattern: `${PATHS.services}/[...rest]`, page: 'no-service' },
  { pattern: `${PATHS.projectOffers}/[...rest]`, page: 'no-city-service' },
  { pattern: `${PATHS.projectService}/[...rest]`, page: 'no-city-service' },
]
