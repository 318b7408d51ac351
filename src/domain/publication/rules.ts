import { type BuildResult, OVERDUE_MS, type PublicationState } from './constants.ts'

/** What is known of publishing. Revisions count content changes; times are ISO strings. */
export type PublicationFacts = {
  /** The newest change asked to be published, and when. */
  revision: number
  requestedAt: string | null
  /** The newest build that was started, if any. */
  lastBuild: { revision: number | null; result: BuildResult; startedAt: string } | null
}

/** The state of one revision, given the revision of the site that is served (null where none could be read). */
export function publicationState(
  revision: number,
  served: number | null,
  facts: PublicationFacts,
  now: Date,
): PublicationState {
  if (served !== null && served >= revision) return 'live'
  const { lastBuild, requestedAt } = facts
  // A failed build speaks for this revision only if it began after the change was asked for.
  const failedSince =
    lastBuild?.result === 'failed' && (!requestedAt || lastBuild.startedAt >= requestedAt)
  if (failedSince) return 'failed'
  const waiting = requestedAt ? now.getTime() - new Date(requestedAt).getTime() : 0
  return waiting > OVERDUE_MS ? 'overdue' : 'publishing'
}
