import { sql } from 'drizzle-orm/sql/sql'
import {
  agentTag,
  figuresTag,
  listingsTag,
  PAGES_TAG,
  PROJECTS_TAG,
  pageTag,
} from '../../contract/page-headers.ts'
import { readNewListings } from '../../contract/public-listing.ts'
import { showsCityFigures } from '../../domain/listing/figures.ts'
import { SIMILAR_SHOWN } from '../../domain/listing/similar.ts'
import { kindSlug, localityKey } from '../../domain/search/places.ts'
import { unexpected } from '../answer.ts'
import type { Deps } from '../deps.ts'
import type { RenewedFigures } from '../listing/figures.ts'
import type { ListingPage } from '../pages.ts'
import { sameHomesOf } from '../same-home/elsewhere-sql.ts'
import type { About } from './about.ts'

/** With more listings at once, everything is purged. */
const MOST_LISTINGS = 100
const ANYTHING = [readNewListings.sharedBy, PAGES_TAG]

/**
 * The CDN tags of a listing's page: the listings and the figures that it shows. A page with fewer similar listings than
 * it has room for also has the tag of its city, as any new one may be added to it.
 */
export function tagsOnPage(id: string, page: ListingPage): string[] {
  if (page.state === 'missing') return [pageTag(id)]
  const { city, similar } = page
  const shown = [id, ...similar.map((other) => other.id)].map(pageTag)
  const room = similar.length < SIMILAR_SHOWN ? [listingsTag(city)] : []
  if (page.state === 'gone') return [...shown, ...room]
  const { listing, figures, asked } = page
  const ofCity = showsCityFigures(figures) || (asked !== null && asked.of !== 'locality')
  const places = ofCity ? [localityKey(listing), null] : [localityKey(listing)]
  const kind = kindSlug(listing)
  return [...shown, ...room, ...places.map((place) => figuresTag(city, kind, place))]
}

/**
 * The CDN tags of everything that a change affects: the pages that show its listings or figures that it has changed. If
 * these are unknown, the tags of all content.
 */
export async function tagsOf(
  { db, requestId }: Pick<Deps, 'db' | 'requestId'>,
  about: About,
  renewed: RenewedFigures | null,
): Promise<readonly string[]> {
  if (about === 'anything') return ANYTHING
  if (about === 'projects') return [PROJECTS_TAG]
  if (!renewed || renewed.kinds.length === 0) return ANYTHING
  try {
    const changed = 'listings' in about ? about.listings : await listingsOf(db, about.poster)
    if (changed.length > MOST_LISTINGS) return ANYTHING
    const ids = await withSameHomes(db, changed)
    const agents = 'poster' in about ? [about.poster] : await agentsOf(db, ids)
    const cities = new Set(renewed.kinds.map(({ city }) => city))
    return [
      readNewListings.sharedBy,
      ...ids.map(pageTag),
      ...renewed.changed.map(({ city, kind, locality }) => figuresTag(city, kind, locality)),
      ...[...cities].map(listingsTag),
      ...agents.map(agentTag),
    ]
  } catch (error) {
    unexpected(error, requestId)
    return ANYTHING
  }
}

/** These listings, and those that admins found to be of the same homes: each says for how much the others are offered. */
async function withSameHomes(db: Deps['db'], ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    with asked as (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id)
    select a.id from asked a
    union
    select s.id from asked a cross join lateral ${sameHomesOf(sql`a.id`)} s`)
  return rows.map(({ id }) => id)
}

/** The agents with a page of their own who have, or had, these listings. */
async function agentsOf(db: Deps['db'], ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    with asked as (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id)
    select u.id
    from users u
    where u.public_page
      and u.id in (
        select p.user_id from properties p join asked a on a.id = p.id
        union
        select m.poster_id from moderation_log m join asked a on a.id = m.property_id
      )`)
  return rows.map(({ id }) => id)
}

async function listingsOf(db: Deps['db'], poster: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from properties where user_id = ${poster} and is_approved limit ${MOST_LISTINGS + 1}`)
  return rows.map(({ id }) => id)
}
