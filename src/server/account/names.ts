import { sql } from 'drizzle-orm/sql/sql'
import { NAME_TEXTS } from '#english/moderation/texts'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { WaitingName } from '../../contract/users.ts'
import { nameHints } from '../../domain/account/name-hints.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { areOnPages, bumpRevision } from '../rebuild/revision.ts'

const READ = 100

/** The portal's name in each language. No account poses as one of its offices. */
export const portalNames = ({
  siteName,
  siteNames,
}: Pick<Deps['env'], 'siteName' | 'siteNames'>): readonly string[] => [
  siteName,
  ...Object.values(siteNames),
]

/** The names of the admins, as a JSON array. Other users' names are compared with them. */
export const adminNames = sql`
  (select coalesce(jsonb_agg(a.name), '[]'::jsonb) from users a where a.role = 'Admin')`

/** Names that wait for an admin, the oldest first, 100 at most. */
export async function readNames({
  db,
  env,
}: Pick<Deps, 'db' | 'env'>): Promise<Result<{ names: WaitingName[] }>> {
  const rows = await db.rows<{ waiting: Omit<WaitingName, 'hints'>; admins: string[] }>(sql`
    select jsonb_build_object(
        'id', u.id, 'name', u.name, 'waitingName', u.waiting_name, 'since', u.waiting_since,
        'email', u.email, 'role', u.role,
        'listings', (select count(*) from properties p where p.user_id = u.id)
      ) as waiting,
      ${adminNames} as admins
    from users u
    where u.waiting_name is not null
    order by u.waiting_since, u.id
    limit ${READ}`)
  const names = rows.map(({ waiting, admins }) => ({
    ...waiting,
    hints: nameHints(waiting.waitingName, env.siteName, admins),
  }))
  return ok({ names })
}

/** Approves or refuses exactly the name that the admin read. Pages that show it are rebuilt. */
export async function decideName(
  deps: Deps,
  admin: SessionUser,
  id: string,
  { name, approved }: { name: string; approved: boolean },
): Promise<Result<{ id: string }>> {
  const event = {
    event: 'name decided',
    actorId: admin.id,
    subjectId: id,
    details: { approved },
  } as const
  const row = await deps.db.row<{ revision: number | null }>(sql`
    with decided as (
      update users u
      set name = case when ${approved}::boolean then u.waiting_name else u.name end,
        refused_name = case when ${approved}::boolean then null else u.waiting_name end,
        waiting_name = null, waiting_since = null
      where u.id = ${id} and u.waiting_name = ${name} and ${actorStillAuthorised(admin)}
      returning u.id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from decided)`)}),
    bumped as (${bumpRevision(sql`${approved}::boolean and ${areOnPages(sql`decided`)}`)})
    select (select revision from bumped) as revision from decided`)
  if (!row)
    return (await deps.db.row(sql`select 1 from users where id = ${id}`))
      ? fail('changed', { message: NAME_TEXTS.changed })
      : fail('account_missing')
  logEvent(deps, event)
  if (row.revision !== null) await askForBuild(deps, 'account changed', { poster: id })
  return ok({ id })
}
