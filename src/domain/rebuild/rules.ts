import { type BuildResult, OVERDUE_MS, type RebuildState, STATUS_POLL_MS } from './constants.ts'

/** The facts about the rebuild. Revisions count content changes; times are ISO strings. */
export type RebuildFacts = {
  /** The newest change to publish, and the time of its request. */
  revision: number
  requestedAt: string | null
  /** When the next build is due, and when a build was last requested; null if unknown. */
  dueAt: string | null
  askedAt: string | null
  /** The newest build that was started, if any. */
  lastBuild: { revision: number | null; result: BuildResult; startedAt: string } | null
}

const time = (iso: string | null) => (iso ? new Date(iso).getTime() : 0)

/** Whether a build was requested after the newest change, so that the change is in progress. */
const isAsked = ({ askedAt, requestedAt }: RebuildFacts) =>
  askedAt !== null && time(askedAt) >= time(requestedAt)

/** The earliest time at which the newest change can have been in progress; 0 if unknown. */
const underWaySince = (facts: RebuildFacts) =>
  facts.requestedAt
    ? Math.max(
        time(facts.requestedAt),
        time(isAsked(facts) ? facts.askedAt : (facts.dueAt ?? facts.requestedAt)),
      )
    : 0

/** The interval between two polls is the time that the change has been in progress, divided by this. */
const LOOKS_PER_WAIT = 10

/** The state of one revision, given the revision of the served site (null if it could not be read). */
export function rebuildState(
  revision: number,
  served: number | null,
  facts: RebuildFacts,
  now: Date,
): RebuildState {
  if (served !== null && served >= revision) return 'live'
  const { lastBuild, requestedAt } = facts
  // A failed build concerns this revision only if it started after the change was requested.
  const failedSince =
    lastBuild?.result === 'failed' && (!requestedAt || lastBuild.startedAt >= requestedAt)
  if (failedSince) return 'failed'
  if (!isAsked(facts) && time(facts.dueAt) > now.getTime()) return 'waiting'
  const since = underWaySince(facts)
  return since > 0 && now.getTime() - since > OVERDUE_MS ? 'overdue' : 'rebuilding'
}

/**
 * Milliseconds until the next poll of the status. Each poll wakes the database, so a waiting change is polled when its
 * build is due, and a long build less and less often.
 */
export function nextPollMs(state: RebuildState, facts: RebuildFacts, now: Date): number {
  const waited = now.getTime() - underWaySince(facts)
  const wait = state === 'waiting' ? time(facts.dueAt) - now.getTime() : waited / LOOKS_PER_WAIT
  return facts.requestedAt ? Math.max(STATUS_POLL_MS, wait) : STATUS_POLL_MS
}
