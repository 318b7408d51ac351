import { sql } from 'drizzle-orm/sql/sql'
import { TROUBLE_ADVICE, TROUBLE_SENTENCES } from '#english/health/texts'
import { causeOf, type HealthCheck, troublesOf } from '../../domain/health/rules.ts'
import type { Deps } from '../deps.ts'
import { deliverMails } from '../mail/deliver.ts'
import { mailInsert } from '../mail/outbox.ts'
import { isActiveAdmin } from '../permission/allowed.ts'
import { readHealthState } from './read-health.ts'
import { keepCheck } from './record.ts'

/**
 * Puts a mail to each admin into the outbox for each trouble that they have had no mail about; returns the number of
 * mails.
 */
async function tellAdmins(deps: Deps, check: HealthCheck): Promise<number> {
  const now = new Date(check.at)
  const troubles = troublesOf(check, now).map((trouble) => ({
    cause: causeOf(trouble, check),
    what: TROUBLE_SENTENCES[trouble](check, now),
    todo: TROUBLE_ADVICE[trouble],
    build: trouble === 'build' ? (check.lastBuild?.id ?? null) : null,
  }))
  if (troubles.length === 0) return 0
  const recipients = sql`
    select u.id as user_id, t.cause,
      jsonb_build_object('what', t.what, 'todo', t.todo, 'error', b.error) as data
    from users u
    cross join jsonb_to_recordset(${JSON.stringify(troubles)}::jsonb) as t(
      cause text, what text, todo text, build bigint
    )
    left join builds b on b.id = t.build
    where ${isActiveAdmin}`
  const told = await deps.db.rows(
    sql`${mailInsert(deps, 'trouble', recipients, sql`r.cause`)} returning id`,
  )
  return told.length
}

/** Checks the portal's health, stores the result for monitors, and mails the admins about troubles. */
export async function watchHealth(deps: Deps): Promise<void> {
  const check = await readHealthState(deps)
  await keepCheck(deps.env, check)
  if (check.database && (await tellAdmins(deps, check)) > 0) await deliverMails(deps)
}
