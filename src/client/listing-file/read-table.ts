import { FILE_LIMITS, TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import type { TableFile } from '../../domain/listing-file/table.ts'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { UNREACHED } from '#language/text/texts'

type Answer = TableFile | { problem: string }

/** What the worker says: that it has loaded, or the table. */
export type FromTableWorker = { ready: true } | { table: Answer }

/**
 * Reads the table of a file, or of a pasted text, on this device: nothing of it is sent. A worker reads it, so that the
 * page stays usable; it ends with all its memory after the answer, or after a time in which every real table is read.
 */
export async function readTable(source: File | string): Promise<Answer> {
  if ((typeof source === 'string' ? source.length : source.size) > FILE_LIMITS.bytes)
    return { problem: WRONG.tooLarge }
  let content: Uint8Array<ArrayBuffer> | string
  try {
    content = typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer())
  } catch {
    // It was moved or changed since it was chosen.
    return { problem: WRONG.broken }
  }
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReady = false
  try {
    return await new Promise<Answer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromTableWorker>) => {
        if ('table' in data) return resolve(data.table)
        isReady = true
        timer = setTimeout(() => resolve({ problem: WRONG.slow }), TABLE_LIMITS.readMs)
        worker.postMessage(content)
      })
      // It did not load, or its memory is at an end.
      worker.addEventListener('error', () =>
        resolve({ problem: isReady ? WRONG.broken : UNREACHED }),
      )
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
