import { sql } from 'drizzle-orm/sql/sql'
import { listingsTag, PAGES_TAG, PROJECTS_TAG, pageTag } from '../../contract/page-headers.ts'
import { readNewListings } from '../../contract/public-listing.ts'
import { unexpected } from '../answer.ts'
import type { Deps } from '../deps.ts'

/** What a change affects: listings by their ids, the listings of a poster, projects, or anything. */
export type About = { listings: readonly string[] } | { poster: string } | 'projects' | 'anything'

/** With more listings at once, everything is purged. */
const MOST_LISTINGS = 100
const ANYTHING = [readNewListings.sharedBy, PAGES_TAG]

// The decision log knows a listing's city before a change, or before it was deleted.
const citiesOf = (about: { listings: readonly string[] } | { poster: string }) =>
  'poster' in about
    ? sql`select distinct city from properties where user_id = ${about.poster} and is_approved`
    : sql`with asked as (select jsonb_array_elements_text(${JSON.stringify(about.listings)}::jsonb) as id)
      select p.city from properties p join asked a on a.id = p.id
      union select m.city from moderation_log m join asked a on a.id = m.property_id`

/**
 * The CDN tags of everything that a change affects: the pages of the listings, and pages that show listings of their
 * cities. If that is unknown, the tags of all content.
 */
export async function tagsOf(
  { db, requestId }: Pick<Deps, 'db' | 'requestId'>,
  about: About,
): Promise<readonly string[]> {
  if (about === 'anything') return ANYTHING
  if (about === 'projects') return [PROJECTS_TAG]
  const ids = 'listings' in about ? about.listings : []
  if (ids.length > MOST_LISTINGS) return ANYTHING
  try {
    const cities = await db.rows<{ city: string }>(citiesOf(about))
    if (cities.length === 0) return ANYTHING
    const tags = [...ids.map(pageTag), ...cities.map(({ city }) => listingsTag(city))]
    return [readNewListings.sharedBy, ...tags]
  } catch (error) {
    unexpected(error, requestId)
    return ANYTHING
  }
}
