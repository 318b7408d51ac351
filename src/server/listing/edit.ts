import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { OWN_LISTING_RESULT_TEXTS } from '#language/listing/texts-poster'
import type { SessionUser } from '../../contract/account.ts'
import type { Edited, Written } from '../../contract/listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { storedAbout } from '../../domain/listing/name.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { mailAdmins } from '../mail/queue.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { eraseIn, isInLaunch } from '../photo/loose.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { closeGone } from '../report/gone.ts'
import { countSent, fileLimits } from './by-file.ts'
import {
  fieldColumns,
  fieldsRow,
  fieldValues,
  photoIdsSql,
  sameFields,
  seenWith,
  storedJson,
} from './columns.ts'
import { inAccount, storedOf } from './written.ts'

export type Edit = Written & {
  /** The version of the listing that the user read, and the version of the change that waited then. */
  version: number
  changeVersion?: number | null | undefined
  fileId?: string | null | undefined
  /** Undefined leaves what was said before. */
  noteToAdmin?: string | null | undefined
}

/**
 * A condition: photo `i` can be used in a change of property `p`. An expired photo can be used only where the change
 * already has it, and no builder's launch that waits: an undo makes a change wait again whose photos were sent since.
 */
export const usableInEdit: SQL = sql`
  i.user_id = p.user_id
  and not i.is_site
  and not i.is_profile
  and (
    i.property_id = p.id
    or i.property_id is null
      and not ${isInLaunch}
      and (
        i.erase_after > now()
        or exists (
          select 1 from property_edits e where e.property_id = p.id and e.photo_ids @> array[i.id]
        )
      )
  )`

/** A condition: property `p` has the version that was read, and so has the change of it that waits. */
const isAsRead = (edit: Edit) => sql`
  p.version = ${edit.version}
  and (
    not p.is_approved
    or coalesce((
      select e.version from property_edits e where e.property_id = p.id
    ), 0) = ${edit.changeVersion ?? 0}::int
  )`

/**
 * The property in the version that was read. Every statement about changes locks it first, so that there is no
 * deadlock.
 */
const lockedProperty = (user: SessionUser, id: string, edit: Edit) => sql`
  select p.*
  from properties p
  where p.id = ${id} and ${isAsRead(edit)} and ${allowedSql(user, 'listing.edit', LISTING)}
  for update of p`

/** An edit as it is stored. */
type Sent = {
  json: string
  photoIds: string
  note: string | null
  keepsNote: boolean
  changeVersion: number
  fileId: string | null
}

function sentOf(edit: Edit, fields: object): Sent {
  return {
    json: JSON.stringify(fields),
    photoIds: JSON.stringify([...new Set(edit.photoIds)]),
    note: edit.noteToAdmin || null,
    keepsNote: edit.noteToAdmin === undefined,
    changeVersion: edit.changeVersion ?? 0,
    fileId: edit.fileId ?? null,
  }
}

/** A condition: fields and photos are those that were sent. */
function isSent(fields: SQL, photoIds: SQL, sent: Sent): SQL {
  return sql`
    (
      ${sameFields(fields, sql`${sent.json}::jsonb`)}
      and to_jsonb(${photoIds}) = ${sent.photoIds}::jsonb
    )`
}

/** A condition: the note is the one that was sent, or is left as it is. */
const isSentNote = (said: SQL, { note, keepsNote }: Sent) =>
  sql`(${keepsNote} or ${said} is not distinct from ${note}::text)`

/** Parts of the statement: the listing as it is, or the change that waits, is already what was sent. */
const keptParts = (sent: Sent) => sql`
  as_before as (
    select id, version
    from p
    where ${isSent(storedJson('p'), photoIdsSql, sent)}
      and (p.is_approved or ${isSentNote(sql`p.note_to_admin`, sent)})
  ),
  as_waits as (
    select p.id, p.version
    from p
    join property_edits e on e.property_id = p.id
    where p.is_approved
      and ${isSent(sql`e.fields`, sql`e.photo_ids`, sent)}
      and ${isSentNote(sql`e.note_to_admin`, sent)}
  ),
  kept as (select * from as_before union select * from as_waits)`

/** Parts of the statement: the photos, and the property if something changes and all of them can be used. */
const photoParts = ({ photoIds }: Sent) => sql`
  wanted as (
    select id, ord
    from jsonb_array_elements_text(${photoIds}::jsonb) with ordinality as w(id, ord)
  ),
  usable as (
    select i.id, w.ord
    from p, images i
    join wanted w on w.id = i.id
    where ${usableInEdit}
      and not exists (
        select 1 from property_edits o where o.property_id <> p.id and o.photo_ids @> array[i.id]
      )
    order by i.id
    for update of i
  ),
  fits as (
    select *
    from p
    where not exists (select 1 from kept)
      and (select count(*) from usable) = (select count(*) from wanted)
  )`

/** Parts of the statement: a pending listing is changed in place, with its photos. */
const changedParts = ({ json, note, keepsNote }: Sent) => sql`
  changed as (
    update properties
    set version = version + 1, confirmed_at = now(),
      note_to_admin = case when ${keepsNote} then note_to_admin else ${note}::text end,
      rera_seen_at = ${seenWith(sql`${json}::jsonb`)},
      (${fieldColumns}) = (select ${fieldValues} from ${fieldsRow(sql`${json}::jsonb`)})
    where id in (select id from fits where not is_approved)
    returning id, version
  ),
  dropped as (
    update images
    set property_id = null, erase_after = ${eraseIn(LISTING_DAYS.unusedPhotos)}
    where property_id in (select id from changed) and id not in (select id from usable)
  ),
  attached as (
    update images i
    set property_id = changed.id, position = usable.ord - 1, erase_after = null
    from usable, changed
    where i.id = usable.id
  )`

