import { PATHS } from '../contract/paths.ts'
import { may } from '../domain/permission/table.ts'
import { requireSession } from './account-session.ts'
import { keepReasons } from './desk-decisions.store.ts'
import { listenForKeys } from './desk-keys.ts'
import { followHistory } from './desk-pane.ts'
import { $refused, DESK_REFRESH_MS, refreshDesk } from './desk.store.ts'
import { $siteState, followPublication, refreshPublication, stopFollowing } from './publication.store.ts'
import { $session } from './session.ts'
import { whileVisible } from './while-visible.ts'

let admitted = false

// Asked once, so that a visitor without the right is told so instead of collecting refusals.
async function admit(): Promise<boolean> {
  if (!(await requireSession(PATHS.admin))) return false
  const user = $session.get()
  $refused.set(Boolean(user && !may(user.role, 'moderation.read')))
  return Boolean(user) && !$refused.get()
}

/** Reads queue, log and publication anew. */
export async function refreshAll(): Promise<void> {
  admitted ||= await admit()
  if (!admitted) return
  await Promise.all([refreshDesk(), refreshPublication()])
  if ($siteState.get() !== 'live') followPublication()
}

/** Sets the desk going; returns what ends it. */
export function startDesk(): () => void {
  const ends = [keepReasons(), listenForKeys(), followHistory(), whileVisible(refreshAll, DESK_REFRESH_MS), stopFollowing]
  void refreshAll()
  return () => {
    for (const end of ends) end()
  }
}
