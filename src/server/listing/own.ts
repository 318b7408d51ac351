import { sql } from 'drizzle-orm/sql/sql'
import type { OwnListing } from '../../contract/listing.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import type { Db } from '../db/client.ts'
import { fieldsJson, photosJson } from './columns.ts'

/** All listings of a user, newest first: those in the table, and rejected ones from the log until posted again or forgotten. */
export async function readOwnListings(db: Db, userId: string): Promise<OwnListing[]> {
  const rows = await db.rows<{ listing: OwnListing }>(sql`
    select listing from (
      select p.created_at, ${fieldsJson('p')} || jsonb_build_object(
        'id', p.id, 'photos', ${photosJson(sql`p.id`)}, 'createdAt', p.created_at, 'reason', null, 'decisionId', null,
        'state', case when p.is_approved then 'approved' else 'pending' end, 'canPostAgain', false) as listing
      from properties p where p.user_id = ${userId}
      union all
      select m.decided_at, (m.snapshot->'fields') || jsonb_build_object(
        'id', m.property_id, 'photos', coalesce((
          select jsonb_agg(jsonb_build_object('id', i.id, 'key', i.key, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder) order by s.ord)
          from jsonb_array_elements_text(m.snapshot->'photoIds') with ordinality as s(id, ord)
          join images i on i.id = s.id and i.user_id = ${userId} and i.property_id is null and i.erase_after > now()), '[]'::jsonb),
        'createdAt', m.submitted_at, 'reason', m.reason, 'decisionId', m.id,
        'state', 'rejected', 'canPostAgain', m.decided_at > now() - make_interval(days => ${LISTING_DAYS.rejectedPhotos})) as listing
      from moderation_log m
      where m.poster_id = ${userId} and m.decision = 'rejected' and m.snapshot is not null
        and not exists (select 1 from moderation_log u where u.undoes = m.id)
    ) own order by created_at desc`)
  return rows.map((row) => row.listing)
}
