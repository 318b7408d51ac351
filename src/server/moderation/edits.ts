import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Approval, ApprovalResult } from '../../contract/moderation.ts'
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
import { asFailure, type Undecided } from './decide.ts'
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

/**
 * The changes `e` in the versions that the admin read, each with the id of its line in the log, and their approved
 * listings `p`. The listings are locked first, always in the same order.
 */
const chosen = (
  admin: SessionUser,
  approvals: readonly Approval[],
  { opened }: { opened: boolean },
) => sql`
  asked as (
    select *
    from jsonb_to_recordset(
        ${JSON.stringify(approvals.map((one) => ({ ...one, log: newId() })))}::jsonb
      ) as a(id text, version int, log text)
  ),
  p as (
    select p.*
    from properties p
    where p.id in (select o.property_id from property_edits o join asked on asked.id = o.id)
      and p.is_approved
      and ${actorStillAuthorised(admin)}
    order by p.id
    for update of p
  ),
  e as (
    select e.*, asked.log${opened ? sql`, note.id as note, note.part as note_part` : sql``}
    from p
    join property_edits e on e.property_id = p.id
    join asked on asked.id = e.id and asked.version = e.version
    ${opened ? openedBy(admin) : sql``}
    for update of e
  )`

async function hintedNow({ db, now }: Deps, approvals: readonly Approval[]): Promise<SQL> {
  const ids = approvals.map(({ id }) => id)
  return hintedCtes(ids, await readMarked(db, now(), ids))
}

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
    e.log, ${decision}, ${reason}::text, ${admin.id}, ${snapshot}, ${revision},
    (select h.hints from hinted h where h.id = e.id), e.property_id,
    e.user_id, ${fact('listingType')}, ${fact('propertyType')}, ${fact('city')},
    ${fact('locality')}, (${fact('price')})::bigint, e.created_at`
}

const aboutEditSql = sql`
  concat_ws(', ', e.fields->>'projectBuildingName', e.fields->>'locality', e.fields->>'city')`

/** One mail to each poster, however many changes are decided together. */
function mailed(deps: Deps, kind: 'edit approved' | 'edit rejected', reason: string | null): SQL {
  return mailInsert(
    deps,
    kind,
    sql`
    select e.user_id,
      case
        when count(*) = 1
          then jsonb_build_object(
              'title', min(${aboutEditSql}), 'listingId', min(e.property_id),
              'reason', ${reason}::text
            )
        else jsonb_build_object('count', count(*))
      end as data
    from e
    group by e.user_id`,
  )
}

type Asked = { id: string; version?: number }

/**
 * Why a decision changed nothing: the change has another version or was deleted, or another admin has decided; of one to
 * approve (with its version) also that the admin has not opened it.
 */
async function whyNotThese(db: Db, asked: readonly Asked[]): Promise<Undecided[]> {
  const rows = await db.rows<{
    id: string
    waits: boolean
    same: boolean
    decision: EditDecision | null
    by: string | null
  }>(sql`
    select asked.id, e.id is not null as waits,
      coalesce(e.version = asked.version, false) as same, last.decision, last.by
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, version int)
    left join property_edits e on e.id = asked.id
    ${lastDecisionOnEdit(sql`asked.id`)}`)
  return rows.map(({ id, waits, same, decision, by }) => {
    if (waits) return { id, result: same ? 'unopened' : 'changed' }
    return decision && by ? { id, result: 'decided', by, decision } : { id, result: 'gone' }
  })
}

/** The same for one change, as a failure. */
export async function whyNotEdit(db: Db, asked: Asked): Promise<Failure> {
  return asFailure((await whyNotThese(db, [asked]))[0])
}

/**
 * Approves the changes that the admin has noted as read and that still have that version, with the photos that the queue
 * shows: they replace the published versions, which the log keeps; removed photos are kept for an undo. Where only the
 * price was read, the note of the rest stays. One revision shows them all.
 */
async function approveAsRead(
  deps: Deps,
  admin: SessionUser,
  approvals: readonly Approval[],
): Promise<{ id: string; listing_id: string; revision: number }[]> {
  const approved = await deps.db.rows<{ id: string; listing_id: string; revision: number }>(sql`
    with ${chosen(admin, approvals, { opened: true })},
    ${await hintedNow(deps, approvals)},
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
      select w.id, w.ord, e.property_id
      from e
      join p on p.id = e.property_id
      cross join unnest(e.photo_ids) with ordinality as w(id, ord)
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
      set property_id = wanted.property_id, position = wanted.ord - 1, erase_after = null
      from wanted
      where i.id = wanted.id
    ),
    settled as (delete from property_edits where id in (select id from e)),
    bumped as (${bumpRevision(sql`exists (select 1 from changed)`)}),
    logged as (
      insert into moderation_log (${decisionColumns})
      select ${line('edit.approved', null, admin, sql`former.snapshot`, sql`bumped.revision`)}
      from e
      join former on former.id = e.property_id
      cross join bumped
      returning property_id, revision
    ),
    mailed as (${mailed(deps, 'edit approved', null)})
    select e.id, e.property_id as listing_id, logged.revision
    from logged
    join e on e.property_id = logged.property_id`)
  for (const { listing_id } of approved)
    logEvent(deps, { event: 'edit.approved', actorId: admin.id, subjectId: listing_id })
  const listings = approved.map(({ listing_id }) => listing_id)
  if (listings.length > 0)
    await Promise.all([
      ...listings.map((listing) => purgePhotos(deps, listing)),
      askForBuild(deps, 'listing changed', { listings }),
    ])
  return approved
}

/** Approves exactly the change that the admin read; returns the site revision that will show it. */
export async function approveEdit(
  deps: Deps,
  admin: SessionUser,
  editId: string,
  version: number,
): Promise<Mailing<{ revision: number }>> {
  const [approved] = await approveAsRead(deps, admin, [{ id: editId, version }])
  return approved
    ? okMailed({ revision: approved.revision })
    : whyNotEdit(deps.db, { id: editId, version })
}

/** Approves several changes, each in the version that was read, and returns the result of each. */
export async function approveEdits(
  deps: Deps,
  admin: SessionUser,
  asked: readonly Approval[],
): Promise<Mailing<{ results: ApprovalResult[] }>> {
  const approvals = [...new Map(asked.map((approval) => [approval.id, approval])).values()]
  const approved = new Set((await approveAsRead(deps, admin, approvals)).map(({ id }) => id))
  if (
    approved.size === 0 &&
    !(await deps.db.row(sql`select 1 where ${actorStillAuthorised(admin)}`))
  )
    return fail('forbidden')
  const left = approvals.filter(({ id }) => !approved.has(id))
  const others = left.length > 0 ? await whyNotThese(deps.db, left) : []
  const known = new Map(others.map((other) => [other.id, other]))
  return okMailed({
    results: approvals.map(({ id }) => known.get(id) ?? { id, result: 'approved' as const }),
  })
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
  const asked = { id: editId, version }
  const snapshot = sql`
    jsonb_build_object('fields', e.fields, 'photoIds', to_jsonb(e.photo_ids), 'edit', ${identity})`
  const row = await deps.db.row<{ id: string; property_id: string }>(sql`
    with ${chosen(admin, [asked], { opened: false })},
    ${await hintedNow(deps, [asked])},
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
  if (!row) return whyNotEdit(deps.db, { id: editId })
  logEvent(deps, { event: 'edit.rejected', actorId: admin.id, subjectId: row.property_id })
  return okMailed({ decisionId: row.id })
}
