import { SCHEDULES } from '../../src/contract/schedules.ts'

const { path, everyMs } = SCHEDULES.upkeep
// Long enough to be out of the way of what the start itself does.
const FIRST_AFTER_MS = 30_000

/** Does Netlify's part for the cleaning, which has no scheduler here: calls it by the clock at the running site. Returns how to stop. */
export function startUpkeep(siteAddress: string, intervalMs: number = everyMs, firstAfterMs = FIRST_AFTER_MS): () => void {
  // A site that is away just now is cleaned the next time.
  const clean = () => void fetch(siteAddress + path, { method: 'POST' }).then((answer) => answer.arrayBuffer()).catch(() => {})
  const timers = [setTimeout(clean, firstAfterMs), setInterval(clean, intervalMs)]
  return () => timers.forEach(clearTimeout)
}
