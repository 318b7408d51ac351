import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import type { SessionUser } from '../../contract/account.ts'
import type { DeskLaunch, DeskLaunches } from '../../contract/launch.ts'
import { type Failure, fail, ok, type Result } from '../../contract/result.ts'
import { LAUNCH_STATES, type LaunchState } from '../../domain/launch/constants.ts'
import type { LaunchFilter } from '../../domain/launch/filter.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { eraseIn } from '../photo/loose.ts'
import { chosen, pageOf, pageRows, TODAY } from '../search.ts'
import { ifProved, ownLaunchJson, releasePhotos } from './sql.ts'

/** Launch `l` of user `u` as admins read it. */
const deskJson: SQL = sql`
  ${ownLaunchJson} || jsonb_build_object(
    'sender', jsonb_build_object(
      'name', u.name, 'email', u.email, 'mobileNumber', u.mobile_number, 'role', u.role,
      'status', u.status, 'confirmed', u.email_verified_at is not null
    ),
    'decidedBy', (select a.name from users a where a.id = l.decided_by)
  )`

/** One page of the launches, and how many there are in each state: those that wait first, the earliest due on top. */
export async function readLaunches(
  db: Db,
  { state, page }: LaunchFilter,
): Promise<Result<DeskLaunches>> {
  const row = await db.row<{
    launches: DeskLaunch[]
    counts: Partial<Record<LaunchState, number>>
  }>(sql`
    select coalesce((
        select jsonb_agg(f.launch order by f.due nulls last, f.decided desc, f.id)
        from (
          select ${deskJson} as launch, l.id, l.decided_at as decided,
            case when l.state = 'waiting' then l.due_at end as due
          from launches l
          join users u on u.id = l.user_id
          where ${chosen(sql`l.state`, state)}
          order by due nulls last, decided desc, l.id ${pageRows(page)}
        ) f
      ), '[]'::jsonb) as launches,
      coalesce((
        select jsonb_object_agg(s.state, s.count)
        from (select l.state, count(*) as count from launches l group by 1) s
      ), '{}'::jsonb) as counts`)
  const none = Object.fromEntries(LAUNCH_STATES.map((one) => [one, 0])) as DeskLaunches['counts']
  return ok({ ...pageOf(row?.launches ?? []), counts: { ...none, ...row?.counts } })
}

export async function readLaunch(db: Db, id: string): Promise<Result<DeskLaunch>> {
  const row = await db.row<{ launch: DeskLaunch }>(sql`
    select ${deskJson} as launch from launches l join users u on u.id = l.user_id where l.id = ${id}`)
  return row ? ok(row.launch) : fail('not_found', { message: LAUNCH_DESK_TEXTS.gone })
}

/** Why nothing was decided: the launch was withdrawn, or another admin has decided; null while it waits. */
function whyNot(launch: Result<DeskLaunch>): Failure | null {
  if (!launch.ok) return launch
  const { state, decidedBy } = launch.value
  if (state === 'waiting') return null
  const by = decidedBy ?? LAUNCH_DESK_TEXTS.anotherAdmin
  return fail('launch_decided', { message: LAUNCH_DESK_TEXTS.decidedBy(state, by) })
}

/** Why nothing was published: that, or the account that sent it is disabled. */
export async function whyNotPublished(db: Db, id: string): Promise<Failure | null> {
  const launch = await readLaunch(db, id)
  const isDisabled = launch.ok && launch.value.sender.status === 'disabled'
  return whyNot(launch) ?? (isDisabled ? fail('sender_disabled') : null)
}

/** The audit log's line about a decision. */
const decided = (admin: SessionUser, id: string, to: Exclude<LaunchState, 'waiting'>) =>
  ({ event: 'launch decided', actorId: admin.id, subjectId: id, details: { to } }) as const

/** Declines a launch that waits. Its pictures stay for some days, so that its builder can send it again. */
export async function declineLaunch(
  deps: Deps,
  admin: SessionUser,
  id: string,
  reason: string,
): Promise<Mailing<{ id: string }>> {
  const event = decided(admin, id, 'declined')
  const told = sql`
    select d.user_id,
      jsonb_build_object('reason', d.reason, 'launchId', d.id)
        || ${ifProved(sql`jsonb_build_object('title', d.project_building_name)`)} as data
    from declined d
    join users u on u.id = d.user_id`
  const row = await deps.db.row<{ id: string }>(sql`
    with declined as (
      update launches l
      set state = 'declined', decided_at = now(), decided_by = ${admin.id}, reason = ${reason}
      where l.id = ${id} and l.state = 'waiting' and ${actorStillAuthorised(admin)}
      returning l.*
    ),
    released as (${releasePhotos(sql`declined`, eraseIn(LISTING_DAYS.unusedPhotos))}),
    mailed as (${mailInsert(deps, 'launch declined', told)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from declined)`)})
    select id from declined`)
  if (row) {
    logEvent(deps, event)
    return okMailed(row)
  }
  return whyNot(await readLaunch(deps.db, id)) ?? fail('forbidden')
}

/**
 * The parts that a statement needs to publish a launch that waits as an entry, unless its account is disabled: `asked`
 * locks it, so that of two decisions one takes effect; an entry that is `created` marks it, tells its builder, and lets
 * go of the pictures that the entry does not show.
 */
export function publishing(deps: Deps, admin: SessionUser, launchId: string) {
  const event = decided(admin, launchId, 'published')
  const told = sql`
    select p.user_id,
      jsonb_build_object('entryId', n.id, 'city', n.city)
        || ${ifProved(sql`jsonb_build_object('title', n.project_building_name)`)} as data
    from published p
    join users u on u.id = p.user_id
    cross join created n`
  return {
    event,
    asked: sql`
      asked as (
        select l.*
        from launches l
        where l.id = ${launchId}
          and l.state = 'waiting'
          and ${actorStillAuthorised(admin)}
          and exists (
            select 1 from users u where u.id = l.user_id and u.status = 'active' for share
          )
        for update of l
      ),`,
    holds: sql`exists (select 1 from asked)`,
    /** Condition: image `i` is a picture of the launch. */
    isPicture: sql`
      exists (select 1 from asked a where a.user_id = i.user_id and i.id = any(a.photo_ids))`,
    published: sql`,
      published as (
        update launches l
        set state = 'published', decided_at = now(), decided_by = ${admin.id}, entry_id = n.id
        from created n
        where l.id in (select a.id from asked a)
        returning l.*
      ),
      unshown as (
        ${releasePhotos(sql`published`, eraseIn(LISTING_DAYS.unusedPhotos))}
          and i.id not in (select u.id from usable u)
      ),
      told as (${mailInsert(deps, 'launch online', told)}),
      decided as (${auditInsert(deps, event, sql`exists (select 1 from published)`)})`,
  }
}

/**
 * Reminds the office of each launch that waits and is due tomorrow. The mail is what remembers it: as long as that is
 * kept, there is no second one.
 */
export async function remindOfLaunches(deps: Deps): Promise<void> {
  const due = sql`
    select null as user_id,
      jsonb_build_object(
        'title', l.project_building_name, 'builder', l.builder, 'city', l.city, 'dueAt', l.due_at
      ) as data,
      l.id
    from launches l
    where l.state = 'waiting' and l.due_at < ${TODAY} + interval '2 days'`
  await deps.db.rows(mailInsert(deps, 'launch due', due, sql`r.id`))
}
