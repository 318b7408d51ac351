import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { OWN_REASONS } from '../../domain/moderation/constants.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'

/** The reasons that an admin keeps, in the order in which they were kept. */
export async function readReasons(
  db: Db,
  admin: SessionUser,
): Promise<Result<{ reasons: string[] }>> {
  const row = await db.row<{ reasons: string[] }>(
    sql`select own_reasons as reasons from users where id = ${admin.id}`,
  )
  return row ? ok(row) : fail('account_missing')
}

/**
 * Keeps a reason, or gives it up. One at a time, so that two open dialogs lose nothing of each other. The row that is
 * changed is that of the admin: to share it before would be a deadlock of two at once.
 */
export async function keepReason(
  deps: Deps,
  admin: SessionUser,
  { reason, kept }: { reason: string; kept: boolean },
): Promise<Result<{ reasons: string[] }>> {
  const row = await deps.db.row<{ reasons: string[] }>(sql`
    update users
    set own_reasons = case
        when not ${kept} then array_remove(own_reasons, ${reason})
        when ${reason} = any(own_reasons) then own_reasons
        else own_reasons || ${reason}::text
      end
    where id = ${admin.id} and role = ${admin.role} and status = 'active'
      and (
        not ${kept}
        or ${reason} = any(own_reasons)
        or cardinality(own_reasons) < ${OWN_REASONS.most}::int
      )
    returning own_reasons as reasons`)
  if (row) return ok(row)
  const still = await deps.db.row(sql`select 1 where ${actorStillAuthorised(admin)}`)
  return fail(still ? 'too_many_reasons' : 'forbidden')
}
