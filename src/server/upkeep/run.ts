import type { Deps } from '../deps.ts'
import { type AskedOwners, askOwners, rebuildWithoutLeft } from '../listing/expiry.ts'
import { eraseStrayBlobs } from './blobs.ts'
import { eraseForgottenPhotos } from './photos.ts'
import { type ForgottenRecords, forgetRecords } from './records.ts'

/** How much of each a cleaning took away; `photosFailed` are left for the next. */
export type Cleaned = ForgottenRecords & {
  photos: number
  photosFailed: number
  strayBlobs: number
}

/** Takes away what nobody can use any more, so much at a time. Can be ended anywhere, and run twice at once. */
export async function cleanUp(deps: Deps): Promise<Cleaned> {
  const records = await forgetRecords(deps.db)
  const { erased, failed } = await eraseForgottenPhotos(deps)
  return {
    ...records,
    photos: erased,
    photosFailed: failed,
    strayBlobs: await eraseStrayBlobs(deps),
  }
}

/** Asks and tells the owners of listings whose time runs out, and has the pages lose those whose time is over. */
export async function expireListings(deps: Deps): Promise<AskedOwners & { rebuild: boolean }> {
  const asked = await askOwners(deps)
  return { ...asked, rebuild: await rebuildWithoutLeft(deps) }
}

/** Lets listings expire, cleans up, and says in log lines what came of it. */
export async function keepUp(deps: Deps): Promise<void> {
  const { requestId } = deps
  const left = await expireListings(deps)
  if (left.asked + left.expired > 0 || left.rebuild)
    console.info(JSON.stringify({ event: 'listings expired', requestId, ...left }))
  const began = Date.now()
  const cleaned = await cleanUp(deps)
  console.info(JSON.stringify({ event: 'cleaned', requestId, ...cleaned, ms: Date.now() - began }))
}
