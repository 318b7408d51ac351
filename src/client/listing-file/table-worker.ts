import type { FromTableWorker, ToTableWorker } from './ask-worker.ts'
import { tableOfFile } from './table-of-file.ts'

// Reads or writes one table beside the page.

const answer = (message: FromTableWorker) => postMessage(message)

self.addEventListener('message', async ({ data }: MessageEvent<ToTableWorker>) => {
  if ('read' in data) return answer({ table: await tableOfFile(data.read) })
  const { bytesOfRows } = await import('./workbook.ts')
  answer({ bytes: bytesOfRows(data.write) })
})
answer('ready')
