import { computed } from 'nanostores'
import { ensureAllowed } from '../account/admin-access.ts'
import { whileVisible } from '../lib/while-visible.ts'
import { stopFollowing, watchRebuild } from '../rebuild/rebuild.store.ts'
import { followWishes } from './batch.store.ts'
import { $deciding, $rejecting } from './decisions.store.ts'
import { DESK_REFRESH_MS, followFilter, refreshDesk } from './desk.store.ts'
import { followAddress } from './desk-address.ts'
import { listenForKeys } from './desk-keys.ts'
import { followHistory } from './desk-pane.ts'
import { followHints } from './hints.store.ts'
import { followPhotosAhead } from './photos-ahead.ts'
import { followReading } from './reading.store.ts'

let admitted = false

const $isDeciding = computed([$deciding, $rejecting], (deciding, rejecting) =>
  Boolean(deciding ?? rejecting),
)

/** Reads the queue, the log and the rebuild status again. */
export async function refreshAll(): Promise<void> {
  admitted ||= await ensureAllowed('moderation.read')
  if (!admitted) return
  await Promise.all([refreshDesk(), watchRebuild()])
}

/** Starts the desk; returns a function that stops it. */
export function startDesk(): () => void {
  const ends = [
    listenForKeys(),
    followHistory(),
    followAddress(),
    followFilter(),
    followHints(),
    followPhotosAhead(),
    followReading($isDeciding),
    followWishes(),
    whileVisible(refreshAll, DESK_REFRESH_MS),
    stopFollowing,
  ]
  void refreshAll()
  return () => {
    for (const end of ends) end()
  }
}
