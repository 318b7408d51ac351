import { admit } from './admin-access.ts'
import { followAddress } from './desk-address.ts'
import { keepReasons } from './desk-decisions.store.ts'
import { followHints } from './desk-hints.store.ts'
import { listenForKeys } from './desk-keys.ts'
import { followHistory } from './desk-pane.ts'
import { DESK_REFRESH_MS, followFilter, refreshDesk } from './desk.store.ts'
import { stopFollowing, watchPublication } from './publication.store.ts'
import { whileVisible } from './while-visible.ts'

let admitted = false

/** Reads queue, log and publication anew. */
export async function refreshAll(): Promise<void> {
  admitted ||= await admit('moderation.read')
  if (!admitted) return
  await Promise.all([refreshDesk(), watchPublication()])
}

/** Sets the desk going; returns what ends it. */
export function startDesk(): () => void {
  const ends = [
    keepReasons(),
    listenForKeys(),
    followHistory(),
    followAddress(),
    followFilter(),
    followHints(),
    whileVisible(refreshAll, DESK_REFRESH_MS),
    stopFollowing,
  ]
  void refreshAll()
  return () => {
    for (const end of ends) end()
  }
}
