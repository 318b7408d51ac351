import type { FromTableWorker } from './read-table.ts'
import { tableOfFile } from './table-of-file.ts'

// Reads one table beside the page, which ends this worker after the answer, or where none comes in time.

const answer = (message: FromTableWorker) => postMessage(message)

self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | string>) =>
  answer({ table: await tableOfFile(data) }),
)
answer({ ready: true })
