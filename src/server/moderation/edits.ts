import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { type Failure, fail } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import {
  fieldColumns,
  storedJson,
  fieldsRow,
  fieldValues,
  photoIdsSql,
  seenWith,
} from '../listing/columns.ts'
import { usableInEdit } from '../listing/edit.ts'
import { mailInsert, type Mailing, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { eraseIn, isLoose } from '../photo/loose.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { alreadyDecided } from './decide.ts'
import { decisionColumns, lastDecisionOnEdit } from './log.ts'
import { hintedCtes, readMarked } from './queue.ts'
import { isNoteOf, isPriceAlone, notesJson } from './read-sql.ts'

type EditDecision = Extract<Decision, 'edit.approved' | 'edit.rejected'>

/** Joins the note of what the admin has read of change `e`, where that is all that the change says of property `p`. */
const openedBy = (admin: SessionUser) => sql`
  cross join lateral (
    select r.id, r.part
    from moderation_reads r
    where ${isNoteOf(admin, 'e')} and (r.part = 'all' or ${isPriceAlone})
    order by r.part = 'price'
    limit 1
  ) note`

/** The change `e` in the version that the admin read, and its approved listing `p`. The listing is locked first. */
const chosen = (
  admin: SessionUser,
  editId: string,
  version: number,
  { opened }: { opened: boolean },
) => sql`
  p as (
    select p.*
    from properties p
    where p.id = (select property_id from property_edits where id = ${editId})
      and p.is_approved
      and ${actorStillAuthorised(admin)}
    for update of p
  ),
  e as (
    select e.*${opened ? sql`, note.id as note, note.part as note_part` : sql``}
    from p
    join property_edits e on e.property_id = p.id
    ${opened ? openedBy(admin) : sql``}
    where e.id = ${editId} and e.version = ${version}
    for update of e
  )`

const hintedNow = async ({ db, now }: Deps, editId: string) =>
  hintedCtes([editId], await readMarked(db, now(), [editId]))

const identity = sql`
  jsonb_build_object(
    'id', e.id, 'version', e.version, 'createdAt', e.created_at, 'fileId', e.file_id
  )`

/** The values of a line of the log, in the order of `decisionColumns`, with the main fields of the change. */
function line(
  decision: EditDecision,
  reason: string | null,
  admin: SessionUser,
  snapshot: SQL,
  revision: SQL,
): SQL {
  const fact = (name: string) => sql`e.fields->>${sql.raw(`'${name}'`)}`
  return sql`
    ${newId()}, ${decision}, ${reason}::text, ${admin.id}, ${snapshot}, ${revision},
    (select h.hints from hinted h where h.id = e.id), e.property_id,
    e.user_id, ${fact('listingType')}, ${fact('propertyType')}, ${fact('city')},
    ${fact('locality')}, (${fact('price')})::bigint, e.created_at`
}

function mailed(deps: Deps, kind: 'edit approved' | 'edit rejected', reason: string | null): SQL {
  return mailInsert(
    deps,
    kind,
    sql`
    select e.user_id,
      jsonb_build_object(
        'title', concat_ws(
          ', ', e.fields->>'projectBuildingName', e.fields->>'locality', e.fields->>'city'
        ),
        'listingId', e.property_id, 'reason', ${reason}::text
      ) as data
    from e`,
  )
}

/**
 * Why a decision changed nothing: the change has another version or was deleted, or another admin has decided; of an
 * approval (with the version) also that the admin has not opened it.
 */
export async function whyNotEdit(db: Db, editId: string, version?: number): Promise<Failure> {
  const row = await db.row<{
    waits: number | null
    decision: EditDecision | null
    by: string | null
  }>(sql`
    select (select version from property_edits where id = ${editId}) as waits,
      last.decision, last.by
    from (select 1) one
    ${lastDecisionOnEdit(editId)}`)
  if (row && row.waits !== null) return fail(row.waits === version ? 'not_opened' : 'changed')
  return row?.decision && row.by
    ? alreadyDecided(row.by, row.decision)
    : fail('listing_not_available')
}

/**
 * Approves exactly the change that the admin has noted as read, with the photos that the queue shows: it replaces the
 * published version, which the log keeps; removed photos are kept for an undo. Where only the price was read, the note of
 * the rest stays. Returns the site revision that will show it.
 */
export async function approveEdit(
  deps: Deps,
  admin: SessionUser,
  editId: string,
  version: number,
): Promise<Mailing<{ revision: number }>> {
  const row = await deps.db.row<{ revision: number; listing_id: string }>(sql`
    with ${chosen(admin, editId, version, { opened: true })},
    ${await hintedNow(deps, editId)},
    former as (
      select p.id,
        jsonb_build_object(
          'fields', ${storedJson('p')}, 'version', p.version + 1, 'confirmedAt', p.confirmed_at,
          'edit', ${identity}, 'photoIds', to_jsonb(${photoIdsSql}), 'notes', ${notesJson}
        ) as snapshot
      from p
      join e on e.property_id = p.id
    ),
    wanted as (
      select w.id, w.ord
      from p, e, unnest(e.photo_ids) with ordinality as w(id, ord)
      join images i on i.id = w.id
      where ${usableInEdit}
    ),
    changed as (
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
      from e
      where properties.id = e.property_id
      returning properties.id
    ),
    released as (
      update images
      set property_id = null, erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where property_id in (select id from changed) and id not in (select id from wanted)
    ),
    attached as (
      update images i
      set property_id = e.property_id, position = wanted.ord - 1, erase_after = null
      from e, wanted
      where i.id = wanted.id
    ),
    settled as (delete from property_edits where id in (select id from e)),
    bumped as (${bumpRevision(sql`exists (select 1 from changed)`)}),
    logged as (
      insert into moderation_log (${decisionColumns})
      select ${line('edit.approved', null, admin, sql`former.snapshot`, sql`bumped.revision`)}
      from e, former, bumped
      returning revision
    ),
    mailed as (${mailed(deps, 'edit approved', null)})
    select logged.revision, e.property_id as listing_id from logged, e`)
  if (!row) return whyNotEdit(deps.db, editId, version)
  const { listing_id: listing } = row
  logEvent(deps, { event: 'edit.approved', actorId: admin.id, subjectId: listing })
  await Promise.all([
    purgePhotos(deps, listing),
    askForBuild(deps, 'listing changed', { listings: [listing] }),
  ])
  return okMailed({ revision: row.revision })
}

/** The availability of a listing with other fields: a closed one is sold or rented, by the new listing type. */
export function closedAs(fields: SQL): SQL {
  return sql`
    case
      when properties.availability = 'available' then 'available'
      when ${fields}->>'listingType' = 'Sell' then 'sold'
      else 'rented'
    end`
}

/**
 * Rejects exactly the change that the admin read, for a reason that the poster reads; the published version is
 * unchanged.
 */
export async function rejectEdit(
  deps: Deps,
  admin: SessionUser,
  editId: string,
  version: number,
  reason: string,
): Promise<Mailing<{ decisionId: string }>> {
  const snapshot = sql`
    jsonb_build_object('fields', e.fields, 'photoIds', to_jsonb(e.photo_ids), 'edit', ${identity})`
  const row = await deps.db.row<{ id: string; property_id: string }>(sql`
    with ${chosen(admin, editId, version, { opened: false })},
    ${await hintedNow(deps, editId)},
    settled as (delete from property_edits where id in (select id from e)),
    kept as (
      update images i
      set erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where ${isLoose}
        and i.id in (select unnest(photo_ids) from e)
        and i.user_id = (select user_id from e)
    ),
    logged as (
      insert into moderation_log (${decisionColumns})
      select ${line('edit.rejected', reason, admin, snapshot, sql`null::bigint`)}
      from e
      returning id, property_id
    ),
    mailed as (${mailed(deps, 'edit rejected', reason)})
    select id, property_id from logged`)
  if (!row) return whyNotEdit(deps.db, editId)
  logEvent(deps, { event: 'edit.rejected', actorId: admin.id, subjectId: row.property_id })
  return okMailed({ decisionId: row.id })
}
