import type { Decision } from './constants.ts'

type Identified = { id: string }
type DecisionLine = { id: string; listingId: string; decision: Decision; revision: number | null }

/** The queue as it is worked off: the listing that waits longest comes first. */
export function oldestFirst<T extends { createdAt: string }>(queue: readonly T[]): T[] {
  return queue.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** What is selected after the listing at `index` has left the queue: the one that took its place, else the last. */
export function successorAt<T extends Identified>(queue: readonly T[], index: number): T | null {
  return queue[Math.max(0, index)] ?? queue.at(-1) ?? null
}

/**
 * The neighbour `step` places on, or null at either end. `place` is where the selected listing was last seen: when it
 * is no longer in the queue, the one that took its place is its next.
 */
export function neighbour<T extends Identified>(
  queue: readonly T[],
  id: string | null,
  place: number,
  step: 1 | -1,
): T | null {
  const index = queue.findIndex((listing) => listing.id === id)
  if (index >= 0) return queue[index + step] ?? null
  return step === 1 ? successorAt(queue, place) : (queue[Math.min(place, queue.length) - 1] ?? null)
}

/** Ids of the log lines that still speak for their listing: its newest ones. The log comes newest first. */
export function standingDecisions(log: readonly DecisionLine[]): ReadonlySet<string> {
  const newest = new Map<string, string>()
  for (const line of log) if (!newest.has(line.listingId)) newest.set(line.listingId, line.id)
  return new Set(newest.values())
}

/** Whether a decision put something before visitors; taking it back takes that away again. */
export const isApproval = (decision: Decision): boolean =>
  decision === 'approved' || decision === 'edit approved'

/** Whether a decision changed what visitors see, so that it must be published; a rejection did where it took a published listing down. */
export function isPublished(line: { decision: Decision; revision: number | null }): boolean {
  return line.revision !== null && line.decision !== 'rejection undone'
}
