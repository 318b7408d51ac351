import { sql } from 'drizzle-orm/sql/sql'
import { STUCK_MAIL_MS } from '../../domain/health/constants.ts'
import type { HealthCheck } from '../../domain/health/rules.ts'
import { logEvent } from '../audit/record.ts'
import { ago } from '../db/ago.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'

/** The values where the database does not answer. */
const NOTHING = { lastBuild: null, stuckMails: 0, lastBackup: null }

type Rows = Pick<HealthCheck, 'lastBuild' | 'stuckMails' | 'lastBackup'>

/**
 * One cheap statement: the newest finished build, the number of stuck mails (except those about troubles), and the
 * newest backup.
 */
async function readRows(db: Db): Promise<Rows> {
  const row = await db.row<Rows>(sql`
    select (
        select jsonb_build_object('id', b.id, 'result', b.result, 'finishedAt', b.finished_at)
        from builds b
        where b.result <> 'running'
        order by b.id desc
        limit 1
      ) as "lastBuild",
      (
        select count(*)
        from mails m
        where m.sent_at is null
          and m.kind <> 'trouble'
          and m.created_at between ${ago(STUCK_MAIL_MS.until)} and ${ago(STUCK_MAIL_MS.from)}
      ) as "stuckMails",
      (
        select jsonb_build_object('endedAt', u.backed_up_at)
        from maintenance u
        where u.backed_up_at is not null
      ) as "lastBackup"`)
  return row ?? NOTHING
}

/** Checks the portal's health. A database that does not answer is a finding, not an error. */
export async function readHealthState(deps: Deps): Promise<HealthCheck> {
  const rows = await readRows(deps.db).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error)
    logEvent(deps, { event: 'database away', actorId: null, details: { error: words } })
    return null
  })
  return { at: deps.now().toISOString(), database: rows !== null, ...(rows ?? NOTHING) }
}
