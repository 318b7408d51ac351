import { reportFile } from '../../contract/listing-file.ts'
import { reportOf } from '../../domain/listing-file/report.ts'
import { call } from '../lib/api.ts'
import { $file, $left, $lines, put } from './several.store.ts'

/**
 * Tells the server that a file was sent, or pauses for the day, so that the agent gets a mail about it. The server
 * decides whether there is one. Where the answer is lost, the next visit tells it again.
 */
export async function reportSending(): Promise<void> {
  const file = $file.get()
  const lines = $lines.get()
  const settled = lines.filter(({ isSent }) => isSent).length + (file?.closed ?? 0)
  if (!file || settled === 0 || file.reported?.settled === settled) return
  const queue = new Set(file.queue)
  const body = reportOf(
    file,
    lines.map((one) => ({ ...one, isQueued: queue.has(one.line.line) })),
  )
  const answer = await call(reportFile, { body })
  if (answer.ok && $file.get()?.id === file.id)
    put({ reported: { settled, mailed: answer.value.mailed || file.reported?.mailed === true } })
}

/** The same after homes were marked: as long as lines are ready, the report waits for them. */
export async function reportMarked(): Promise<void> {
  if ($left.get().length === 0) await reportSending()
}
