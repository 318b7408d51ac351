import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import {
  aboutOf,
  fieldColumns,
  fieldsRow,
  fieldValues,
  photoIdsSql,
  seenWith,
  storedJson,
} from '../listing/columns.ts'
import { usableInEdit } from '../listing/edit.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { eraseIn, isFree, isLoose } from '../photo/loose.ts'
import { isNewest, isRestorable, lastDecisionOnEdit } from './log.ts'
import { isPriceAlone, noteFrom, notesJson } from './read-sql.ts'
import type { Effect, Subject } from './subject.ts'

const fact = (name: string): SQL => sql.raw(`e.fields->>'${name}'`)

/** What the log needs to restore change `e`. */
const identity = sql`
  jsonb_build_object(
    'id', e.id, 'version', e.version, 'createdAt', e.created_at, 'fileId', e.file_id
  )`

/** The availability of a listing with other fields: a closed one is sold or rented, by the new listing type. */
const closedAs = (fields: SQL): SQL => sql`
  case
    when properties.availability = 'available' then 'available'
    when ${fields}->>'listingType' = 'Sell' then 'sold'
    else 'rented'
  end`

/** The listings are locked first, always in the same order: as by whatever else changes one. */
const chosen: Subject['chosen'] = (admin, note) => sql`
  p as (
    select p.*
    from properties p
    where p.id in (select o.property_id from property_edits o join asked on asked.id = o.id)
      and p.is_approved
      and ${actorStillAuthorised(admin)}
    order by p.id
    for update of p
  ),
  chosen as (
    select e.*, e.property_id as listing_id,
      ${fact('listingType')} as listing_type, ${fact('propertyType')} as property_type,
      ${fact('city')} as city, ${fact('locality')} as locality,
      (${fact('price')})::bigint as price, null::float8 as plot_area,
      ${aboutOf(fact('projectBuildingName'), fact('locality'), fact('city'))} as title,
      asked.log${note.columns}
    from p
    join property_edits e on e.property_id = p.id
    join asked on asked.id = e.id and asked.version = e.version
    ${note.join}
    for update of e
  )`

/**
 * The change replaces the published version, with the photos that the queue shows; removed photos are kept for an undo.
 * Where only the price was read, the note of the rest stays.
 */
const approved: Effect = {
  parts: sql`
    wanted as (
      select w.id, w.ord, e.property_id
      from chosen e
      join p on p.id = e.property_id
      cross join unnest(e.photo_ids) with ordinality as w(id, ord)
      join images i on i.id = w.id
      where ${usableInEdit}
    ),
    published as (
      update properties
      set version = properties.version + 1,
        confirmed_at = greatest(properties.confirmed_at, e.updated_at),
        availability = ${closedAs(sql`e.fields`)},
        read_note = case e.note_part when 'all' then e.note else properties.read_note end,
        price_note = case e.note_part when 'price' then e.note end,
        rera_seen_at = coalesce(
          (e.fields->>'reraSeenAt')::timestamptz, ${seenWith(sql`e.fields`)}
        ),
        (${fieldColumns}) = (select ${fieldValues} from ${fieldsRow(sql`e.fields`)})
      from chosen e
      where properties.id = e.property_id
    ),
    released as (
      update images
      set property_id = null, erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where property_id in (select property_id from chosen) and id not in (select id from wanted)
    ),
    attached as (
      update images i
      set property_id = wanted.property_id, position = wanted.ord - 1, erase_after = null
      from wanted
      where i.id = wanted.id
    ),
    settled as (delete from property_edits where id in (select id from chosen))`,
  snapshot: sql`
    jsonb_build_object(
      'fields', ${storedJson('p')}, 'version', p.version + 1, 'confirmedAt', p.confirmed_at,
      'edit', ${identity}, 'photoIds', to_jsonb(${photoIdsSql}), 'notes', ${notesJson}
    )`,
  mail: 'edit approved',
  event: 'edit.approved',
  change: 'listing changed',
}

