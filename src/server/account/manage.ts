import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { ACCOUNT_CHANGE_TEXTS } from '#english/account/texts-users'
import type { SessionUser } from '../../contract/account.ts'
import { agentTag } from '../../contract/page-headers.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { FileLimit } from '../../contract/users.ts'
import {
  FILE_RAISE,
  type FileLines,
  RATE_LIMITS,
  type Role,
  type UserStatus,
} from '../../domain/account/constants.ts'
import { FILE_ROLE } from '../../domain/listing-file/listing-file.ts'
import { type AuditEntry, auditInsert, logEvent } from '../audit/record.ts'
import { purgeTags } from '../cdn.ts'
import type { Deps } from '../deps.ts'
import { actorStillAuthorised, isActiveAdmin } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { endSessions } from './session.ts'

type Change = { column: 'role' | 'status'; from: string; to: string; entry: AuditEntry }

/**
 * All active admins, locked until the statement ends, and always in the same order. Where two admins demote each other
 * at once, the second waits for the first, is no admin any more by then, and changes nothing. So the acting user is
 * always an admin, and one admin always remains.
 */
export const lockedAdmins: SQL = sql`
  select u.id from users u where ${isActiveAdmin} order by u.id for no key update`

/** A page that everybody sees is switched on by whoever has a role with one, and never comes back with the role. */
const noPublicPage = sql`, public_page = false`

/** Changes another account's role or status, and with it what visitors see of its listings. */
async function change(
  deps: Deps,
  admin: SessionUser,
  id: string,
  { column, from, to, entry }: Change,
): Promise<Result<{ id: string }>> {
  if (id === admin.id) return fail('own_account')
  const changes = sql.raw(column)
  const changed = sql`exists (select 1 from changed)`
  const row = await deps.db.row<{ id: string; listings: string[] }>(sql`
    with admins as (${lockedAdmins}),
    changed as (
      update users
      set ${changes} = ${to}, updated_at = now()${column === 'role' ? noPublicPage : sql``}
      where id = ${id}
        and id <> ${admin.id}
        and ${changes} = ${from}
        and (select bool_or(a.id = ${admin.id}) from admins a)
      returning id, status
    ),
    ended as (${endSessions(sql`changed where status = 'disabled'`)}),
    noted as (${auditInsert(deps, entry, sql`${changed} and ${from}::text <> ${to}::text`)}),
    listings as (
      select p.id from properties p join changed on changed.id = p.user_id where p.is_approved
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from listings)`)})
    select id, coalesce((select jsonb_agg(l.id) from listings l), '[]'::jsonb) as listings
    from changed
    left join ended using (id)`)
  if (!row) return whyNot(deps, admin, id)
  logEvent(deps, entry)
  if (row.listings.length > 0)
    await askForBuild(deps, to === 'disabled' ? 'account disabled' : 'account changed', {
      poster: id,
    })
  else await purgeTags(deps, [agentTag(id)])
  if (column === 'status') await Promise.all(row.listings.map((id) => purgePhotos(deps, id)))
  return ok({ id })
}

async function whyNot(deps: Deps, admin: SessionUser, id: string): Promise<Result<never>> {
  const row = await deps.db.row<{ there: boolean; admin: boolean }>(sql`
    select exists (select 1 from users where id = ${id}) as there,
      exists (select 1 from users u where u.id = ${admin.id} and ${isActiveAdmin}) as admin`)
  if (!row?.admin) return fail('forbidden')
  return row.there
    ? fail('changed', { message: ACCOUNT_CHANGE_TEXTS.overtaken })
    : fail('account_missing')
}

/** Changes another account's role, which takes effect with its next request. `from` is the role that the admin read. */
export function changeRole(
  deps: Deps,
  admin: SessionUser,
  id: string,
  { from, to }: { from: Role; to: Role },
): Promise<Result<{ id: string }>> {
  return change(deps, admin, id, {
    column: 'role',
    from,
    to,
    entry: { event: 'role changed', actorId: admin.id, subjectId: id, details: { from, to } },
  })
}

/** Disables another account, which ends all its sessions, or enables it again. */
export function changeStatus(
  deps: Deps,
  admin: SessionUser,
  id: string,
  { from, to }: { from: UserStatus; to: UserStatus },
): Promise<Result<{ id: string }>> {
  const event = to === 'disabled' ? 'account disabled' : 'account enabled'
  return change(deps, admin, id, {
    column: 'status',
    from,
    to,
    entry: { event, actorId: admin.id, subjectId: id },
  })
}

/**
 * Allows the files of an agent more lines a day for some days, which end by themselves, or the usual ones again. Where
 * the account is no agent's any more, nothing is changed.
 */
export async function changeFileLimit(
  deps: Deps,
  admin: SessionUser,
  id: string,
  lines: FileLines,
): Promise<Result<{ fileLimit: FileLimit | null }>> {
  const raised = lines > RATE_LIMITS.fileLines.attempts ? lines : null
  const entry: AuditEntry = {
    event: 'file limit changed',
    actorId: admin.id,
    subjectId: id,
    details: raised ? { lines, days: FILE_RAISE.days } : { lines },
  }
  const row = await deps.db.row<{ until: string | null }>(sql`
    with changed as (
      update users u
      set file_lines = ${raised}::int,
        file_lines_until = case
          when ${raised}::int is not null then now() + make_interval(days => ${FILE_RAISE.days}::int)
        end,
        updated_at = now()
      where u.id = ${id} and u.role = ${FILE_ROLE} and ${actorStillAuthorised(admin)}
      returning u.file_lines_until
    ),
    noted as (${auditInsert(deps, entry, sql`exists (select 1 from changed)`)})
    select to_jsonb(file_lines_until) as until from changed`)
  if (!row) return whyNot(deps, admin, id)
  logEvent(deps, entry)
  return ok({ fileLimit: raised && row.until ? { lines: raised, until: row.until } : null })
}
