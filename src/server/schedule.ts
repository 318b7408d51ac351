import { CLEANUP_LIMITS } from '../domain/cleanup/constants.ts'
import { purgeTags } from './cdn.ts'
import { settleCities } from './city/settle.ts'
import { runMaintenance } from './cleanup/run.ts'
import type { Deps } from './deps.ts'
import { remindOfLaunches } from './launch/desk.ts'
import { joinDailyMails } from './mail/day.ts'
import { deliverDue } from './mail/deliver.ts'
import { buildIfDue, rebuildMissed } from './rebuild/ask.ts'
import { mailAlertsAtOnce, mailDailyAlerts } from './saved-search/alerts.ts'
import { mailFallenPrices } from './shortlist/fallen.ts'
import { mailTogether } from './together/mails.ts'

const PURGE = 'purge-'

/** Runs one cleanup. Where more photos are left than one run erases or reads, it makes the next one due. */
async function cleanUp(deps: Deps): Promise<void> {
  const cleaned = await runMaintenance(deps)
  const { photos, prints } = CLEANUP_LIMITS
  if (cleaned && (cleaned.photos >= photos || cleaned.prints >= prints))
    await deps.due.write('cleanup', deps.now())
}

/**
 * Runs every few minutes: reads the due times, and uses the database only where one has passed. Each due time is
 * deleted before its work, which sets a new one if something is left.
 */
export async function doWhatIsDue(deps: Deps): Promise<void> {
  const { due } = deps
  const names = await due.names()
  const takeDue = async (name: 'mails' | 'cleanup' | 'alerts') => {
    const at = names.includes(name) ? await due.read(name) : null
    if (!at || at > deps.now()) return false
    await due.erase(name)
    return true
  }
  const tags = names.filter((name) => name.startsWith(PURGE))
  await Promise.all(tags.map((name) => due.erase(name)))
  await purgeTags(
    deps,
    tags.map((name) => name.slice(PURGE.length)),
  )
  if (names.includes('build')) await buildIfDue(deps)
  const alerted = (await takeDue('alerts')) && (await mailAlertsAtOnce(deps))
  // Each of the two may take most of the time that a scheduled function has.
  if (alerted || (await takeDue('mails'))) await deliverDue(deps)
  else if (await takeDue('cleanup')) await cleanUp(deps)
}

/**
 * Runs once a day: what the list of cities has changed, the cleanup, the mails that it caused, and the work of due
 * times that were lost.
 */
export async function doDaily(deps: Deps): Promise<void> {
  await settleCities(deps)
  await cleanUp(deps)
  await mailDailyAlerts(deps)
  await mailFallenPrices(deps)
  await mailTogether(deps)
  await joinDailyMails(deps)
  await remindOfLaunches(deps)
  await deliverDue(deps)
  await rebuildMissed(deps, 'change missed')
}
