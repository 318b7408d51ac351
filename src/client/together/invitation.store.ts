import { atom } from 'nanostores'
import { DETAIL_TEXTS } from '#language/site/texts'
import { PATHS } from '../../contract/paths.ts'
import {
  type Invitation,
  inviteToTogether,
  readInvitation,
  takeInvitation,
} from '../../contract/together.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { invitationFragment, invitationIn } from '../../domain/together/rules.ts'
import { readHint } from '../account/session-hint.ts'
import { call } from '../lib/api.ts'
import { errorsOf, sentenceOf } from '../lib/sentence.ts'
import { keepSeat } from './seat.ts'
import { $togetherAnnouncement, readLists } from './together.store.ts'

/** The invitation in the page's address, once it was read: who sends it. */
export const $asked = atom<{ by: string; homes: number; own: boolean } | null>(null)
/** Why it cannot be read. */
export const $askedProblem = atom<string | null>(null)
export const $takeErrors = atom<FieldErrors>({})
export const $taking = atom(false)

/** Reads the invitation in the page's address, which takes nothing. */
export async function readAsked(): Promise<void> {
  const secret = invitationIn(location.hash)
  $asked.set(null)
  $askedProblem.set(null)
  if (!secret) return
  const answer = await call(readInvitation, { body: { secret } })
  if (answer.ok) $asked.set(answer.value)
  else $askedProblem.set(sentenceOf(answer))
}

/** The name that a signed-in visitor is known by. */
export const ownName = (): string => readHint()?.name ?? ''

/** Takes the invitation: only a person's press calls this. */
export async function takeAsked(name: string): Promise<void> {
  const secret = invitationIn(location.hash)
  if (!secret || $taking.get()) return
  $taking.set(true)
  $takeErrors.set({})
  const answer = await call(takeInvitation, { body: { secret, name } })
  if (answer.ok) {
    if (answer.value.seat) keepSeat(answer.value.seat)
    history.replaceState(null, '', PATHS.together)
    await readLists()
    $asked.set(null)
  } else $takeErrors.set(errorsOf(answer))
  $taking.set(false)
}

export const invitationAddress = ({ secret }: Invitation): string =>
  location.origin + PATHS.together + invitationFragment(secret)

/** Makes an invitation, in place of one that nobody has taken. */
export async function makeInvitation(): Promise<void> {
  const answer = await call(inviteToTogether)
  if (!answer.ok) $togetherAnnouncement.set(sentenceOf(answer))
  await readLists()
}

export const copyInvitation = (invitation: Invitation): Promise<void> =>
  navigator.clipboard.writeText(invitationAddress(invitation)).then(
    () => $togetherAnnouncement.set(DETAIL_TEXTS.linkCopied),
    () => $togetherAnnouncement.set(DETAIL_TEXTS.linkNotCopied),
  )
