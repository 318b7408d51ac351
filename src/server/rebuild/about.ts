import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { EVERY_KIND } from '../listing/figures.ts'

/** What a change affects: listings by their ids, the listings of a poster, projects, or anything. */
export type About = { listings: readonly string[] } | { poster: string } | 'projects' | 'anything'

/**
 * City, listing type and property type of the listings that a change affects, before and after it; null for none. The
 * decision log knows a listing that was deleted, and what an approved change has replaced.
 */
export function kindsAbout(about: About): SQL | null {
  if (about === 'projects') return null
  if (about === 'anything') return EVERY_KIND
  return 'poster' in about
    ? sql`
      select city, listing_type, property_type
      from properties
      where user_id = ${about.poster} and is_approved`
    : sql`
      with asked as (
        select jsonb_array_elements_text(${JSON.stringify(about.listings)}::jsonb) as id
      )
      select p.city, p.listing_type, p.property_type from properties p join asked a on a.id = p.id
      union
      select m.city, m.listing_type, m.property_type
      from moderation_log m
      join asked a on a.id = m.property_id
      union
      select m.snapshot->'fields'->>'city', m.snapshot->'fields'->>'listingType',
        m.snapshot->'fields'->>'propertyType'
      from moderation_log m
      join asked a on a.id = m.property_id
      where m.decision = 'edit.approved'`
}
