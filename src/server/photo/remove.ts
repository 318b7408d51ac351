import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Deps } from '../deps.ts'
import { eraseBlobs } from './erase.ts'
import { isFree } from './loose.ts'

/** Removes a photo of the user's own that no listing uses. */
export async function removePhoto(
  deps: Deps,
  user: SessionUser,
  id: string,
): Promise<Result<{ id: string }>> {
  const row = await deps.db.row<{ key: string; shared: boolean }>(sql`
    with gone as (
      delete from images i
      where i.id = ${id} and i.user_id = ${user.id} and ${isFree}
      returning key
    )
    select key, exists (select 1 from images i where i.key = gone.key and i.id <> ${id}) as shared
    from gone`)
  if (row) {
    if (!row.shared) await eraseBlobs(deps.photos, row.key)
    return ok({ id })
  }
  const kept = await deps.db.row(
    sql`select 1 from images where id = ${id} and user_id = ${user.id}`,
  )
  return fail(kept ? 'photo_in_use' : 'not_found')
}
