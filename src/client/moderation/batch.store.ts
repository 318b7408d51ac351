import { atom, computed } from 'nanostores'
import { BATCH_TEXTS } from '#english/moderation/texts'
import {
  type ApprovalResult,
  approveListings,
  type QueuedListing,
} from '../../contract/moderation.ts'
import { BATCH_LIMIT } from '../../domain/moderation/constants.ts'
import { isFolded, versionKey } from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { expectChange, followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'
import { $deciding } from './decisions.store.ts'
import {
  $deskAnnouncement,
  $queue,
  $shown,
  $unfolded,
  leaveQueue,
  markUnread,
  refreshDesk,
  show,
} from './desk.store.ts'
import { openDetail } from './desk-pane.ts'
import { $waitsFor } from './reading.store.ts'

/** Ids of the listings that are chosen to be approved together. */
export const $chosen = atom<ReadonlySet<string>>(new Set())
/** The chosen listings that are still in the queue as the admin has opened them. */
export const $chosenListings = computed([$chosen, $queue], (chosen, queue) =>
  queue.filter(({ id, readAt }) => chosen.has(id) && readAt),
)

/**
 * The approval of several listings: their state when the dialog opened, and the outcome of each. Null while the dialog
 * is closed.
 */
export const $batch = atom<{
  listings: readonly QueuedListing[]
  busy: boolean
  problem: string | null
  results: readonly ApprovalResult[] | null
} | null>(null)

/** An edit of a published listing is never part of a batch, because the admin must see its changes. */
const isOfBatch = (listing: QueuedListing) => !listing.edit
/** What nothing speaks against: no line of a folded file, which nobody sees. */
const unhinted = (queue: readonly QueuedListing[]) =>
  queue.filter(
    (listing) =>
      isOfBatch(listing) && listing.hints.length === 0 && !isFolded(listing, $unfolded.get()),
  )
/** What can be chosen together: those of them that the admin has opened. */
export const withoutHints = (queue: readonly QueuedListing[]) =>
  unhinted(queue)
    .filter(({ readAt }) => readAt)
    .slice(0, BATCH_LIMIT)
/** How many of them wait to be opened. */
export const unopenedOf = (queue: readonly QueuedListing[]) =>
  unhinted(queue).filter(({ readAt }) => !readAt).length

export function toggleChosen(listing: QueuedListing | null): void {
  if (!listing?.readAt || !isOfBatch(listing)) return
  const chosen = new Set($chosenListings.get().map(({ id }) => id))
  if (!chosen.delete(listing.id) && chosen.size < BATCH_LIMIT) chosen.add(listing.id)
  $chosen.set(chosen)
}

/** The versions that are chosen as soon as they are noted as opened. */
const wished = new Set<string>()

/** Chooses the shown listing. One that is being opened is chosen once it is; one that is hidden is opened first. */
export function toggleShown(): void {
  const shown = $shown.get()
  if (shown && !shown.readAt && isOfBatch(shown)) {
    const key = versionKey(shown)
    if (!wished.delete(key)) wished.add(key)
    openDetail()
    $deskAnnouncement.set($waitsFor.get() ?? '')
  } else toggleChosen(shown)
}

/** Chooses what was wished for once it is opened. Returns a function that stops it. */
export function followWishes(): () => void {
  return $queue.listen((queue) => {
    for (const listing of queue) {
      if (!listing.readAt || !wished.delete(versionKey(listing))) continue
      if (!$chosen.get().has(listing.id)) toggleChosen(listing)
    }
  })
}

/** Shows a listing that has to be opened before it can be approved. */
export function openEntry(listing: QueuedListing): void {
  closeBatch()
  show(listing)
  openDetail()
}

/** Chooses all without hints, or of these only the lines of a file. */
export const chooseWithoutHints = (file?: string) => {
  const queue = $queue.get().filter((listing) => !file || listing.file?.id === file)
  $chosen.set(new Set(withoutHints(queue).map(({ id }) => id)))
}
export const chooseNone = () => $chosen.set(new Set())

export function openBatch(): void {
  const listings = $chosenListings.get()
  if (listings.length > 0 && !$deciding.get())
    $batch.set({ listings, busy: false, problem: null, results: null })
}

export function closeBatch(): void {
  if (!$batch.get()?.busy) $batch.set(null)
}

/** Approves the listings in the dialog, each in the version shown there. */
export async function approveBatch(): Promise<void> {
  const batch = $batch.get()
  if (!batch || batch.busy || batch.results) return
  const { listings } = batch
  $batch.set({ ...batch, busy: true, problem: null })
  $deciding.set('approve')
  const answer = await call(approveListings, {
    body: { approvals: listings.map(({ id, version }) => ({ id, version })) },
  })
  if (answer.ok) {
    const { results } = answer.value
    const approved = results.filter(({ result }) => result === 'approved')
    for (const { id } of approved) leaveQueue(id)
    if (approved.length > 0) expectChange()
    chooseNone()
    for (const { id } of results.filter(({ result }) => result === 'unopened')) {
      const unopened = listings.find((listing) => listing.id === id)
      if (unopened) markUnread(unopened)
    }
    $batch.set({ listings, busy: false, problem: null, results })
    $deskAnnouncement.set(BATCH_TEXTS.announcement(approved.length, results.length))
  } else $batch.set({ ...batch, busy: false, problem: sentenceOf(answer) })
  $deciding.set(null)
  await Promise.all([refreshDesk(), refreshRebuild()])
  if (answer.ok) followRebuild()
}
