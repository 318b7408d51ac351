import { RERA_DESK } from '#english/rera/texts-desk'
import { type QueuedListing, seenOnRegister } from '../../contract/moderation.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { say } from './decisions.store.ts'
import { $shown, refreshDesk } from './desk.store.ts'

/** Notes that the admin saw the number of this entry on the register; returns what went wrong, if anything did. */
export async function noteSeen({ id }: QueuedListing, number: string): Promise<string | null> {
  const answer = await call(seenOnRegister, { params: { id }, body: { number } })
  if (!answer.ok) return sentenceOf(answer)
  const shown = $shown.get()
  // A refresh never replaces the shown entry.
  if (shown?.id === id) $shown.set({ ...shown, reraSeenAt: answer.value.seenAt })
  say({ tone: 'success', text: RERA_DESK.pressed(number) })
  await refreshDesk()
  return null
}
