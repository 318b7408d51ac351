import { atom, computed } from 'nanostores'
import { DESK_TEXTS } from '../../domain/moderation/texts.ts'
import { approve, canDecide } from './decisions.store.ts'
import { hintKey } from './hints.store.ts'
import { $deskAnnouncement, $shown, $standing } from './desk.store.ts'

/** The version of a listing that the keyboard has asked to approve; null while nothing is asked. */
const $armed = atom<string | null>(null)

/** The question that is put; null while none is. One about a listing that is no longer shown, or was decided, is none. */
export const $question = computed([$armed, $shown, $standing], (armed, shown, standing) =>
  shown && armed === hintKey(shown) && standing.kind === 'open'
    ? DESK_TEXTS.approveAsk(shown.projectBuildingName)
    : null,
)

/**
 * Approves by keyboard: the first press asks, the second one approves. A letter that was meant for a field would publish a
 * listing otherwise, and visitors may see it before anybody undoes it.
 */
export function approveByKey(): void {
  const shown = $shown.get()
  if (!shown || !canDecide()) return
  const confirmed = $question.get() !== null
  $armed.set(confirmed ? null : hintKey(shown))
  if (confirmed) void approve()
  else $deskAnnouncement.set($question.get() ?? '')
}

/** Takes the question back. */
export const letGo = () => $armed.set(null)
