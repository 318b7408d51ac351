import { ROUTED_CITIES } from '../city/constants.ts'
import { KIND_SLUGS } from './constants.ts'

/** What is on offer, as the slug of a place says it. */
export const DEAL_SLUGS = { Sell: 'for-sale', Rent: 'for-rent' } as const
export const PG_SLUG = 'pg'

const SLUGS = Object.values(KIND_SLUGS).flatMap((kind) =>
  Object.values(DEAL_SLUGS).map((deal) => `${kind}-${deal}`),
)
const CITIES = ROUTED_CITIES.map(({ slug }) => slug)
const PLACE = new RegExp(
  `^(?:[1-4]-bhk-)?(${[...SLUGS, PG_SLUG].join('|')})-in-([a-z0-9-]+-)?(${CITIES.join('|')})$`,
)

/** Whether a text has the format of a place's slug. */
export const isPlaceSlug = (text: string) => PLACE.test(text)
