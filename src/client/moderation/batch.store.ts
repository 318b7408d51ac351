import { atom, computed } from 'nanostores'
import {
  type ApprovalResult,
  type QueuedListing,
  approveListings,
} from '../../contract/moderation.ts'
import { BATCH_LIMIT } from '../../domain/moderation/constants.ts'
import { isFolded } from '../../domain/moderation/rules.ts'
import { BATCH_TEXTS } from '#language/moderation/texts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $deciding } from './decisions.store.ts'
import {
  $deskAnnouncement,
  $queue,
  $shown,
  $unfolded,
  leaveQueue,
  refreshDesk,
} from './desk.store.ts'
import { expectChange, followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'

/** Ids of the listings that are chosen to be approved together. */
export const $chosen = atom<ReadonlySet<string>>(new Set())
/** The chosen listings that are still in the queue. */
export const $chosenListings = computed([$chosen, $queue], (chosen, queue) =>
  queue.filter(({ id }) => chosen.has(id)),
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
const canBeChosen = (listing: QueuedListing) => !listing.edit
/** What can be chosen together: no line of a folded file, which nobody sees. */
export const withoutHints = (queue: readonly QueuedListing[]) =>
  queue
    .filter(
      (listing) =>
        canBeChosen(listing) && listing.hints.length === 0 && !isFolded(listing, $unfolded.get()),
    )
    .slice(0, BATCH_LIMIT)

export function toggleChosen(listing: QueuedListing | null): void {
  if (!listing || !canBeChosen(listing)) return
  const chosen = new Set($chosenListings.get().map(({ id }) => id))
  if (!chosen.delete(listing.id) && chosen.size < BATCH_LIMIT) chosen.add(listing.id)
  $chosen.set(chosen)
}

export const toggleShown = () => toggleChosen($shown.get())
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
    $batch.set({ listings, busy: false, problem: null, results })
    $deskAnnouncement.set(BATCH_TEXTS.announcement(approved.length, results.length))
  } else $batch.set({ ...batch, busy: false, problem: sentenceOf(answer) })
  $deciding.set(null)
  await Promise.all([refreshDesk(), refreshRebuild()])
  if (answer.ok) followRebuild()
}
