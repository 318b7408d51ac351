import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { OwnListing } from '../../contract/listing.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { VIEWS } from '../../domain/listing/views.ts'
import { completenessOf } from '../../domain/listing-draft/completeness.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import type { Db } from '../db/client.ts'
import { isAnswered, isNewest, isRejectionOf, isRestorable } from '../moderation/log.ts'
import { ownDoubtJson } from '../report/doubt.ts'
import { goneReportedSql } from '../report/gone.ts'
import { rightOfListingJson } from '../right-to-offer/sql.ts'
import {
  answered,
  listingStateSql,
  messagesOnlySql,
  photosJson,
  photosOfIdsJson,
  storedJson,
} from './columns.ts'
import { usableInEdit } from './edit.ts'

/**
 * The change to approved property `p`: the one that waits (`e`), or the newest rejected one, until another decision is
 * made or its photos are erased.
 */
const changeJson: SQL = sql`
  (
    select jsonb_build_object(
      'version', c.version, 'reason', c.reason, 'fields', ${answered(sql`c.fields`)},
      'photos', ${photosOfIdsJson(sql`c.photo_ids`, sql`c.fields`, usableInEdit)}
    )
    from (
      select e.version, null as reason, e.fields, to_jsonb(e.photo_ids) as photo_ids
      from property_edits e
      where e.property_id = p.id
      union all
      select *
      from (
        select null::int, m.reason, m.snapshot->'fields', m.snapshot->'photoIds'
        from moderation_log m
        where m.property_id = p.id
          and m.decision = 'edit.rejected'
          and ${isRestorable}
          and ${isNewest}
        order by m.decided_at desc
        limit 1
      ) rejected
      limit 1
    ) c
    where p.is_approved
  )`

/** The figures of property `p`: views, saves, questions and shown phone numbers. */
const figuresJson: SQL = sql`
  jsonb_build_object(
    'views', p.sampled_views * ${VIEWS.oneIn}::int,
    'saved', (select count(*) from shortlist s where s.listing_id = p.id),
    'asked', (
      select count(*) from enquiries e where e.owner_id = p.user_id and e.property_id = p.id
    ),
    'shown', (select count(distinct r.viewer_id) from phone_reveals r where r.property_id = p.id)
  )`

const inTable: SQL = sql`
  jsonb_build_object(
    'id', p.id, 'reference', p.reference, 'version', p.version, 'photos', ${photosJson}, 'createdAt', p.created_at,
    'noteToAdmin', case
      when p.is_approved
        then (select e.note_to_admin from property_edits e where e.property_id = p.id)
      else p.note_to_admin
    end,
    'reason', null, 'decisionId', null,
    'state', case when p.is_approved then 'approved' else 'pending' end,
    'listingState', ${listingStateSql(LISTING_DAYS)}, 'availability', p.availability,
    'confirmedAt', case when p.is_approved then p.confirmed_at end,
    'closedAt', p.closed_at, 'goneReportedAt', ${goneReportedSql}, 'hiddenAt', p.hidden_at,
    'change', ${changeJson}, 'canRepost', false, 'figures', ${figuresJson},
    'messagesOnly', ${messagesOnlySql}, 'right', ${rightOfListingJson}, 'doubt', ${ownDoubtJson}
  )`

/** Of 300 listings, the pictures that stand in for photos would be most of the answer, and no form shows them. */
const withoutStandIns = (photos: readonly Photo[]): Photo[] =>
  photos.map((photo) => ({ ...photo, placeholder: '' }))

/**
 * All listings of a user, newest first: those in the table, and rejected ones from the log while they can be reposted.
 */
export async function readOwnListings(db: Db, userId: string): Promise<OwnListing[]> {
  const reusable = sql`i.user_id = ${userId} and i.property_id is null and i.erase_after > now()`
  const rows = await db.rows<{ listing: Omit<OwnListing, 'completeness'> }>(sql`
    select listing
    from (
      select p.created_at, ${answered(storedJson('p'))} || ${inTable} as listing
      from properties p
      join users u on u.id = p.user_id
      where p.user_id = ${userId}
      union all
      select m.decided_at,
        ${answered(sql`m.snapshot->'fields'`)}
          || jsonb_build_object(
            'id', m.property_id, 'reference', m.snapshot->>'reference', 'version', 0,
            'photos', ${photosOfIdsJson(sql`m.snapshot->'photoIds'`, sql`m.snapshot->'fields'`, reusable)},
            'createdAt', m.submitted_at, 'reason', m.reason, 'decisionId', m.id, 'noteToAdmin', null,
            'state', 'rejected', 'listingState', null, 'availability', 'available', 'confirmedAt', null,
            'closedAt', null, 'goneReportedAt', null, 'hiddenAt', null, 'change', null, 'canRepost', true, 'figures', null,
            'messagesOnly', null, 'right', null, 'doubt', null
          ) as listing
      from moderation_log m
      where ${isRejectionOf(sql`${userId}`)} and ${isRestorable} and not ${isAnswered}
    ) own
    order by created_at desc`)
  return rows.map(({ listing }) => {
    const { change } = listing
    const { fields, photos } = change ?? { fields: listing, photos: listing.photos }
    return {
      ...listing,
      photos: withoutStandIns(listing.photos),
      change: change && { ...change, photos: withoutStandIns(change.photos) },
      completeness: completenessOf(fields, photos.length),
    }
  })
}
