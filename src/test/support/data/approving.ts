import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../../contract/account.ts'
import type { Approval } from '../../../contract/moderation.ts'
import type { Db } from '../../../server/db/client.ts'
import type { Deps } from '../../../server/deps.ts'
import { approveEdit, approveListing, approveListings } from '../../../server/moderation/decide.ts'
import { noteRead } from '../../../server/moderation/reads.ts'

/** The ids of the photos of a listing, or of a change, that waits. */
async function photosOfEntry(db: Db, id: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from images where property_id = ${id}
    union
    select unnest(photo_ids) as id from property_edits where id = ${id}`)
  return rows.map((row) => row.id)
}

/** Opens an entry of the queue as the desk does, as far as it waits in this version. */
export async function open(deps: Deps, admin: SessionUser, id: string, version = 1): Promise<void> {
  await noteRead(deps, admin, id, {
    version,
    part: 'all',
    photoIds: await photosOfEntry(deps.db, id),
  })
}

/** Open a listing, several, or a change, and approve them: what an admin at the desk does. */
export async function openAndApprove(deps: Deps, admin: SessionUser, id: string, version: number) {
  await open(deps, admin, id, version)
  return approveListing(deps, admin, id, version)
}
export async function openAndApproveAll(
  deps: Deps,
  admin: SessionUser,
  approvals: readonly Approval[],
) {
  for (const { id, version } of approvals) await open(deps, admin, id, version)
  return approveListings(deps, admin, approvals)
}
export async function openAndApproveEdit(
  deps: Deps,
  admin: SessionUser,
  id: string,
  version: number,
) {
  await open(deps, admin, id, version)
  return approveEdit(deps, admin, id, version)
}

/** Notes for every admin that they have opened all that waits, or one entry of it. */
export async function openForAdmins(db: Db, id: string | null = null): Promise<void> {
  await db.rows(sql`
    insert into moderation_reads (id, entry_id, version, admin_id, part)
    select left(md5(w.id || w.version || u.id), 20), w.id, w.version, u.id, 'all'
    from users u,
      (
        select id, version from properties where not is_approved
        union all
        select id, version from property_edits
      ) w
    where u.role = 'Admin' and w.id = coalesce(${id}, w.id)
    on conflict do nothing`)
}
