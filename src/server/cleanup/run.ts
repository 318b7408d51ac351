import { sql } from 'drizzle-orm/sql/sql'
import type { CleaningStop } from '../../domain/cleanup/constants.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type AskedOwners, askOwners, rebuildWithoutLeft } from '../listing/expiry.ts'
import { foldViews } from '../listing/views.ts'
import { watchHealth } from '../health/watch.ts'
import { eraseOrphanedBlobs } from './blobs.ts'
import { eraseForgottenPhotos } from './photos.ts'
import { type ForgottenRecords, forgetRecords } from './records.ts'
import { storeStop } from './store-id.ts'

/** How much of each a cleaning took away; `photosFailed` are left for the next, and so are all photos where it `stopped`. */
export type Cleaned = ForgottenRecords & ErasedPhotos & { stopped: CleaningStop | null }
type ErasedPhotos = { photos: number; photosFailed: number; orphanedBlobs: number }

/** Takes away what nobody can use any more, so much at a time. Can be ended anywhere, and run twice at once. */
export async function cleanUp(deps: Deps): Promise<Cleaned> {
  const records = await forgetRecords(deps.db)
  const { stopped, ...erased } = await erasePhotos(deps)
  await noteStop(deps.db, stopped)
  return { ...records, ...erased, stopped }
}

/** Erases nothing unless database and photo store belong together. */
async function erasePhotos(deps: Deps): Promise<ErasedPhotos & Pick<Cleaned, 'stopped'>> {
  const stopped = await storeStop(deps)
  if (stopped) return { photos: 0, photosFailed: 0, orphanedBlobs: 0, stopped }
  const photos = await eraseForgottenPhotos(deps)
  const orphans = await eraseOrphanedBlobs(deps)
  return {
    photos: photos.erased,
    photosFailed: photos.failed,
    orphanedBlobs: orphans.erased,
    stopped: orphans.tooMany ? 'too many strays' : null,
  }
}

/** For the admins to read. It keeps the time when it first stopped for this reason. */
async function noteStop(db: Db, stopped: CleaningStop | null): Promise<void> {
  await db.rows(sql`
    insert into upkeep (cleaning_stopped, cleaning_stopped_at) values (${stopped}::text, case when ${stopped}::text is not null then now() end)
    on conflict (id) do update set cleaning_stopped = excluded.cleaning_stopped, cleaning_stopped_at = excluded.cleaning_stopped_at
    where upkeep.cleaning_stopped is distinct from excluded.cleaning_stopped`)
}

/** Asks and tells the owners of listings whose time runs out, and has the pages lose those whose time is over. */
export async function expireListings(deps: Deps): Promise<AskedOwners & { rebuild: boolean }> {
  const asked = await askOwners(deps)
  return { ...asked, rebuild: await rebuildWithoutLeft(deps) }
}

/**
 * Lets listings expire, cleans up, watches over the portal, and says in log lines what came of it; gives what was cleaned.
 * Where nothing is to be erased it does nothing.
 */
export async function keepUp(deps: Deps): Promise<Cleaned | null> {
  if (!deps.env.rules.erases) return null
  const { requestId } = deps
  await watchHealth(deps)
  const left = await expireListings(deps)
  if (left.asked + left.expired > 0 || left.rebuild)
    console.info(JSON.stringify({ event: 'listings expired', requestId, ...left }))
  const views = await foldViews(deps)
  const began = Date.now()
  const cleaned = await cleanUp(deps)
  console.info(
    JSON.stringify({ event: 'cleaned', requestId, ...cleaned, views, ms: Date.now() - began }),
  )
  return cleaned
}
