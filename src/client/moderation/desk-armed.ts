import { atom, computed } from 'nanostores'
import { DESK_TEXTS } from '#english/moderation/texts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { approve, canDecide } from './decisions.store.ts'
import { $deskAnnouncement, $deskState, $shown } from './desk.store.ts'
import { $waitsFor } from './reading.store.ts'

/** The version of the listing whose approval by keyboard waits for a second press; null if none does. */
const $armed = atom<string | null>(null)

/** The open question; null if there is none. A listing that is no longer shown, or already decided, has none. */
export const $question = computed([$armed, $shown, $deskState], (armed, shown, deskState) =>
  shown && armed === versionKey(shown) && deskState.kind === 'open'
    ? DESK_TEXTS.approveAsk(shown.projectBuildingName)
    : null,
)

/**
 * Approves by keyboard: the first press asks, the second one approves. Otherwise a letter meant for a field would
 * publish a listing, and visitors may see it before anybody undoes it.
 */
export function approveByKey(): void {
  const shown = $shown.get()
  if (!shown || !canDecide()) return
  const wait = $waitsFor.get()
  if (wait) {
    $deskAnnouncement.set(wait)
    return
  }
  const confirmed = $question.get() !== null
  $armed.set(confirmed ? null : versionKey(shown))
  if (confirmed) void approve()
  else $deskAnnouncement.set($question.get() ?? '')
}

/** Withdraws the question. */
export const cancelApproval = () => $armed.set(null)
