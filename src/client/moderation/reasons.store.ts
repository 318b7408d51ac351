import { atom } from 'nanostores'
import { REJECTION_REASONS } from '#language/moderation/texts-decisions'
import { keepReason, readReasons } from '../../contract/moderation.ts'
import { OWN_REASONS } from '../../domain/moderation/constants.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'

const reading = createQuery(
  () => call(readReasons),
  ({ reasons }) => reasons,
)
/** The reasons that the admin keeps; null while they are not known. */
export const {
  $value: $ownReasons,
  refresh: readOwnReasons,
  $problem: $ownReasonsProblem,
} = reading
/** Why a reason was not kept or given up. */
export const $keepProblem = atom<string | null>(null)
export const $keeping = atom(false)

/** Whether a reason that was typed can be kept, and why not where somebody would wonder. */
export function keepable(typed: string, own: readonly string[]): 'yes' | 'no' | 'long' | 'full' {
  const reason = typed.trim()
  if (!reason || own.includes(reason) || REJECTION_REASONS.some((one) => one === reason))
    return 'no'
  if (reason.length > OWN_REASONS.length) return 'long'
  return own.length < OWN_REASONS.most ? 'yes' : 'full'
}

/** Keeps a reason, or gives it up. */
export async function keepOwnReason(typed: string, kept: boolean): Promise<void> {
  if ($keeping.get()) return
  $keeping.set(true)
  $keepProblem.set(null)
  const answer = await call(keepReason, { body: { reason: typed.trim(), kept } })
  $keeping.set(false)
  if (!answer.ok) return $keepProblem.set(sentenceOf(answer))
  reading.drop()
  $ownReasons.set(answer.value.reasons)
}
