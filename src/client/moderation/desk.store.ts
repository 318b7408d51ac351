import { atom, computed } from 'nanostores'
import {
  DECISION_VERBS,
  DESK_TEXTS,
  MODERATION_TEXTS,
  QUEUE_TEXTS,
} from '#english/moderation/texts'
import {
  type Desk,
  type LoggedDecision,
  type QueuedListing,
  readDesk,
} from '../../contract/moderation.ts'
import { QUEUE_MOST, QUEUE_PAGE } from '../../domain/moderation/filter.ts'
import {
  isAboutEdit,
  isUndo,
  listed,
  neighbour,
  nextToRead,
} from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'
import { $filter } from './desk-address.ts'
import { forgetNote, note, withNotes } from './notes.ts'

export const DESK_REFRESH_MS = 15_000

/** The largest number of places to request; it grows as the admin reads on. */
export const $most = atom(QUEUE_PAGE)
/** The id of the file whose lines are listed. One at a time, so that files never bury what waits between them. */
export const $unfolded = atom<string | null>(null)
const query = () => {
  const file = $unfolded.get()
  return { ...$filter.get(), most: $most.get(), ...(file ? { file } : {}) }
}
const reading = createQuery(
  () => call(readDesk, { query: query() }),
  (desk) => ({ ...desk, queue: withNotes(desk.queue) }),
  (_, isKnown) => (isKnown ? DESK_TEXTS.outdated : DESK_TEXTS.failed),
)
export const { $value: $desk, $problem: $deskProblem } = reading
export const $queue = computed([$desk, $unfolded], (desk, unfolded) =>
  listed(desk?.queue ?? [], unfolded),
)
/** How often each kind of hint was right; null until it is known. */
export const $record = computed($desk, (desk) => desk?.hintRecord ?? null)
/** The shown listing in the version that was chosen. A refresh never replaces it while the admin reads. */
export const $shown = atom<QueuedListing | null>(null)
/** The position of the shown listing in the queue, or its last one if another admin has decided it. */
export const $place = atom(0)
/** True while another part of the queue, or another filter, is being loaded. */
export const $turning = atom(false)
/** The message for screen readers. */
export const $deskAnnouncement = atom('')

export type DeskState = { kind: 'open' } | { kind: 'changed' | 'decided'; text: string }

/** Returns whether the shown listing can still be decided in this version. */
function deskStateOf(shown: QueuedListing, desk: Desk): DeskState {
  const queued = desk.queue.find((listing) => listing.id === shown.id)
  if (queued)
    return queued.version === shown.version
      ? { kind: 'open' }
      : { kind: 'changed', text: MODERATION_TEXTS.changed }
  const line = desk.log.find(({ listingId, decision }) =>
    shown.edit
      ? listingId === shown.edit.listingId && isAboutEdit(decision)
      : listingId === shown.id,
  )
  if (isAmongFolded(shown, desk) && (!line || isUndo(line.decision))) return { kind: 'open' }
  return { kind: 'decided', text: line ? decidedText(line) : DESK_TEXTS.withdrawn }
}

/** Whether a listing may be a line of its file that the answer leaves out. */
function isAmongFolded({ file }: QueuedListing, { queue }: Desk): boolean {
  const lines = file ? queue.filter((listing) => listing.file?.id === file.id) : []
  return lines.length < (lines[0]?.file?.lines ?? 0)
}

const decidedText = (line: LoggedDecision) =>
  MODERATION_TEXTS.alreadyDecided(line.decidedBy, DECISION_VERBS[line.decision])

export const $deskState = computed(
  [$shown, $desk],
  (shown, desk): DeskState => (shown && desk ? deskStateOf(shown, desk) : { kind: 'open' }),
)

export function show(listing: QueuedListing | null): void {
  $shown.set(listing)
  const place = $queue.get().findIndex(({ id }) => id === listing?.id)
  if (place >= 0) $place.set(place)
}

/** Shows the next (1) or previous (-1) listing; stops at the ends of the queue. */
export function move(step: 1 | -1): void {
  const queue = $queue.get()
  const target = neighbour(queue, $shown.get()?.id ?? null, $place.get(), step)
  if (!target) return
  show(target)
  $deskAnnouncement.set(
    `${DESK_TEXTS.position(queue.indexOf(target) + 1, queue.length)}: ${target.projectBuildingName}`,
  )
}

