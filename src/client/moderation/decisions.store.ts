import { atom } from 'nanostores'
import { DESK_TEXTS, EDIT_TEXTS } from '#english/moderation/texts'
import {
  approveEdit,
  approveListing,
  type LoggedDecision,
  type QueuedListing,
  rejectEdit,
  rejectListing,
  undoDecision,
} from '../../contract/moderation.ts'
import type { Failure, Result } from '../../contract/result.ts'
import { isApproval, isTakedown } from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { createOutcome } from '../lib/outcome.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { expectChange, followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'
import {
  $deskAnnouncement,
  $deskState,
  $shown,
  leaveQueue,
  markUnread,
  refreshDesk,
  showChanged,
} from './desk.store.ts'
import { $waitsFor } from './reading.store.ts'
import { createReasonForm } from './reason-form.ts'

export const $deciding = atom<'approve' | 'reject' | 'undo' | null>(null)
/** The outcome of the last decision, and what shows one. */
export const { $outcome, say } = createOutcome()
/** The listing whose rejection is being written; null while the dialog is closed. */
export const $rejecting = atom<QueuedListing | null>(null)
/** The decision whose undoing waits for a confirmation. */
export const $undoing = atom<LoggedDecision | null>(null)

type Work = NonNullable<ReturnType<typeof $deciding.get>>

function send<T>(work: Work, request: () => Promise<Result<T>>): Promise<Result<T>> {
  $deciding.set(work)
  $outcome.set(null)
  return request()
}

/**
 * What follows the answer to a decision. A dialog must be closed by then: screen readers announce nothing outside it.
 */
async function settle(
  failure: Failure | null,
  done: string,
  /** Whether visitors will see the change. */
  isPublic: boolean,
): Promise<void> {
  if (!failure && isPublic) expectChange()
  // A failed rejection is shown in its dialog, where the admin tries again.
  if (!failure) say({ tone: 'success', text: done })
  else if (!$rejecting.get()) say({ tone: 'error', text: sentenceOf(failure) })
  // Only after the reply: a second press must apply to the next listing.
  $deciding.set(null)
  await Promise.all([refreshDesk(), refreshRebuild()])
  if (!failure) return followRebuild()
  if (failure.code === 'changed') showChanged()
  // Once the queue is read, the listing itself shows who else decided.
  else if (failure.code === 'already_decided' && $deskState.get().kind === 'decided')
    $outcome.set(null)
}

/** Whether the shown listing can be decided now. */
export const canDecide = () => $deciding.get() === null && $deskState.get().kind === 'open'

const wordsOf = ({ edit }: QueuedListing) => (edit ? EDIT_TEXTS : DESK_TEXTS)

/** Approves the shown listing in the version that was opened, or says what that still waits for. */
export async function approve(): Promise<void> {
  const listing = $shown.get()
  if (!listing || !canDecide()) return
  const wait = $waitsFor.get()
  if (wait) return $deskAnnouncement.set(wait)
  const { id, version, projectBuildingName: title } = listing
  const result = await send('approve', () =>
    call(listing.edit ? approveEdit : approveListing, { params: { id }, body: { version } }),
  )
  if (result.ok) leaveQueue(id)
  else if (result.code === 'not_opened') markUnread(listing)
  await settle(result.ok ? null : result, wordsOf(listing).approved(title), true)
}

export function openRejection(): void {
  if (canDecide()) $rejecting.set($shown.get())
}

/** The form for the rejection of a listing in the version that was read. */
export function createRejection(listing: QueuedListing) {
  const { id, version, edit, projectBuildingName: name } = listing
  const done = wordsOf(listing).rejected(name)
  return createReasonForm(
    { id, name },
    {
      send: (reason) =>
        send('reject', () =>
          call(edit ? rejectEdit : rejectListing, { params: { id }, body: { version, reason } }),
        ),
      onDone: () => {
        leaveQueue(id)
        $rejecting.set(null)
        return settle(null, done, false)
      },
      onFailed: (failure) => {
        if (failure.code === 'already_decided' || failure.code === 'changed') $rejecting.set(null)
        return settle(failure, done, false)
      },
    },
  )
}

/** Undoes the decision after the admin has confirmed it. */
export async function undo(): Promise<void> {
  const line = $undoing.get()
  if (!line || $deciding.get()) return
  const result = await send('undo', () => call(undoDecision, { params: { id: line.id } }))
  $undoing.set(null)
  await settle(
    result.ok ? null : result,
    isTakedown(line) ? DESK_TEXTS.restored(line.title) : DESK_TEXTS.undone(line.title),
    isApproval(line.decision) || isTakedown(line),
  )
}
