import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import {
  aboutSql,
  fieldColumns,
  fieldsJson,
  fieldsRow,
  fieldValues,
  LAST_CONFIRMED,
  photoIdsSql,
  storedJson,
} from '../listing/columns.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { eraseIn, isFree, isLoose } from '../photo/loose.ts'
import { isNewest, isRestorable, lastDecisionOn } from './log.ts'
import { noteFrom, notesJson } from './read-sql.ts'
import type { Effect, Subject } from './subject.ts'

/**
 * Everything that an undo needs to restore property `p`; `published` is how a published one stood, and `waiting` the
 * change of it that waited.
 */
const snapshotJson: SQL = sql`
  jsonb_build_object(
    'fields', ${storedJson('p')}, 'submissionKey', p.submission_key, 'version', p.version,
    'createdAt', p.created_at, 'reference', p.reference, 'referenceKey', p.reference_key,
    'fileId', p.file_id, 'messagesOnly', p.messages_only,
    'published', case
      when p.is_approved
        then jsonb_build_object(
            'approvedAt', p.approved_at, 'confirmedAt', p.confirmed_at,
            'adminConfirmedAt', p.admin_confirmed_at, 'askedAt', p.asked_at,
            'availability', p.availability, 'closedAt', p.closed_at, 'sampledViews', p.sampled_views,
            'notes', ${notesJson}
          )
    end,
    'waiting', (
      select jsonb_build_object(
        'id', e.id, 'version', e.version, 'createdAt', e.created_at, 'updatedAt', e.updated_at,
        'fileId', e.file_id, 'fields', e.fields, 'photoIds', to_jsonb(e.photo_ids)
      )
      from property_edits e
      where e.property_id = p.id
    ),
    'photoIds', to_jsonb(${photoIdsSql})
  )`

/**
 * The state of the published listing before take-down `m`, as a row. It is empty for take-downs older than this part of
 * the log; such a listing becomes available again, approved and confirmed at the time of its submission.
 */
const publishedState = sql`
  jsonb_to_record(coalesce(nullif(m.snapshot->'published', 'null'::jsonb), '{}'::jsonb)) as s(
    "approvedAt" timestamptz, "confirmedAt" timestamptz, "adminConfirmedAt" timestamptz,
    "askedAt" timestamptz, availability text,
    "closedAt" timestamptz, "sampledViews" int, notes jsonb
  )`

/** Listings in a state, locked always in the same order. */
const chosenWhere =
  (state: SQL): Subject['chosen'] =>
  (admin, note) =>
    sql`
  chosen as (
    select p.*, p.id as listing_id, ${aboutSql} as title, asked.log${note.columns}
    from properties p
    join asked on asked.id = p.id and asked.version = p.version
    ${note.join}
    where ${state} and ${actorStillAuthorised(admin)}
    order by p.id
    for update of p
  )`

const approved: Effect = {
  parts: sql`
    published as (
      update properties p
      set is_approved = true, approved_at = now(), confirmed_at = ${sql.raw(LAST_CONFIRMED)},
        version = p.version + 1, price_note = null, read_note = c.note
      from chosen c
      where p.id = c.id
    )`,
  snapshot: sql`null::jsonb`,
  mail: 'approved',
  event: 'listing approved',
  change: 'listing approved',
}

/** The listing is deleted; its photos are kept for an undo or a repost. */
const rejected: Effect = {
  parts: sql`
    released as (
      update images
      set property_id = null, erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where property_id in (select id from chosen)
    ),
    kept as (
      update images i
      set erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where ${isLoose}
        and i.user_id in (select user_id from chosen)
        and i.id in (
          select unnest(e.photo_ids) from property_edits e join chosen p on p.id = e.property_id
        )
    ),
    deleted as (delete from properties where id in (select id from chosen))`,
  snapshot: snapshotJson,
  mail: 'rejected',
  mailMore: sql`
    jsonb_build_object(
      'published', p.is_approved, 'deleted', ${fieldsJson('p')} - 'description' - 'amenities'
    )`,
  event: 'listing rejected',
  change: null,
}

/**
 * An approval can be undone while the listing is published; a rejection while its photos are kept and it was not
 * reposted.
 */
