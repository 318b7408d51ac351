import type { FileReading } from '../../domain/listing-file/lines.ts'
import type { ReadRequest } from '../../domain/listing-file/read.ts'
import type { TableFile } from '../../domain/listing-file/table.ts'

/** The readers know thousands of words and places, which a page without a file does not need. */
export const loadMapping = async () => ({
  ...(await import('../../domain/listing-file/sheet-table.ts')),
  ...(await import('../../domain/listing-file/mapping.ts')),
})

export const readLines = async (request: ReadRequest): Promise<FileReading> =>
  (await import('../../domain/listing-file/read.ts')).readRows(request)

/** The table of a file or of a pasted text. */
export const readTable = async (source: File | string): Promise<TableFile | { problem: string }> =>
  (await import('./read-table.ts')).readTable(source)
