import { TODAY_TEXTS } from '#english/moderation/texts-reading'
import { type Decision, EDIT_DECISIONS, UNDONE_AS } from './constants.ts'

type Identified = { id: string }
type DecisionLine = { id: string; listingId: string; decision: Decision; revision: number | null }

/** Tells a version of a listing or of a change from every other. */
export const versionKey = ({ id, version }: { id: string; version: number }) => `${id}.${version}`

type Filed = { file: { id: string } | null }

/** Whether an entry is a line of a file that is folded; `unfolded` is the id of the file whose lines are listed. */
export const isFolded = ({ file }: Filed, unfolded: string | null): boolean =>
  file !== null && file.id !== unfolded

/** What the queue lists: of a folded file only its first line, which stands for it. */
export function listed<T extends Filed>(queue: readonly T[], unfolded: string | null): T[] {
  return queue.filter(
    (entry, n) => !isFolded(entry, unfolded) || queue[n - 1]?.file?.id !== entry.file?.id,
  )
}

/** The entries by their places in the queue: the lines of a file together, any other alone. */
export function inPlaces<T extends Filed>(queue: readonly T[]): [T, ...T[]][] {
  const places: [T, ...T[]][] = []
  for (const entry of queue) {
    const last = places.at(-1)
    if (last && entry.file && last[0].file?.id === entry.file.id) last.push(entry)
    else places.push([entry])
  }
  return places
}

/** The selection after the listing at `index` has left the queue: the one that took its place, else the last. */
export function successorAt<T extends Identified>(queue: readonly T[], index: number): T | null {
  return queue[Math.max(0, index)] ?? queue.at(-1) ?? null
}

/** What follows the entry at `index` that has left: the next that was not read, from there on around the end. */
export function nextToRead<T extends Identified & { readAt: string | null }>(
  queue: readonly T[],
  index: number,
): T | null {
  const at = Math.max(0, index)
  const onwards = [...queue.slice(at), ...queue.slice(0, at)]
  return onwards.find(({ readAt }) => !readAt) ?? successorAt(queue, index)
}

/**
 * The neighbour at a distance of `step`, or null beyond either end. `place` is the last index of the selected listing:
 * if it has left the queue, the one that took its place is the next.
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

/** Ids of the log lines that hold the current decision on their listing. The log is sorted newest first. */
export function standingDecisions(log: readonly DecisionLine[]): ReadonlySet<string> {
  const newest = new Map<string, string>()
  for (const line of log) if (!newest.has(line.listingId)) newest.set(line.listingId, line.id)
  return new Set(newest.values())
}

/** Whether a decision published something; an undo removes it again. */
export const isApproval = (decision: Decision): boolean =>
  decision === 'listing.approved' || decision === 'edit.approved'

/** Whether a decision took down a published listing; an undo publishes it again. */
export const isTakedown = (line: { decision: Decision; revision: number | null }): boolean =>
  line.decision === 'listing.rejected' && line.revision !== null

/** Whether a decision is about an edit of a published listing, not about a listing. */
export const isAboutEdit = (decision: Decision): boolean =>
  EDIT_DECISIONS.some((about) => about === decision)

/** Whether a decision takes back an earlier one. */
export const isUndo = (decision: Decision): boolean =>
  Object.values(UNDONE_AS).some((undo) => undo === decision)

/** Whether a decision changes the public pages; a rejection does so only if it took down a published listing. */
export function isPublished(line: { decision: Decision; revision: number | null }): boolean {
  return line.revision !== null && line.decision !== 'listing.rejection_undone'
}

const MINUTES_OF_HOUR = 60
/** From this many hours on, days say enough. */
const HOURS_IN_DAYS = 72

/** How long the oldest entry has waited: "Oldest 26 h". */
function oldestText(since: string | null, now: Date): string {
  if (since === null) return TODAY_TEXTS.nothing
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / 60_000))
  const hours = Math.floor(minutes / MINUTES_OF_HOUR)
  if (hours < 1) return TODAY_TEXTS.minutes(minutes)
  return hours < HOURS_IN_DAYS ? TODAY_TEXTS.hours(hours) : TODAY_TEXTS.days(Math.floor(hours / 24))
}

/** The state of an admin's day in one line: "Oldest 26 h, 38 done today". */
export const todayText = (
  { oldest, decided }: { oldest: string | null; decided: number },
  now: Date,
): string => TODAY_TEXTS.line(oldestText(oldest, now), TODAY_TEXTS.done(decided))
