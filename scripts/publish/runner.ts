import { messageOf } from '../lib/problem.ts'
import { createQueue, type Queue } from './queue.ts'

/** What became of one build: the revision that is served now, or what went wrong. */
export type Outcome = { ok: true; revision: number } | { ok: false; error: string; log?: string }
/** One build, from its beginning to what is served. */
export type Publish = () => Promise<Outcome>
/** Where builds are written down for the admin panel. */
export type Records = {
  start(): Promise<number>
  end(id: number, outcome: { revision: number | null; error: string | null }): Promise<void>
}

/** Publishes on request, one build at a time, and writes each down. A record that cannot be written never stops a build. */
export function createRunner(publish: Publish, records: Records, report: (outcome: Outcome, tookMs: number) => void): Queue {
  return createQueue(async () => {
    const began = Date.now()
    const id = await records.start().catch(complain)
    const outcome = await publish().catch((error: unknown): Outcome => ({ ok: false, error: messageOf(error) }))
    if (typeof id === 'number') {
      const entry = outcome.ok ? { revision: outcome.revision, error: null } : { revision: null, error: outcome.error }
      await records.end(id, entry).catch(complain)
    }
    report(outcome, Date.now() - began)
  }, complain)
}

function complain(error: unknown): void {
  console.error(`  publishing: ${messageOf(error)}`)
}
