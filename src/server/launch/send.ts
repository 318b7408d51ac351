import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { LAUNCH_DAYS, LAUNCH_RATE_LIMITS } from '../../domain/launch/constants.ts'
import type { LaunchFields } from '../../domain/launch/schema.ts'
import { mailboxHash } from '../account/mailbox.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { iso } from '../listing/public.ts'
import { pincodeRefused } from '../listing/written.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { isFree } from '../photo/loose.ts'
import { ifProved, LAUNCH_SQL } from './sql.ts'

type Sent = { id: string; dueAt: string }

type LaunchSubmission = { fields: LaunchFields; photoIds: string[]; submissionKey: string }

/** The launch that a submission has already made. */
const knownLaunch = (db: Db, user: SessionUser, submissionKey: string) =>
  db.row<Sent>(sql`
    select id, ${iso('due_at')} as "dueAt"
    from launches
    where user_id = ${user.id} and submission_key = ${submissionKey}`)

/**
 * Stores a builder's launch with its pictures until an admin decides, in one statement. The same submission key returns
 * the same launch again, and does not count for the limit; `photo_missing` where a picture is erased, in use, or
 * belongs to somebody else, `forbidden` where the account has been disabled or has another role meanwhile, `invalid`
 * where the locality is a pincode alone. Its pictures have no time of their own from then on: that it waits keeps them,
 * and no other submission can have them. The builder gets a receipt, which repeats what was written only to an address
 * that was proved.
 */
export async function sendLaunch(
  deps: Deps,
  user: SessionUser,
  { fields, photoIds, submissionKey }: LaunchSubmission,
): Promise<Mailing<Sent>> {
  const known = await knownLaunch(deps.db, user, submissionKey)
  if (known) return ok(known)
  const refused = pincodeRefused(fields.city, fields.locality)
  if (refused) return refused
  const key = `launch:${mailboxHash(deps.env, mailboxOf(user.email))}`
  const wait = await countAttempt(deps.db, key, LAUNCH_RATE_LIMITS.mailbox)
  if (wait !== null) return rateLimited(wait)
  const id = newId()
  const wanted = JSON.stringify([...new Set(photoIds)])
  const event = { event: 'launch sent', actorId: user.id, subjectId: id } as const
  const receipt = sql`
    select u.id as user_id,
      jsonb_build_object('dueAt', ${iso('s.due_at')}) || ${ifProved(sql`
        jsonb_build_object('title', s.project_building_name, 'launch', ${LAUNCH_SQL.json('s')}, 'pictures', cardinality(s.photo_ids))`)} as data
    from sent s
    join users u on u.id = s.user_id`
  const told = sql`
    select null as user_id,
      jsonb_build_object(
        'title', s.project_building_name, 'builder', s.builder, 'city', s.city,
        'dueAt', ${iso('s.due_at')}
      ) as data
    from sent s`
  const row = await deps.db.row<Sent>(sql`
    with wanted as (
      select id, ord
      from jsonb_array_elements_text(${wanted}::jsonb) with ordinality as w(id, ord)
    ),
    usable as (
      select i.id, w.ord
      from images i
      join wanted w on w.id = i.id
      -- Not now(), the start of this call: another one that began later may have taken the photo in the meantime.
      where i.user_id = ${user.id} and ${isFree} and i.erase_after > clock_timestamp()
      order by i.id
      for update of i
    ),
    sent as (
      insert into launches (
        id, user_id, submission_key, ${LAUNCH_SQL.columns}, photo_ids, due_at
      )
      select ${id}, ${user.id}, ${submissionKey}, ${LAUNCH_SQL.values},
        (select array_agg(u.id order by u.ord) from usable u),
        now() + make_interval(days => ${LAUNCH_DAYS.answer})
      from ${LAUNCH_SQL.row(sql`${JSON.stringify(fields)}::jsonb`)}
      where (select count(*) from usable) = (select count(*) from wanted)
        and ${actorStillAuthorised(user)}
      on conflict (user_id, submission_key) do nothing
      returning *
    ),
    held as (
      update images i set erase_after = now() from usable, sent where i.id = usable.id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from sent)`)}),
    received as (${mailInsert(deps, 'launch received', receipt)}),
    told as (${mailInsert(deps, 'launch sent', told)})
    select s.id, ${iso('s.due_at')} as "dueAt" from sent s`)
  if (row) {
    logEvent(deps, event)
    return okMailed(row)
  }
  const twin = await knownLaunch(deps.db, user, submissionKey)
  if (twin) return ok(twin)
  const mayStill = await deps.db.row(sql`select 1 where ${actorStillAuthorised(user)}`)
  return fail(mayStill ? 'photo_missing' : 'forbidden')
}
