import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'

/**
 * Chooses whether visitors may only write about a listing. The number is refused from then on, and pages on demand say
 * so; built pages with the next build. `listing_not_available` for anybody else's listing, and for a closed one, which
 * nobody can be asked about.
 */
export async function setMessagesOnly(
  deps: Deps,
  user: SessionUser,
  id: string,
  messagesOnly: boolean,
): Promise<Result<{ messagesOnly: boolean }>> {
  const wait = await countAttempt(deps.db, `messages-only:${user.id}`, RATE_LIMITS.post)
  if (wait !== null) return rateLimited(wait)
  const event = {
    event: 'listing edited',
    actorId: user.id,
    subjectId: id,
    details: { messagesOnly },
  } as const
  const row = await deps.db.row<{ revision: number | null }>(sql`
    with asked as (
      select p.id, p.messages_only as before, nullif(${messagesOnly}::boolean, u.messages_only) as after
      from properties p
      join users u on u.id = p.user_id
      where p.id = ${id} and ${allowedSql(user, 'listing.edit', LISTING)}
      for update of p
    ),
    changed as (
      update properties p
      set messages_only = asked.after
      from asked
      where p.id = asked.id and asked.before is distinct from asked.after
      returning p.is_approved
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from changed where is_approved)`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from changed)`)})
    select (select revision from bumped) as revision from asked`)
  if (!row) return fail('listing_not_available')
  logEvent(deps, event)
  if (row.revision !== null) await askForBuild(deps, 'listing changed', { listings: [id] })
  return ok({ messagesOnly })
}