const undoable = sql`
  case m.decision
    when 'listing.approved'
      then exists (select 1 from properties p where p.id = m.property_id and p.is_approved)
        and not exists (
          select 1
          from moderation_log n
          where n.property_id = m.property_id
            and n.decision = 'listing.approved'
            and n.decided_at > m.decided_at
        )
    else ${isRestorable}
      and m.poster_id is not null
      and not exists (
        select 1
        from properties p
        where p.id = m.property_id
          or p.user_id = m.poster_id
            and (
              p.submission_key = m.snapshot->>'submissionKey'
              or p.reference_key = m.snapshot->>'referenceKey'
            )
      )
      and ${isNewest}
  end`

export const listingSubject: Subject = {
  name: 'listing',
  alias: 'p',
  chosen: chosenWhere(sql`not p.is_approved`),
  isRead: sql`r.part = 'all'`,
  from: sql`chosen p`,
  wasPublic: false,
  waiting: sql`properties w on w.id = asked.id and not w.is_approved`,
  lastDecision: lastDecisionOn,
  approved,
  rejected,
  undo: {
    undoable,
    // So a listing that its owner deletes meanwhile leaves no empty log line, and a repost with the same photos, which
    // also locks them first, causes no deadlock.
    locked: sql`
      published as (
        select p.id
        from properties p
        join m on m.property_id = p.id
        where m.decision = 'listing.approved' and p.is_approved
        for update of p
      ),
      photos as (
        select i.id, s.ord
        from m,
          jsonb_array_elements_text(m.snapshot->'photoIds') with ordinality as s(id, ord),
          images i
        where i.id = s.id and ${isFree} and i.user_id = m.poster_id
        order by i.id
        for update of i
      )`,
    ready: sql`
      cross join (select count(*) from photos) locked
      where m.decision = 'listing.rejected' or exists (select 1 from published)`,
    parts: sql`
      withdrawn as (
        update properties
        set is_approved = false, version = version + 1, read_note = null, price_note = null
        where id in (select property_id from undone where decision = 'listing.approval_undone')
        returning id
      ),
      restored as (
        insert into properties (
          id, user_id, submission_key, reference, reference_key, file_id, version, created_at,
          is_approved, approved_at, confirmed_at, admin_confirmed_at, asked_at, availability, closed_at,
          sampled_views, messages_only, read_note, price_note, ${fieldColumns}
        )
        select m.property_id, m.poster_id, m.snapshot->>'submissionKey',
          m.snapshot->>'reference', m.snapshot->>'referenceKey', m.snapshot->>'fileId',
          (m.snapshot->>'version')::int + 1, m.submitted_at, m.revision is not null,
          case when m.revision is not null then coalesce(s."approvedAt", m.submitted_at) end,
          case when m.revision is not null then coalesce(s."confirmedAt", m.submitted_at) end,
          s."adminConfirmedAt", s."askedAt", coalesce(s.availability, 'available'), s."closedAt",
          coalesce(s."sampledViews", 0), (m.snapshot->>'messagesOnly')::boolean,
          ${noteFrom(sql`s.notes`, 'read')}, ${noteFrom(sql`s.notes`, 'price')}, ${fieldValues}
        from m
        join undone on undone.undoes = m.id and undone.decision = 'listing.rejection_undone',
          ${fieldsRow(sql`m.snapshot->'fields'`)},
          ${publishedState}
        returning *
      ),
      waits as (
        insert into property_edits (
          id, property_id, user_id, file_id, version, created_at, updated_at, fields, photo_ids
        )
        select w.id, restored.id, restored.user_id, w."fileId", w.version + 1, w."createdAt",
          w."updatedAt", w.fields,
          array(select jsonb_array_elements_text(w."photoIds"))
        from m
        join restored on restored.id = m.property_id,
          jsonb_to_record(nullif(m.snapshot->'waiting', 'null'::jsonb)) as w(
            id text, version int, "createdAt" timestamptz, "updatedAt" timestamptz, "fileId" text,
            fields jsonb, "photoIds" jsonb
          )
        where w.id is not null
      ),
      attached as (
        update images i
        set property_id = restored.id, position = photos.ord - 1, erase_after = null
        from restored, photos
        where i.id = photos.id
      )`,
    shown: sql`
      exists (select 1 from withdrawn) or exists (select 1 from restored where is_approved)`,
    restored: sql`
      select p.user_id, jsonb_build_object('listingId', p.id, 'title', ${aboutSql}) as data
      from restored p
      where p.is_approved`,
  },
}

/** A published listing, which an admin takes down: that is its rejection. */
export const publishedSubject: Subject = {
  ...listingSubject,
  chosen: chosenWhere(sql`p.is_approved`),
  wasPublic: true,
  rejected: { ...rejected, event: 'listing unpublished', change: 'listing taken down' },
}
