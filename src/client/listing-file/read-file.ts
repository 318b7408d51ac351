import type { FileReading } from '../../domain/listing-file/lines.ts'
import type { ReadRequest } from '../../domain/listing-file/read.ts'
import type { TableFile } from '../../domain/listing-file/table.ts'

/** The readers know thousands of words and places, which a page without a file does not need. */
export const loadMapping = () => import('../../domain/listing-file/mapping.ts')

export const readLines = async (request: ReadRequest): Promise<FileReading> =>
  (await import('../../domain/listing-file/read.ts')).readRows(request)

/** The table of a file or of a pasted text. Where there are no workers, the page itself reads it. */
export async function readTable(source: File | string): Promise<TableFile | { problem: string }> {
  if (typeof Worker === 'function') return (await import('./read-table.ts')).readTable(source)
  const { tableOfFile } = await import('./table-of-file.ts')
  return tableOfFile(
    typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer()),
  )
}
