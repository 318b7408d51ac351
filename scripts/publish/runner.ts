import { say, seconds } from '../lib/steps.ts'
import { messageOf } from '../lib/problem.ts'
import { createQueue, type Queue } from './queue.ts'

/** One build, from its beginning to what is served: the revision it published, or what went wrong. */
export type Publish = () => Promise<{ ok: true; revision: number } | { ok: false; error: string; log?: string }>
/** Where builds are written down for the admin panel. */
export type Records = {
  start(): Promise<number>
  end(id: number, outcome: { revision: number | null; error: string | null }): Promise<void>
}

/** Publishes on request, one build at a time, and writes each down. A record that cannot be written never stops a build. */
export function createRunner(publish: Publish, records: Records): Queue {
  return createQueue(
    async () => {
      const began = Date.now()
      const id = await records.start().catch(complain)
      const outcome = await publish().catch((error: unknown) => ({ ok: false as const, error: messageOf(error) }))
      if (typeof id === 'number') {
        const entry = outcome.ok ? { revision: outcome.revision, error: null } : { revision: null, error: outcome.error }
        await records.end(id, entry).catch(complain)
      }
      const took = seconds(Date.now() - began)
      say(outcome.ok ? `✓ Published revision ${outcome.revision} (${took})` : failure(outcome))
    },
    (error) => complain(error),
  )
}

function failure({ error, log }: { error: string; log?: string }): string {
  const first = error.split('\n').slice(0, 2).join(' ')
  return `✖ The build failed; the previous site is still served. ${first}${log ? ` The whole story: ${log}` : ''}`
}

function complain(error: unknown): void {
  console.error(`  publishing: ${messageOf(error)}`)
}