/** Shows the poster's newer version of the listing. */
export function showChanged(): void {
  const shown = $shown.get()
  show($queue.get().find((listing) => listing.id === shown?.id) ?? shown)
}

/** Removes a decided listing from the queue. If it is still shown, shows the next that was not read. */
export function leaveQueue(id: string): void {
  // An answer to a request from before the decision would bring the listing back.
  reading.drop()
  const desk = $desk.get()
  const place = $queue.get().findIndex((listing) => listing.id === id)
  const gone = desk?.queue.find((listing) => listing.id === id)
  if (desk && gone) {
    $desk.set({
      ...desk,
      queue: desk.queue.filter((listing) => listing.id !== id).map((other) => without(gone, other)),
      matching: desk.matching - 1,
    })
  }
  if ($shown.get()?.id === id) show(nextToRead($queue.get(), place))
}

/** Shows in queue and detail what is noted of a version. */
function showNotes({ id, version }: QueuedListing, readAt: string | null): void {
  const desk = $desk.get()
  if (desk) {
    const queue = desk.queue.map((entry) =>
      entry.id === id && entry.version === version && !readAt ? { ...entry, readAt } : entry,
    )
    $desk.set({ ...desk, queue: withNotes(queue) })
  }
  const shown = $shown.get()
  if (shown?.id === id && shown.version === version) $shown.set({ ...shown, readAt })
}

/** Takes the server's note that the admin has opened a version. */
export function markRead(listing: QueuedListing, readAt: string): void {
  note(listing, readAt)
  showNotes(listing, readAt)
}

/** Takes that the server has no such note: the version has to be opened. */
export function markUnread(listing: QueuedListing): void {
  forgetNote(listing)
  showNotes(listing, null)
}

/** Another listing after one has left, whose file it may share. */
function without(gone: QueuedListing, other: QueuedListing): QueuedListing {
  if (!other.file || other.file.id !== gone.file?.id) return other
  const { id, lines, hinted, opened } = other.file
  const file = {
    id,
    lines: lines - 1,
    hinted: hinted - (gone.hints.length > 0 ? 1 : 0),
    opened: opened - (gone.readAt ? 1 : 0),
  }
  return { ...other, file }
}

/** Whether the next answer is for another filter. The shown listing may then be missing without having been decided. */
let narrowed = false

/** Reads the queue for the current filter. */
async function turn(): Promise<void> {
  $turning.set(true)
  await refreshDesk()
}

/** Loads the next part of a long queue. */
export async function readOn(): Promise<void> {
  $most.set(Math.min(QUEUE_MOST, $most.get() + QUEUE_PAGE))
  await turn()
}

/** Lists the lines of a file, or folds it where they are listed. */
export async function foldOrUnfold(file: string): Promise<void> {
  $unfolded.set($unfolded.get() === file ? null : file)
  const [shown, queue] = [$shown.get(), $queue.get()]
  // Of a folded file only the line that stands for it can stay shown.
  if (shown?.file && !queue.some(({ id }) => id === shown.id))
    show(queue.find((listing) => listing.file?.id === shown.file?.id) ?? shown)
  await turn()
}

/** Reloads the queue from its first listing whenever the filter changes. Returns a function that stops it. */
export function followFilter(): () => void {
  return $filter.listen(() => {
    $most.set(QUEUE_PAGE)
    narrowed = true
    void turn()
  })
}

export async function refreshDesk(): Promise<void> {
  const before = $desk.get()
  const answer = await reading.refresh()
  if (!answer) return
  $turning.set(false)
  if (answer.ok) showDesk(answer.value, narrowed ? null : before)
}

/** Announces changes of the queue, and keeps the shown listing. */
function showDesk(desk: Desk, before: Desk | null): void {
  // Not by their ids: the lines of a file that is unfolded are no new ones.
  const arrived = before ? desk.matching - before.matching : 0
  if (arrived > 0) $deskAnnouncement.set(DESK_TEXTS.arrived(arrived))
  const shown = $shown.get()
  const same = $queue
    .get()
    .find((listing) => listing.id === shown?.id && listing.version === shown.version)
  if (!shown || (narrowed && !same)) show($queue.get()[0] ?? null)
  else if (same) show(same)
  if (narrowed) $deskAnnouncement.set(QUEUE_TEXTS.matching(desk.matching, desk.counts.pending))
  narrowed = false
}
