import { atom } from 'nanostores'
import { NAME_TEXTS as texts } from '#english/moderation/texts'
import type { WaitingName } from '../../contract/users.ts'
import * as usersApi from '../../contract/users.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'
import { say } from './decisions.store.ts'
import { DESK_REFRESH_MS, refreshDesk } from './desk.store.ts'

const reading = createQuery(
  () => call(usersApi.readNames),
  ({ names }) => names,
)
export const { $value: $names, $problem: $namesProblem, refresh: readNames } = reading
/** Reads them while they are visible; returns a function that stops it. */
export const followNames = () => reading.follow(DESK_REFRESH_MS)
/** The account whose name is being decided. */
export const $decidingName = atom<string | null>(null)

/** Approves or refuses a name in the version that was read. */
export async function decideName(
  { id, waitingName }: WaitingName,
  approved: boolean,
): Promise<void> {
  if ($decidingName.get()) return
  $decidingName.set(id)
  const body = { name: waitingName, approved }
  const answer = await call(usersApi.decideName, { params: { id }, body })
  $decidingName.set(null)
  if (!answer.ok) say({ tone: 'error', text: sentenceOf(answer) })
  else say({ tone: 'success', text: (approved ? texts.approved : texts.refused)(waitingName) })
  await Promise.all([readNames(), refreshDesk(), refreshRebuild()])
  if (answer.ok && approved) followRebuild()
}
