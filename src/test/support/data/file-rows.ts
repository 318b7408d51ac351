import type { FileReading } from '../../../domain/listing-file/lines.ts'
import { guessColumns } from '../../../domain/listing-file/mapping.ts'
import type { Answers } from '../../../domain/listing-file/questions.ts'
import { type ReadRequest, readInSteps } from '../../../domain/listing-file/read.ts'
import { tableOf } from '../../../domain/listing-file/sheet-table.ts'
import { mapOf } from '../../../domain/listing-file/table.ts'

/** Reads the lines of a table in one go. */
export function readRows(request: ReadRequest): FileReading {
  const steps = readInSteps(request)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

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
