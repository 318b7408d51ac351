import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { CONTENT_TEXTS } from '#english/content/texts'
import type { SessionUser } from '../../contract/account.ts'
import type { ContentEntry } from '../../contract/content.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import {
  type Collection,
  collectionOf,
  ENTRY_FIELDS,
  type EntryKind,
} from '../../domain/content/fields.ts'
import type { Entry } from '../../domain/content/schema.ts'
import { normalise } from '../../domain/field/field.ts'
import { RERA_DEMO } from '../../domain/rera/constants.ts'
import { type AuditEntry, auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { publishing, whyNotPublished } from '../launch/desk.ts'
import { seenWith } from '../listing/columns.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import {
  allUsable,
  keepPictures,
  picturesOf,
  releasePictures,
  uploadedKeys,
  usablePictures,
} from './pictures.ts'
import { REGISTERED, tableOf, versionSql } from './tables.ts'

const ENTRIES_READ = 500

/** The entries of a collection, newest first, 500 at most. */
export async function readEntries(db: Db, collection: Collection): Promise<ContentEntry[]> {
  const { table, json, hasRera } = tableOf(collection)
  const rows = await db.rows<{ entry: ContentEntry }>(sql`
    select jsonb_build_object(
      'id', id, 'version', ${versionSql}, 'createdAt', created_at, 'fields', ${json}
    )${hasRera ? REGISTERED : sql``} as entry
    from ${table}
    order by created_at desc, id
    limit ${ENTRIES_READ}`)
  return rows.map(({ entry }) => entry)
}

/** The id is derived from the submission key, so a second tap has the same id and creates no second entry. */
const idFrom = (admin: SessionUser, submissionKey: string) =>
  createHash('sha256').update(`${admin.id} ${submissionKey}`).digest('hex').slice(0, 24)

function read({ collection, fields }: Entry) {
  return {
    ...tableOf(collection),
    fields: normalise(ENTRY_FIELDS[collection], fields),
    keys: uploadedKeys(picturesOf(collection, fields)),
  }
}

/** The audit log's line about a change: the actor, the entry and the action. */
export const noted = (
  admin: SessionUser,
  kind: EntryKind,
  id: string,
  act: 'created' | 'changed' | 'removed' | 'seen on the register',
): AuditEntry => ({
  event: 'content changed',
  actorId: admin.id,
  subjectId: id,
  details: { collection: collectionOf(kind), act },
})

/** Logs a stored change, and asks for the build of the pages that show entries. */
async function changed(deps: Deps, event: AuditEntry): Promise<void> {
  logEvent(deps, event)
  await askForBuild(deps, 'content changed', 'projects')
}

export const exists = (table: SQL, id: string) =>
  sql`select ${versionSql} as version from ${table} where id = ${id}`

/**
 * Adds an entry with its pictures, in one statement. `photo_missing` where an uploaded picture is erased or belongs to
 * somebody else. Where the entry publishes a builder's launch, that is decided with it: `launch_decided` if it was
 * before, `sender_disabled` if its account is disabled.
 */
export async function createEntry(
  deps: Deps,
  admin: SessionUser,
  entry: Entry & { submissionKey: string; launch?: string | undefined },
): Promise<Mailing<{ id: string }>> {
  const { table, columns, row, values, hasAuthor, fields, keys } = read(entry)
  const id = idFrom(admin, entry.submissionKey)
  const event = noted(admin, entry.collection, id, 'created')
  const { launch: launchId } = entry
  if (launchId && entry.collection !== 'sentLaunch') return fail('invalid')
  const launch = launchId ? publishing(deps, admin, launchId) : null
  const created = await deps.db.row<{ id: string }>(sql`
    with ${launch?.asked ?? sql``}
    usable as (${usablePictures(keys, admin.id, launch?.isPicture)}),
    created as (
      insert into ${table} (id, ${columns}${hasAuthor ? sql`, user_id` : sql``})
      select ${id}, ${values}${hasAuthor ? sql`, ${admin.id}` : sql``}
      from ${row(fields)}
      where ${allUsable(keys)} and ${actorStillAuthorised(admin)} and ${launch?.holds ?? sql`true`}
      on conflict (id) do nothing
      returning *
    ),
    kept as (${keepPictures(sql`created`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from created)`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from created)`)})
    ${launch?.published ?? sql``}
    select id from created`)
  if (created) {
    if (launch) logEvent(deps, launch.event)
    await changed(deps, event)
    return launch ? okMailed({ id }) : ok({ id })
  }
  if (await deps.db.row<{ version: number }>(exists(table, id))) return ok({ id })
  return (launchId && (await whyNotPublished(deps.db, launchId))) || fail('photo_missing')
}

/** An invented project stays one, as nobody can choose that in a form, until it states a number or a reason. */
const staysDemo = (json: SQL): SQL => sql`
  select case
      when rera_exempt = ${RERA_DEMO}
        and coalesce(${json}->>'reraNumber', ${json}->>'reraExempt') is null
        then jsonb_build_object('reraExempt', rera_exempt)
      else '{}'::jsonb
    end
  from before`

/** Changes an entry in the version that the admin read; returns the new version. */
export async function updateEntry(
  deps: Deps,
  admin: SessionUser,
  id: string,
  entry: Entry & { version: number },
): Promise<Result<{ version: number }>> {
  const { table, columns, rowOf, values, pictures, fields, keys, hasRera } = read(entry)
  const json = sql`${JSON.stringify(fields)}::jsonb`
  const event = noted(admin, entry.collection, id, 'changed')
  const former = sql`select ${pictures} from before where exists (select 1 from changed)`
  const updated = await deps.db.row<{ version: number }>(sql`
    with before as (
      select *
      from ${table}
      where id = ${id}
        and ${versionSql} = ${entry.version}::bigint
        and ${actorStillAuthorised(admin)}
      for update
    ),
    usable as (${usablePictures(keys, admin.id)}),
    changed as (
      update ${table} t
      set ${hasRera ? sql`rera_seen_at = ${seenWith(json, sql`t`)},` : sql``}
        (${columns}, updated_at) = (
          select ${values}, now()
          from ${rowOf(hasRera ? sql`${json} || (${staysDemo(json)})` : json)}
        )
      where id in (select id from before) and ${allUsable(keys)}
      returning ${versionSql} as version
    ),
    kept as (${keepPictures(sql`changed`)}),
    released as (${releasePictures(id, former, keys)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from changed)`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from changed)`)})
    select version from changed`)
  if (updated) {
    await changed(deps, event)
    return ok(updated)
  }
  const found = await deps.db.row<{ version: number }>(exists(table, id))
  if (!found) return fail('not_found')
  return found.version === entry.version
    ? fail('photo_missing')
    : fail('changed', { message: CONTENT_TEXTS.changed })
}

/** Deletes an entry; pictures that no other entry shows are erased later. */
export async function removeEntry(
  deps: Deps,
  admin: SessionUser,
  collection: Collection,
  id: string,
): Promise<Result<{ id: string }>> {
  const { table, pictures } = tableOf(collection)
  const event = noted(admin, collection, id, 'removed')
  const gone = await deps.db.row<{ id: string }>(sql`
    with gone as (
      delete from ${table} where id = ${id} and ${actorStillAuthorised(admin)} returning *
    ),
    released as (${releasePictures(id, sql`select ${pictures} from gone`, [])}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from gone)`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from gone)`)})
    select id from gone`)
  if (!gone) return fail('not_found')
  await changed(deps, event)
  return ok({ id })
}
