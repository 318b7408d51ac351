import { sql } from 'drizzle-orm/sql/sql'
import type { CleaningStop } from '../../domain/cleanup/constants.ts'
import { fillMailboxes } from '../account/mailbox.ts'
import { foldMisses } from '../counting/misses.ts'
import { foldViews } from '../counting/views.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { watchHealth } from '../health/watch.ts'
import { type AskedOwners, askOwners, rebuildWithoutLeft } from '../listing/expiry.ts'
import { askPostersLater } from '../report/doubt.ts'
import { askOwnersLater, hideUnanswered } from '../report/gone.ts'
import { forgetPapers } from '../right-to-offer/forget.ts'
import { askSilentFollowers } from '../saved-search/silence.ts'
import { eraseOrphanedBlobs } from './blobs.ts'
import { fillCompared } from './compared.ts'
import { eraseForgottenPhotos } from './photos.ts'
import { keepPrints } from './prints.ts'
import { type ForgottenRecords, forgetRecords } from './records.ts'
import { storeStop } from './store-id.ts'

/**
 * How much a cleanup erased of each kind. `photosFailed` are left for the next run; where it `stopped`, no photos were
 * erased.
 */
export type Cleaned = ForgottenRecords &
  ErasedPhotos & { papers: number; stopped: CleaningStop | null }
type ErasedPhotos = {
  photos: number
  photosFailed: number
  orphanedBlobs: number
  /** Photos from before their prints were kept that have one now. */
  prints: number
}

/** Erases expired data, up to a limit for each run. It can be interrupted anywhere, and run twice at once. */
export async function cleanUp(deps: Deps): Promise<Cleaned> {
  const records = await forgetRecords(deps.db)
  const papers = await forgetPapers(deps)
  const { stopped, ...erased } = await erasePhotos(deps)
  await noteStop(deps.db, stopped)
  return { ...records, papers, ...erased, stopped }
}

/** Erases photos, and reads those without prints, only if database and photo store belong together. */
async function erasePhotos(deps: Deps): Promise<ErasedPhotos & Pick<Cleaned, 'stopped'>> {
  const stopped = await storeStop(deps)
  if (stopped) return { photos: 0, photosFailed: 0, orphanedBlobs: 0, prints: 0, stopped }
  const photos = await eraseForgottenPhotos(deps)
  const orphans = await eraseOrphanedBlobs(deps)
  return {
    photos: photos.erased,
    photosFailed: photos.failed,
    orphanedBlobs: orphans.erased,
    prints: await keepPrints(deps),
    stopped: orphans.tooMany ? 'too many strays' : null,
  }
}

/** Stores the reason for the admins, with the time when the cleanup first stopped for it. */
async function noteStop(db: Db, stopped: CleaningStop | null): Promise<void> {
  await db.rows(sql`
    insert into maintenance (cleaning_stopped, cleaning_stopped_at)
    values (${stopped}::text, case when ${stopped}::text is not null then now() end)
    on conflict (id) do update
    set cleaning_stopped = excluded.cleaning_stopped,
      cleaning_stopped_at = excluded.cleaning_stopped_at
    where maintenance.cleaning_stopped is distinct from excluded.cleaning_stopped`)
}

/**
 * Mails the owners of listings that are about to expire, have expired, or are said to be gone or not theirs, and has the
 * pages rebuilt without the expired ones and those whose owner left reports that they are gone unanswered.
 */
export async function expireListings(
  deps: Deps,
): Promise<AskedOwners & { rebuild: boolean; gone: number; doubted: number; hidden: number }> {
  const gone = await askOwnersLater(deps)
  const doubted = await askPostersLater(deps)
  const hidden = await hideUnanswered(deps)
  const asked = await askOwners(deps)
  return { ...asked, gone, doubted, hidden, rebuild: await rebuildWithoutLeft(deps) }
}

/**
 * Expires listings, cleans up, checks the portal's health, and logs the results; returns what was erased. Where the
 * context allows no erasing, it does nothing.
 */
export async function runMaintenance(deps: Deps): Promise<Cleaned | null> {
  if (!deps.env.rules.erases) return null
  const { requestId } = deps
  await watchHealth(deps)
  const left = await expireListings(deps)
  if (left.asked + left.expired + left.gone + left.doubted + left.hidden > 0 || left.rebuild)
    console.info(JSON.stringify({ event: 'listings expired', requestId, ...left }))
  const counted = { views: await foldViews(deps), misses: await foldMisses(deps) }
  const followersAsked = await askSilentFollowers(deps)
  const compared = await fillCompared(deps.db)
  const mailboxes = await fillMailboxes(deps.db)
  const began = Date.now()
  const cleaned = await cleanUp(deps)
  console.info(
    JSON.stringify({
      event: 'cleaned',
      requestId,
      ...cleaned,
      ...counted,
      compared,
      mailboxes,
      followersAsked,
      ms: Date.now() - began,
    }),
  )
  return cleaned
}
