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
import { FAILED } from '#language/text/texts'
import type { Result } from '../../contract/result.ts'
import { EDIT_TEXTS, DESK_TEXTS } from '#language/moderation/texts'
import { isApproval, isTakedown } from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $shown, $deskState, leaveQueue, refreshDesk, showChanged } from './desk.store.ts'
import { expectChange, followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'

export const $deciding = atom<'approve' | 'reject' | 'undo' | null>(null)
/** The outcome of the last decision. */
export const $outcome = atom<{ tone: 'success' | 'error'; text: string } | null>(null)
/** The listing whose rejection is being written; null while the dialog is closed. */
export const $rejecting = atom<QueuedListing | null>(null)
/** The decision whose undoing waits for a confirmation. */
export const $undoing = atom<LoggedDecision | null>(null)
/** Typed reasons by listing. Closing the dialog or a refresh loses none. */
export const $reasons = map<Record<string, string>>({})
/** The message under the reason field. */
export const $reasonError = atom<string | null>(null)

/** Milliseconds that a success message stays. A failure stays until it is closed. */
const SUCCESS_MS = 6000

/** Shows an outcome. */
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
  /** Whether visitors will see the change. */
  isPublic: boolean
  onReply?: (result: Result<T>) => void
}

async function decide<T>({ work, request, done, isPublic, onReply }: Decision<T>): Promise<void> {
  $deciding.set(work)
  $outcome.set(null)
  const result = await request()
  // Dialogs close first: screen readers do not announce a message outside of an open dialog.
  onReply?.(result)
  if (result.ok && isPublic) expectChange()
  // A failed rejection is shown in its dialog, where the admin tries again.
  if (result.ok) say({ tone: 'success', text: done })
  else if (!$rejecting.get()) say({ tone: 'error', text: sentenceOf(result) })
  // Only after the reply: a second press must apply to the next listing.
  $deciding.set(null)
  await Promise.all([refreshDesk(), refreshRebuild()])
  if (result.ok) return followRebuild()
  if (result.code === 'changed') showChanged()
  // Once the queue is read, the listing itself shows who else decided.
  else if (result.code === 'already_decided' && $deskState.get().kind === 'decided')
    $outcome.set(null)
}

/** Whether the shown listing can be decided now. */
export const canDecide = () => $deciding.get() === null && $deskState.get().kind === 'open'

const wordsOf = ({ edit }: QueuedListing) => (edit ? EDIT_TEXTS : DESK_TEXTS)

/** Approves the shown listing in the version that was read. */
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
const loadChecks = () => import('../../domain/moderation/schema.ts')

export function openRejection(): void {
  if (!canDecide()) return
  loadChecks().catch(() => undefined)
  $reasonError.set(null)
  $rejecting.set($shown.get())
}

/** Stores a reason while it is typed or chosen. */
export function writeReason(text: string): void {
  const id = $rejecting.get()?.id
  if (!id) return
  $reasons.setKey(id, text)
  if (text.trim()) $reasonError.set(null)
}

/** Rejects with the typed reason. An empty or too long reason shows an error under the field. */
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

/** Undoes the decision after the admin has confirmed it. */
export async function undo(): Promise<void> {
  const line = $undoing.get()
  if (!line || $deciding.get()) return
  await decide({
    work: 'undo',
    request: () => call(undoDecision, { params: { id: line.id } }),
    done: isTakedown(line) ? DESK_TEXTS.restored(line.title) : DESK_TEXTS.undone(line.title),
    isPublic: isApproval(line.decision) || isTakedown(line),
    onReply: () => $undoing.set(null),
  })
}