/** Parts of the statement: the change of an approved listing waits; one that is no longer due goes. */
const proposedParts = ({ json, note, keepsNote, changeVersion, fileId }: Sent) => sql`
  settled as (
    delete from property_edits e
    using (
      select id, null as version from changed
      union all
      select id, ${changeVersion}::int from as_before
    ) s
    where e.property_id = s.id and e.version = coalesce(s.version, e.version)
    returning e.property_id
  ),
  proposed as (
    insert into property_edits (
      id, property_id, user_id, file_id, note_to_admin, fields, photo_ids
    )
    select ${newId()}, id, user_id, ${fileId}, ${note}::text, ${json}::jsonb,
      coalesce((select array_agg(id order by ord) from usable), '{}')
    from fits
    where is_approved
    on conflict (property_id) do update
    set fields = excluded.fields, photo_ids = excluded.photo_ids, file_id = excluded.file_id,
      note_to_admin = case
        when ${keepsNote} then property_edits.note_to_admin
        else excluded.note_to_admin
      end,
      version = property_edits.version + 1
    where property_edits.version = ${changeVersion}::int
    returning id, version
  )`

/** Parts of the statement: whoever changes an approved listing says that the home is there. */
const answerParts = (deps: Deps, user: SessionUser, id: string) => sql`
  answer as (
    select p.user_id, false as closed from p where exists (select 1 from proposed)
  ),
  ${closeGone(deps, user, id, sql`answer`)},
  shown as (
    update properties
    set hidden_at = null
    where id in (select id from p where p.is_approved)
      and hidden_at is not null
      and exists (select 1 from answer)
    returning id
  )`

/**
 * Changes a listing of the user's own. A pending listing is changed in place; for an approved one the change waits for
 * a decision, and answers reports that the home is gone. Nothing is written where nothing would change; a change that
 * waits goes where the listing is wanted as it was. `changed` where the version is another than was read,
 * `photo_missing` where a photo cannot be used.
 */
export async function editListing(
  deps: Deps,
  user: SessionUser,
  id: string,
  edit: Edit,
): Promise<Mailing<Edited>> {
  const { fileId } = edit
  const byFile = fileId ? await fileLimits(deps.db, user) : null
  const refused = await countSent(deps.db, user, 'edit', { byFile, fileId })
  if (refused) return refused
  const said = storedOf(deps, user, edit)
  const stored = said.ok ? await inAccount(deps.db, user, said.value, id) : said
  if (!stored.ok) return stored
  const sent = sentOf(edit, stored.value)
  const edited = {
    event: 'listing edited',
    actorId: user.id,
    subjectId: id,
    details: fileId ? { fileId } : {},
  } as const
  const isChanged = sql`exists (select 1 from written) or exists (select 1 from settled)`
  const title = storedAbout(stored.value)
  const row = await deps.db.row<Edited & { shown: boolean }>(sql`
    with p as (${lockedProperty(user, id, edit)}),
    ${keptParts(sent)},
    ${photoParts(sent)},
    ${changedParts(sent)},
    ${proposedParts(sent)},
    written as (
      select 'pending' as state, version from changed
      union all
      select 'approved', version from proposed
    ),
    ${answerParts(deps, user, id)},
    bumped as (${bumpRevision(sql`exists (select 1 from shown)`)}),
    audited as (${auditInsert(deps, edited, isChanged)}),
    mailed as (${mailAdmins(deps, title, sql`select id from proposed`)})
    select state, version, exists (select 1 from shown) as shown
    from (select * from written union all select 'unchanged', version from kept) w`)
  if (!row) return whyNotEdited(deps, user, id, edit, sent)
  const { shown, ...done } = row
  if (done.state !== 'unchanged') logEvent(deps, edited)
  if (shown) await askForBuild(deps, 'listing closed or confirmed', { listings: [id] })
  return okMailed(done)
}

/**
 * Why the statement changed nothing: the listing is not theirs, cannot be edited in its state or has another version,
 * or a photo is missing. A repeated request, whose first answer was lost, succeeds.
 */
async function whyNotEdited(
  { db }: Deps,
  user: SessionUser,
  id: string,
  edit: Edit,
  sent: Sent,
): Promise<Result<Edited>> {
  const row = await db.row<{
    editable: boolean
    same: boolean
    made: number | null
    approved: boolean
  }>(sql`
    select ${allowedSql(user, 'listing.edit', LISTING)} as editable,
      (${isAsRead(edit)}) as same,
      case
        when p.is_approved and ${isSent(sql`e.fields`, sql`e.photo_ids`, sent)} then e.version
        when not p.is_approved and ${isSent(storedJson('p'), photoIdsSql, sent)} then p.version
      end as made,
      p.is_approved as approved
    from properties p
    left join property_edits e on e.property_id = p.id
    where p.id = ${id} and p.user_id = ${user.id}`)
  if (!row) return fail('listing_not_available')
  if (row.made !== null)
    return ok({ state: row.approved ? 'approved' : 'pending', version: row.made })
  if (!row.editable) return fail('changed', { message: OWN_LISTING_RESULT_TEXTS.closed })
  return row.same
    ? fail('photo_missing')
    : fail('changed', { message: OWN_LISTING_RESULT_TEXTS.changed })
}
