import { TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import type { TableFile } from '../../domain/listing-file/table.ts'

/** What the worker of tables does: it reads a file or a text, or writes a workbook. */
export type ToTableWorker =
  | { read: Uint8Array<ArrayBuffer> | string }
  | { write: readonly (readonly string[])[] }
type Answer = { table: TableFile | { problem: string } } | { bytes: Uint8Array<ArrayBuffer> }
/** What it says: that it has loaded, or its answer. */
export type FromTableWorker = 'ready' | Answer

/**
 * Asks a new worker, so that the page stays usable. It ends with all its memory after the answer, or after a time in which
 * every real table is done. Returns why it did not answer otherwise: it did not load, it took too long, or it broke.
 */
export async function askTableWorker(
  message: ToTableWorker,
): Promise<Answer | 'not loaded' | 'slow' | 'broken'> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromTableWorker>) => {
        if (data !== 'ready') return resolve(data)
        timer = setTimeout(() => resolve('slow'), TABLE_LIMITS.readMs)
        worker.postMessage(message)
      })
      worker.addEventListener('error', () => resolve(timer ? 'broken' : 'not loaded'))
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
