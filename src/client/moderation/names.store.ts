import { atom } from 'nanostores'
import * as usersApi from '../../contract/users.ts'
import type { WaitingName } from '../../contract/users.ts'
import { FAILED } from '../../contract/failed.ts'
import { NAME_TEXTS as WORDS } from '../../domain/moderation/texts-name.ts'
import { call } from '../lib/api.ts'
import { say } from './decisions.store.ts'
import { DESK_REFRESH_MS, refreshDesk } from './desk.store.ts'
import { followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'
import { whileVisible } from '../lib/while-visible.ts'

/** Null until first read. */
export const $names = atom<readonly WaitingName[] | null>(null)
export const $namesProblem = atom<string | null>(null)
/** Whose name is being decided. */
export const $decidingName = atom<string | null>(null)

let asked = 0

export async function readNames(): Promise<void> {
  asked += 1
  const own = asked
  const answer = await call(usersApi.readNames)
  if (own !== asked) return
  if (answer.ok) $names.set(answer.value.names)
  $namesProblem.set(answer.ok ? null : (answer.message ?? FAILED))
}

/** Reads the names while they are shown; returns what ends it. */
export function followNames(): () => void {
  void readNames()
  return whileVisible(readNames, DESK_REFRESH_MS)
}

/** Approves or refuses a name as it was read. */
export async function decideName(
  { id, waitingName }: WaitingName,
  approved: boolean,
): Promise<void> {
  if ($decidingName.get()) return
  $decidingName.set(id)
  const body = { name: waitingName, approved }
  const answer = await call(usersApi.decideName, { params: { id }, body })
  $decidingName.set(null)
  if (!answer.ok) say({ tone: 'error', text: answer.message ?? FAILED })
  else say({ tone: 'success', text: (approved ? WORDS.approved : WORDS.refused)(waitingName) })
  await Promise.all([readNames(), refreshDesk(), refreshRebuild()])
  if (answer.ok && approved) followRebuild()
}
