import { ROUTED_CITIES } from '../city/constants.ts'
import { RIGHT_SEEN } from '../right-to-offer/shown.ts'
import { KIND_SLUGS } from './constants.ts'

/** What is on offer, as the slug of a place says it. */
export const DEAL_SLUGS = { Sell: 'for-sale', Rent: 'for-rent' } as const
export const PG_SLUG = 'pg'

const SLUGS = Object.values(KIND_SLUGS).flatMap((kind) =>
  Object.values(DEAL_SLUGS).map((deal) => `${kind}-${deal}`),
)
const CITIES = ROUTED_CITIES.map(({ slug }) => slug)

/**
 * One choice of one filter that narrows a kind in a city to a page of its own, and what a slug puts before or behind the
 * kind for it.
 */
export type Narrowing = {
  facet: 'bhk' | 'by' | 'right'
  id: string
  before?: string
  behind?: string
}

/** Sizes are up to four bedrooms, as larger homes are rare. No two choices are joined: that would multiply the pages. */
export const NARROWINGS: readonly Narrowing[] = [
  ...['1', '2', '3', '4'].map((id) => ({ facet: 'bhk' as const, id, before: `${id}-bhk-` })),
  { facet: 'by', id: 'owner', behind: '-by-owner' },
  { facet: 'right', id: RIGHT_SEEN, behind: '-right-to-offer-seen' },
]

const oneOf = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('|')
const PLACE = new RegExp(
  `^(?:${oneOf(NARROWINGS.map(({ before }) => before))})?` +
    `(${oneOf([...SLUGS, PG_SLUG])})(?:${oneOf(NARROWINGS.map(({ behind }) => behind))})?` +
    `(-in-(?:[a-z0-9-]+-)?(?:${oneOf(CITIES)}))$`,
)

/** Whether a text has the format of a place's slug. */
export const isPlaceSlug = (text: string) => PLACE.test(text)

/** The slug of all of a kind, for one of a part of it; null for any other text. */
export function wholeOf(text: string): string | null {
  const [, kind = '', where = ''] = PLACE.exec(text) ?? []
  const whole = kind + where
  return whole === '' || whole === text ? null : whole
}
