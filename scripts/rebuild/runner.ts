import { messageOf } from '../lib/problem.ts'
import { createBuildLog, type Records } from './build-log.ts'
import { createQueue, type Queue } from './queue.ts'

/** The outcome of one build: the served revision, or the error. */
export type Outcome = { ok: true; revision: number } | { ok: false; error: string; log?: string }
/** One build, from its start until it is served. */
type Rebuild = () => Promise<Outcome>

export type RunnerOptions = {
  rebuild: Rebuild
  records: Records
  report: (outcome: Outcome, tookMs: number) => void
  /** Whether the served site lacks a change. Asked when the database is back. */
  isBehind?: () => Promise<boolean>
  /** Delays before a failed build is repeated by itself: after the first failure in a row, the second… */
  retryMs?: number[]
  /** Delay before a record that could not be written is tried again. */
  recordMs?: number
}

const MINUTE = 60_000

/**
 * Rebuilds on request, one build at a time, and records each. A record that cannot be written never stops a build. It
 * is written later, and then a change that was missed in the meantime is built.
 */
export function createRunner(options: RunnerOptions): Queue {
  const {
    rebuild,
    records,
    report,
    isBehind = async () => false,
    retryMs = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE],
    recordMs,
  } = options
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  const queue = createQueue(async () => {
    clearTimeout(retry)
    const began = Date.now()
    const id = await buildLog.start()
    const outcome = await rebuild().catch(
      (error: unknown): Outcome => ({ ok: false, error: messageOf(error) }),
    )
    const result = outcome.ok
      ? { revision: outcome.revision, error: null }
      : { revision: null, error: outcome.error }
    await buildLog.end({ id, began, ended: Date.now(), ...result })
    report(outcome, Date.now() - began)
    failures = outcome.ok ? 0 : failures + 1
    const wait = retryMs[failures - 1]
    if (wait !== undefined) retry = setTimeout(queue.request, wait).unref()
  }, complain)

  const catchUp = async () => {
    if (await isBehind()) queue.request()
  }
  const buildLog = createBuildLog({
    records,
    complain,
    onLate: () => void catchUp().catch(complain),
    retryMs: recordMs,
  })

  return {
    ...queue,
    close: () => {
      clearTimeout(retry)
      buildLog.close()
      queue.close()
    },
  }
}

function complain(error: unknown): void {
  console.error(`  rebuild: ${messageOf(error)}`)
}
