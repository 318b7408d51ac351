import { TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import type { TableFile } from '../../domain/listing-file/table.ts'
import { AskedWorker, type NoAnswer } from '../lib/asked-worker.ts'

/** What the worker of tables does: it reads a file or a text, or writes a workbook. */
export type ToTableWorker = { read: Blob | string } | { write: readonly (readonly string[])[] }
type Answer = { table: TableFile | { problem: string } } | { bytes: Uint8Array<ArrayBuffer> }
/** What it says: that it has loaded, or its answer. */
export type FromTableWorker = 'ready' | Answer

/**
 * Asks a new worker, which ends with all its memory after the answer. Every real table is done before its time is over.
 */
export async function askTableWorker(
  message: ToTableWorker,
  stop?: AbortSignal,
): Promise<Answer | NoAnswer> {
  const worker = new AskedWorker<ToTableWorker, Answer>(
    () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
    TABLE_LIMITS.readMs,
  )
  stop?.addEventListener('abort', () => worker.end())
  try {
    return await worker.ask(message)
  } finally {
    worker.end()
  }
}
