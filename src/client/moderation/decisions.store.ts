import { atom, map } from 'nanostores'
import {
  type LoggedDecision,
  type QueuedListing,
  approveEdit,
  approveListing,
  rejectEdit,
  rejectListing,
  undoDecision,
} from '../../contract/moderation.ts'
import { FAILED } from '../../contract/failed.ts'
import type { Result } from '../../contract/result.ts'
import { EDIT_TEXTS } from '../../domain/moderation/texts-edit.ts'
import { DESK_TEXTS } from '../../domain/moderation/texts.ts'
import { isApproval } from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $shown, $standing, leaveQueue, refreshDesk, showChanged } from './desk.store.ts'
import { expectChange, followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'

export const $deciding = atom<'approve' | 'reject' | 'undo' | null>(null)
/** What came of the last decision. */
export const $outcome = atom<{ tone: 'success' | 'error'; text: string } | null>(null)
/** The listing whose rejection is being written; null while the dialog is closed. */
export const $rejecting = atom<QueuedListing | null>(null)
/** The decision the admin is asked about before it is undone. */
export const $undoing = atom<LoggedDecision | null>(null)
/** Reasons as typed, by listing: closing the dialog or a refresh loses nothing. */
export const $reasons = map<Record<string, string>>({})
/** The sentence under the reason field. */
export const $reasonError = atom<string | null>(null)

/** Milliseconds that the news of a success stays; a failure stays until it is closed. */
const SUCCESS_MS = 6000

/** Tells what came of something. */
export function say(outcome: { tone: 'success' | 'error'; text: string }): void {
  $outcome.set(outcome)
  if (outcome.tone === 'success')
    setTimeout(() => $outcome.get() === outcome && $outcome.set(null), SUCCESS_MS)
}

type Work = NonNullable<ReturnType<typeof $deciding.get>>

type Decision<T> = {
  work: Work
  request: () => Promise<Result<T>>
  done: string
  /** Whether visitors will see it. */
  isPublic: boolean
  onReply?: (result: Result<T>) => void
}

async function decide<T>({ work, request, done, isPublic, onReply }: Decision<T>): Promise<void> {
  $deciding.set(work)
  $outcome.set(null)
  const result = await request()
  // Dialogs close first: news outside of an open one is not read out.
  onReply?.(result)
  if (result.ok && isPublic) expectChange()
  // A failed rejection is said in its dialog, where the admin tries again.
  if (result.ok) say({ tone: 'success', text: done })
  else if (!$rejecting.get()) say({ tone: 'error', text: sentenceOf(result) })
  // Only now: a second press must meet the next listing, not this one.
  $deciding.set(null)
  await Promise.all([refreshDesk(), refreshRebuild()])
  if (result.ok) return followRebuild()
  if (result.code === 'changed') showChanged()
  // As soon as the queue is known, the listing itself says who else decided.
  else if (result.code === 'already_decided' && $standing.get().kind === 'decided')
    $outcome.set(null)
}

/** Whether the shown listing can be decided now. */
export const canDecide = () => $deciding.get() === null && $standing.get().kind === 'open'

const wordsOf = ({ edit }: QueuedListing) => (edit ? EDIT_TEXTS : DESK_TEXTS)

/** Approves the shown listing as it was read. */
export async function approve(): Promise<void> {
  const listing = $shown.get()
  if (!listing || !canDecide()) return
  const { id, version, projectBuildingName: title } = listing
  await decide({
    work: 'approve',
    request: () =>
      call(listing.edit ? approveEdit : approveListing, {
        params: { id },
        body: { version },
      }),
    done: wordsOf(listing).approved(title),
    isPublic: true,
    onReply: (result) => result.ok && leaveQueue(id),
  })
}

// The checks weigh more than the desk, and most listings are approved.
const loadChecks = () => import('./reason.ts')

export function openRejection(): void {
  if (!canDecide()) return
  loadChecks().catch(() => undefined)
  $reasonError.set(null)
  $rejecting.set($shown.get())
}

/** Keeps a reason as it is typed or chosen. */
export function writeReason(text: string): void {
  const id = $rejecting.get()?.id
  if (!id) return
  $reasons.setKey(id, text)
  if (text.trim()) $reasonError.set(null)
}

/** Rejects with the typed reason; an empty or too long one is said under the field. */
export async function reject(): Promise<void> {
  const listing = $rejecting.get()
  if (!listing || $deciding.get()) return
  const { id, version, projectBuildingName: title } = listing
  const checks = await loadChecks().catch(() => null)
  if (!checks) $reasonError.set(FAILED)
  // A second press may have come while the checks were loading.
  if (!checks || $deciding.get()) return
  const reason = checks.checkReason($reasons.get()[id] ?? '')
  $reasonError.set(reason.ok ? null : (Object.values(reason.fields)[0] ?? null))
  if (!reason.ok) return
  await decide({
    work: 'reject',
    request: () =>
      call(listing.edit ? rejectEdit : rejectListing, {
        params: { id },
        body: { version, reason: reason.value },
      }),
    done: wordsOf(listing).rejected(title),
    isPublic: false,
    onReply: (result) => {
      if (result.ok) leaveQueue(id)
      if (result.ok) $reasons.setKey(id, '')
      if (result.ok || result.code === 'already_decided' || result.code === 'changed')
        $rejecting.set(null)
      else $reasonError.set(sentenceOf(result))
    },
  })
}

/** Undoes the decision the admin has been asked about. */
export async function undo(): Promise<void> {
  const line = $undoing.get()
  if (!line || $deciding.get()) return
  await decide({
    work: 'undo',
    request: () => call(undoDecision, { params: { id: line.id } }),
    done: DESK_TEXTS.undone(line.title),
    isPublic: isApproval(line.decision),
    onReply: () => $undoing.set(null),
  })
}