/** The published version is unchanged. */
const rejected: Effect = {
  parts: sql`
    settled as (delete from property_edits where id in (select id from chosen)),
    kept as (
      update images i
      set erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where ${isLoose}
        and i.user_id in (select user_id from chosen)
        and i.id in (select unnest(photo_ids) from chosen)
    )`,
  snapshot: sql`
    jsonb_build_object('fields', e.fields, 'photoIds', to_jsonb(e.photo_ids), 'edit', ${identity})`,
  mail: 'edit rejected',
  event: 'edit.rejected',
  change: null,
}

/** Condition: property `p` has the version that the decision of line `m` left. */
const hasItsVersion = sql`p.version = coalesce((m.snapshot->>'version')::int, p.version)`

/** What was published before the approval that is undone. */
const formerFields = sql`former.snapshot->'fields'`

export const editSubject: Subject = {
  name: 'edit',
  alias: 'e',
  chosen,
  isRead: sql`(r.part = 'all' or ${isPriceAlone})`,
  from: sql`chosen e join p on p.id = e.property_id`,
  wasPublic: true,
  waiting: sql`property_edits w on w.id = asked.id`,
  lastDecision: lastDecisionOnEdit,
  approved,
  rejected,
  undo: {
    // Until something else happens to its listing, and while no other change waits.
    undoable: sql`
      ${isRestorable}
      and exists (
        select 1 from properties p where p.id = m.property_id and p.is_approved and ${hasItsVersion}
      )
      and not exists (select 1 from property_edits e where e.property_id = m.property_id)
      and ${isNewest}`,
    // The change is stored before anything else: if another one waits by then, nothing is undone.
    locked: sql`
      p as (
        select p.*
        from properties p
        join m on m.property_id = p.id
        where p.is_approved
        for update of p
      ),
      restored as (
        insert into property_edits (
          id, property_id, user_id, file_id, version, created_at, updated_at, fields, photo_ids
        )
        select m.snapshot->'edit'->>'id', p.id, p.user_id, m.snapshot->'edit'->>'fileId',
          (m.snapshot->'edit'->>'version')::int + 1,
          (m.snapshot->'edit'->>'createdAt')::timestamptz,
          (m.snapshot->'edit'->>'createdAt')::timestamptz,
          case m.decision when 'edit.approved' then ${storedJson('p')} else m.snapshot->'fields' end,
          case m.decision
            when 'edit.approved' then ${photoIdsSql}
            else array(select jsonb_array_elements_text(m.snapshot->'photoIds'))
          end
        from m
        join p on p.id = m.property_id and ${hasItsVersion}
        on conflict do nothing
        returning property_id
      )`,
    ready: sql`join restored on restored.property_id = m.property_id`,
    parts: sql`
      former as (
        select m.property_id, m.snapshot
        from m
        join undone on undone.undoes = m.id and undone.decision = 'edit.approval_undone'
      ),
      replaced as (
        update properties
        set version = properties.version + 1,
          confirmed_at = (former.snapshot->>'confirmedAt')::timestamptz,
          availability = ${closedAs(formerFields)},
          read_note = ${noteFrom(sql`former.snapshot->'notes'`, 'read')},
          price_note = ${noteFrom(sql`former.snapshot->'notes'`, 'price')},
          rera_seen_at = ${seenWith(formerFields)},
          (${fieldColumns}) = (select ${fieldValues} from ${fieldsRow(formerFields)})
        from former
        where properties.id = former.property_id
        returning properties.id, properties.user_id
      ),
      wanted as (
        select w.id, w.ord
        from former,
          jsonb_array_elements_text(former.snapshot->'photoIds') with ordinality as w(id, ord)
      ),
      released as (
        update images
        set property_id = null, erase_after = ${eraseIn(LISTING_DAYS.unusedPhotos)}
        where property_id in (select id from replaced) and id not in (select id from wanted)
      ),
      attached as (
        update images i
        set property_id = replaced.id, position = wanted.ord - 1, erase_after = null
        from replaced, wanted
        where i.id = wanted.id
          and i.user_id = replaced.user_id
          and (i.property_id = replaced.id or ${isFree})
      )`,
    shown: sql`exists (select 1 from replaced)`,
  },
}
