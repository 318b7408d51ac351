import { type BuildResult, OVERDUE_MS, type RebuildState, STATUS_POLL_MS } from './constants.ts'

/** What is known of the rebuild. Revisions count content changes; times are ISO strings. */
export type RebuildFacts = {
  /** The newest change asked to be published, and when. */
  revision: number
  requestedAt: string | null
  /** When a build is due for changes that wait for one, and when a build was last asked for; null where neither is known. */
  dueAt: string | null
  askedAt: string | null
  /** The newest build that was started, if any. */
  lastBuild: { revision: number | null; result: BuildResult; startedAt: string } | null
}

const time = (iso: string | null) => (iso ? new Date(iso).getTime() : 0)

/** Whether a build was asked for since the newest change: then it is on its way, whatever else is due. */
const isAsked = ({ askedAt, requestedAt }: RebuildFacts) =>
  askedAt !== null && time(askedAt) >= time(requestedAt)

/** Since when the newest change could have been on its way; 0 where nothing is known. */
const underWaySince = (facts: RebuildFacts) =>
  facts.requestedAt
    ? Math.max(
        time(facts.requestedAt),
        time(isAsked(facts) ? facts.askedAt : (facts.dueAt ?? facts.requestedAt)),
      )
    : 0

/** A look comes after a tenth of the time that the change has been on its way. */
const LOOKS_PER_WAIT = 10

/** The state of one revision, given the revision of the site that is served (null where none could be read). */
export function rebuildState(
  revision: number,
  served: number | null,
  facts: RebuildFacts,
  now: Date,
): RebuildState {
  if (served !== null && served >= revision) return 'live'
  const { lastBuild, requestedAt } = facts
  // A failed build speaks for this revision only if it began after the change was asked for.
  const failedSince =
    lastBuild?.result === 'failed' && (!requestedAt || lastBuild.startedAt >= requestedAt)
  if (failedSince) return 'failed'
  if (!isAsked(facts) && time(facts.dueAt) > now.getTime()) return 'waiting'
  const since = underWaySince(facts)
  return since > 0 && now.getTime() - since > OVERDUE_MS ? 'overdue' : 'rebuilding'
}

/**
 * Milliseconds until the status is worth another look, each of which wakes the database: what waits is looked at when it is due, and what takes
 * its time less and less often.
 */
export function nextPollMs(state: RebuildState, facts: RebuildFacts, now: Date): number {
  const waited = now.getTime() - underWaySince(facts)
  const wait = state === 'waiting' ? time(facts.dueAt) - now.getTime() : waited / LOOKS_PER_WAIT
  return facts.requestedAt ? Math.max(STATUS_POLL_MS, wait) : STATUS_POLL_MS
}
