import { type Deps, liveDeps } from '../deps.ts'
import { unexpected } from '../http.ts'
import { newId } from '../ids.ts'
import { eraseStrayBlobs } from './blobs.ts'
import { eraseForgottenPhotos } from './photos.ts'
import { type ForgottenRecords, forgetRecords } from './records.ts'

/** How much of each a cleaning took away; `photosFailed` are left for the next. */
export type Cleaned = ForgottenRecords & { photos: number; photosFailed: number; strayBlobs: number }

/** Takes away what nobody can use any more, so much at a time. Can be ended anywhere, and run twice at once. */
export async function cleanUp(deps: Deps): Promise<Cleaned> {
  const records = await forgetRecords(deps.db)
  const { erased, failed } = await eraseForgottenPhotos(deps)
  return { ...records, photos: erased, photosFailed: failed, strayBlobs: await eraseStrayBlobs(deps) }
}

/** Cleans up and says in one log line what went. */
export async function answerUpkeep(makeDeps: () => Deps = liveDeps): Promise<Response> {
  try {
    const began = Date.now()
    const cleaned = await cleanUp(makeDeps())
    console.info(JSON.stringify({ event: 'cleaned', ...cleaned, ms: Date.now() - began }))
    return new Response(null, { status: 204 })
  } catch (error) {
    return unexpected(error, newId())
  }
}
