import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Deps } from '../deps.ts'
import { eraseBlobs } from './erase.ts'

/** Removes a photo of the user's own that no listing uses. */
export async function removePhoto(
  deps: Deps,
  user: SessionUser,
  id: string,
): Promise<Result<{ id: string }>> {
  const row = await deps.db.row<{ key: string; shared: boolean }>(sql`
    with gone as (
      delete from images
      where id = ${id}
        and user_id = ${user.id}
        and property_id is null
        and not is_site
        and not is_profile
        and not exists (select 1 from property_edits e where e.photo_ids @> array[images.id])
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
