import { atom, map } from 'nanostores'
import { SAME_HOME_TEXTS as texts } from '#english/same-home/texts-desk'
import { judgeHome, readSameHomes, type SameHomes } from '../../contract/same-home.ts'
import type { HomeVerdict } from '../../domain/same-home/constants.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'

/** The listings beside each listing, by its id. */
export const $homes = map<Record<string, { value: SameHomes } | { problem: string }>>({})
/** The other listing about which something is being sent, and what came of the last one. */
export const $judging = atom<string | null>(null)
export const $judged = atom<{ id: string; text: string; isError: boolean } | null>(null)

const underWay = new Set<string>()

/** Reads what stands beside a listing, unless it is known. */
export async function readHomes(id: string): Promise<void> {
  const known = $homes.get()[id]
  if ((known && 'value' in known) || underWay.has(id)) return
  underWay.add(id)
  const result = await call(readSameHomes, { params: { id } })
  underWay.delete(id)
  $homes.setKey(
    id,
    result.ok ? { value: result.value } : { problem: sentenceOf(result, { failed: texts.failed }) },
  )
}

/** Says something of two listings; saying the same again takes it back. */
export async function judge(id: string, other: string, pressed: HomeVerdict): Promise<void> {
  const homes = $homes.get()[id]
  if ($judging.get() || !homes || !('value' in homes)) return
  const before = homes.value.others.find((one) => one.id === other)?.judged?.verdict ?? null
  const verdict = before === pressed ? null : pressed
  $judging.set(other)
  const result = await call(judgeHome, { params: { id }, body: { other, verdict } })
  $judging.set(null)
  if (result.ok) {
    // What was said holds for the other listing's page too.
    $homes.set({ [id]: { value: result.value } })
    $judged.set({ id, text: texts.saved(verdict), isError: false })
  } else $judged.set({ id, text: sentenceOf(result), isError: true })
}

/** Forgets what stands beside listings, because a decision may have changed it. */
export function forgetHomes(): void {
  $homes.set({})
  $judged.set(null)
}
