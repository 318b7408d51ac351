import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import type { Db } from '../db/client.ts'
import {
  fieldColumns,
  storedJson,
  fieldsRow,
  fieldValues,
  photoIdsSql,
  seenWith,
} from '../listing/columns.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { eraseIn } from '../photo/loose.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { closedAs } from './edits.ts'
import { aboutEdit, answerColumns, answerValues, isNewest, isRestorable, undoOf } from './log.ts'
import { noteFrom } from './read-sql.ts'

/** Whether property `p` has the version that the decision of line `m` left. */
const hasItsVersion = sql`p.version = coalesce((m.snapshot->>'version')::int, p.version)`

/**
 * A decision on a change can be undone until something else happens to its listing, and while no other change waits.
 */
export const editUndoable = sql`
  ${isRestorable}
  and exists (
    select 1 from properties p where p.id = m.property_id and p.is_approved and ${hasItsVersion}
  )
  and not exists (select 1 from property_edits e where e.property_id = m.property_id)
  and ${isNewest}`

/** The result of an undo. `decision` is that of the new log line. */
export type Undone = { listing_id: string; decision: Decision; revision: number | null }

/**
 * Undoes a decision on a change, where `undoable` holds for line `m`: the change waits again and, where it was
 * approved, the former version is published again. The row of the change is inserted first; if that fails, nothing else
 * is done.
 */
export function undoEditDecision(
  db: Db,
  admin: SessionUser,
  decisionId: string,
  undoable: typeof editUndoable,
): Promise<Undone | undefined> {
  return db.row<Undone>(sql`
    with asked as (
      select *
      from moderation_log m
      where m.id = ${decisionId} and ${aboutEdit} and ${undoable} and ${actorStillAuthorised(admin)}
    ),
    p as (
      select p.*
      from properties p
      join asked on asked.property_id = p.id
      where p.is_approved
      for update of p
    ),
    m as (select m.* from asked m join p on ${hasItsVersion}),
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
      join p on p.id = m.property_id
      on conflict do nothing
      returning property_id
    ),
    undone as (
      insert into moderation_log (${answerColumns})
      select ${answerValues(undoOf, admin.id)}
      from m
      join restored on restored.property_id = m.property_id
      on conflict do nothing
      returning property_id, decision
    ),
    former as (
      select m.property_id, m.snapshot
      from m
      join undone on undone.property_id = m.property_id and undone.decision = 'edit.approval_undone'
    ),
    replaced as (
      update properties
      set version = properties.version + 1,
        confirmed_at = (former.snapshot->>'confirmedAt')::timestamptz,
        availability = ${closedAs(sql`former.snapshot->'fields'`)},
        read_note = ${noteFrom(sql`former.snapshot->'notes'`, 'read')},
        price_note = ${noteFrom(sql`former.snapshot->'notes'`, 'price')},
        rera_seen_at = ${seenWith(sql`former.snapshot->'fields'`)},
        (${fieldColumns}) = (
          select ${fieldValues} from ${fieldsRow(sql`former.snapshot->'fields'`)}
        )
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
        and not i.is_profile
        and (i.property_id = replaced.id or i.property_id is null)
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from replaced)`)})
    select property_id as listing_id, decision, (select revision from bumped) as revision
    from undone`)
}
