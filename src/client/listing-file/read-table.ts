import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { UNREACHED } from '#language/text/texts'
import type { TableFile } from '../../domain/listing-file/table.ts'
import { askTableWorker } from './ask-worker.ts'

const PROBLEMS = { 'not loaded': UNREACHED, slow: WRONG.slow, broken: WRONG.broken } as const

/**
 * Reads the table of a file, or of a pasted text, on this device: nothing of it is sent. Null where `stop` has stopped
 * it.
 */
export async function readTable(
  source: File | string,
  stop?: AbortSignal,
): Promise<TableFile | { problem: string } | null> {
  const answer = await askTableWorker({ read: source }, stop)
  if (answer === 'ended') return null
  if (typeof answer === 'string') return { problem: PROBLEMS[answer] }
  return 'table' in answer ? answer.table : { problem: WRONG.broken }
}
