import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { RebuildStatus } from '../../contract/rebuild.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { buildDueAt, type SiteChange } from '../../domain/rebuild/windows.ts'
import { AT_ONCE_MS } from '../../domain/saved-search/constants.ts'
import { unexpected } from '../answer.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import { purgeTags } from '../cdn.ts'
import type { Deps } from '../deps.ts'
import { withDue, writeEarlier } from '../due.ts'
import { renewFigures } from '../listing/figures.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { type About, kindsAbout } from './about.ts'
import { lastGoodStart, readRebuildStatus } from './builds.ts'
import { callHook } from './hook.ts'
import { tagsOf } from './tags.ts'

/**
 * Requests a build. It deletes the due time first: a later change sets a new one, and an earlier change is in this
 * build.
 */
async function build(deps: Deps, dueSince: Date): Promise<void> {
  const { due, requestId } = deps
  await withDue(requestId, () => due.erase('build'))
  const asked = await callHook(deps)
  // The schedule calls a hook that refused again. The due time stays the first one, so that the status becomes overdue.
  await withDue(requestId, () =>
    asked ? due.write('build-asked', deps.now()) : due.write('build', dueSince),
  )
}

/**
 * Requests the build for a stored change at once, or sets the due time of its kind. Where no window is set, each change
 * calls the hook, and no time is stored.
 */
async function scheduleBuild(deps: Deps, change: SiteChange): Promise<void> {
  const { due, requestId, env } = deps
  if (!env.buildHookUrl) return
  if (env.rebuildEveryMinutes === 0) return void (await callHook(deps))
  const now = deps.now()
  const askedAt = await withDue(requestId, () => due.read('build-asked'))
  const at = buildDueAt(change, { askedAt, now }, env.rebuildEveryMinutes)
  if (at <= now) await build(deps, now)
  else await withDue(requestId, () => writeEarlier(due, 'build', at))
}

/**
 * Updates the pages after a stored change: requests the build, counts again what is on offer, and then purges the CDN's
 * copies of new listings and of pages on demand. The command whose statement raised the revision calls it, and nobody
 * else.
 */
export async function askForBuild(deps: Deps, change: SiteChange, about: About): Promise<void> {
  await Promise.all([
    scheduleBuild(deps, change),
    renewAndPurge(deps, about),
    scheduleAlerts(deps, change),
  ])
}

/** Figures that could not be counted stay as they were until the next change of their kind. */
async function renewAndPurge(deps: Deps, about: About): Promise<void> {
  const kinds = kindsAbout(about)
  const renewed =
    kinds &&
    (await renewFigures(deps.db, kinds).catch((error) => {
      unexpected(error, deps.requestId)
      return null
    }))
  await purgeTags(deps, () => tagsOf(deps, about, renewed))
}

/** Changes that may match a saved search. */
const ALERTED_CHANGES: readonly SiteChange[] = ['listing approved', 'listing changed']

/** Sets the due time of mails about saved searches, so that the changes of some minutes share one mail. */
async function scheduleAlerts({ env, due, requestId, now }: Deps, change: SiteChange) {
  if (!env.rules.mails || !ALERTED_CHANGES.includes(change)) return
  const at = new Date(now().getTime() + AT_ONCE_MS)
  await withDue(requestId, () => writeEarlier(due, 'alerts', at))
}

/** Whether the database has a change that is later than the start of the newest good build. */
async function isBehind({ db }: Deps): Promise<boolean> {
  const row = await db.row<{ behind: boolean }>(sql`
    select coalesce(requested_at > coalesce(${lastGoodStart}, '-infinity'), false) as behind
    from site_revision
    where id = 1`)
  return row?.behind ?? false
}

/** Requests the due build, unless a build has already included the change, such as a deploy of new code. */
export async function buildIfDue(deps: Deps): Promise<void> {
  const at = await deps.due.read('build')
  if (!at || at > deps.now()) return
  if (await isBehind(deps)) await build(deps, at)
  else await deps.due.erase('build')
}

/** Finds a change whose due time was lost, or whose build failed. Without windows there are no due times. */
export async function rebuildMissed(deps: Deps, change: SiteChange): Promise<void> {
  const { buildHookUrl, rebuildEveryMinutes } = deps.env
  if (!buildHookUrl || rebuildEveryMinutes === 0) return
  if (await isBehind(deps)) await scheduleBuild(deps, change)
}

/** The rebuild status, with the due times from outside the database, where they are known. */
export async function readStatus(deps: Deps): Promise<RebuildStatus> {
  const { due, requestId, env } = deps
  if (env.rebuildEveryMinutes === 0)
    return { ...(await readRebuildStatus(deps.db)), dueAt: null, askedAt: null }
  const [facts, times] = await Promise.all([
    readRebuildStatus(deps.db),
    withDue(requestId, () => Promise.all([due.read('build'), due.read('build-asked')])),
  ])
  const [dueAt, askedAt] = (times ?? [null, null]).map((at) => at?.toISOString() ?? null)
  return { ...facts, dueAt: dueAt ?? null, askedAt: askedAt ?? null }
}

/** Records the request for a rebuild and requests it. */
export async function requestRebuild(
  deps: Deps,
  admin: SessionUser,
): Promise<Result<RebuildStatus>> {
  const asked = { event: 'publication asked', actorId: admin.id } as const
  const row = await deps.db.row(sql`
    with wanted as (
      update site_revision
      set requested_at = now()
      where id = 1 and ${actorStillAuthorised(admin)}
      returning id
    ),
    audited as (${auditInsert(deps, asked, sql`exists (select 1 from wanted)`)})
    select id from wanted`)
  if (!row) return fail('forbidden')
  logEvent(deps, asked)
  await askForBuild(deps, 'rebuild now', 'anything')
  return ok(await readStatus(deps))
}
