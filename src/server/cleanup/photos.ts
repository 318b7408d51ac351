import { sql } from 'drizzle-orm/sql/sql'
import { CLEANUP_LIMITS, ERASE_GRACE_MINUTES } from '../../domain/cleanup/constants.ts'
import type { Deps } from '../deps.ts'
import { isRejectionOf, photosKeptSince } from '../moderation/log.ts'
import { eraseBlobs } from '../photo/erase.ts'
import { isFree } from '../photo/loose.ts'

const grace = sql`make_interval(mins => ${ERASE_GRACE_MINUTES})`

// No statement uses a photo after its time. The grace period is for statements that had begun before.
const forgotten = sql`
  ${isFree}
  and i.erase_after < now() - ${grace}
  and not exists (
    select 1
    from moderation_log m
    where ${isRejectionOf(sql`i.user_id`)}
      and m.decided_at > ${photosKeptSince} - ${grace}
      and m.snapshot->'photoIds' ? i.id
  )`

type Forgotten = { id: string; key: string; shared: boolean }

/**
 * Erases photos whose time is over and that nothing refers to: their blobs, then their rows. A photo that the store
 * fails to erase stays for the next run. An interrupted run is repeated from the remaining rows.
 */
export async function eraseForgottenPhotos({
  db,
  photos,
}: Deps): Promise<{ erased: number; failed: number }> {
  const due = await db.rows<Forgotten>(sql`
    select i.id, i.key,
      exists (select 1 from images other where other.key = i.key and other.id <> i.id) as shared
    from images i
    where ${forgotten}
    order by i.erase_after
    limit ${CLEANUP_LIMITS.photos}`)
  const bare: string[] = []
  for (const { id, key, shared } of due) {
    const done =
      shared ||
      (await eraseBlobs(photos, key).then(
        () => true,
        () => false,
      ))
    if (done) bare.push(id)
  }
  const gone = await db.rows(sql`
    delete from images i
    where i.id in (select jsonb_array_elements_text(${JSON.stringify(bare)}::jsonb))
      and ${forgotten}
    returning i.id`)
  return { erased: gone.length, failed: due.length - bare.length }
}
