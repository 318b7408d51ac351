import type { FileReading } from '../../../domain/listing-file/lines.ts'
import { guessColumns, mapOf } from '../../../domain/listing-file/mapping.ts'
import type { Answers } from '../../../domain/listing-file/questions.ts'
import { type ReadRequest, readRows } from '../../../domain/listing-file/read.ts'
import { tableOf } from '../../../domain/listing-file/sheet-table.ts'

/** Reads the rows of a file with its columns as they are guessed. */
export function readFileRows(
  rows: readonly (readonly string[])[],
  today: Date,
  answers: Answers = {},
  more: Partial<ReadRequest> = {},
): FileReading {
  const table = tableOf({ name: '', rows })
  return readRows({ table, map: mapOf(guessColumns(table)), answers, today, ...more })
}
