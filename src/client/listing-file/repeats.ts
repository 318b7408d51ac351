import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import { Refusal } from './refusal.ts'

/** The tags of OpenDocument that make rows and cells. */
const TAG = /<(\/?)(?:[^\s<>:/"]+:)?(table|table-row|table-cell)((?:\s[^<>]*)?)>/g
const REPEAT = /number-(?:rows|columns)-repeated\s*=\s*["']?\s*(\d+)/g

const repeatOf = (attributes: string) =>
  Math.max(1, ...[...attributes.matchAll(REPEAT)].map(([, count]) => Number(count)))

/**
 * Refuses OpenDocument that says "this cell 16,384 times, in this row a million times", before the library makes each
 * of them. What is repeated without content, as after the last line of each sheet, is not made.
 */
export function refuseRepeats(xml: string): void {
  let name = ''
  let rows = 1
  let cells = 0
  let all = 0
  for (const [, closes, tag, attributes = ''] of xml.matchAll(TAG)) {
    if (closes) continue
    if (tag === 'table') name = /name\s*=\s*"([^"]*)"/.exec(attributes)?.[1] ?? ''
    else if (tag === 'table-row') {
      rows = repeatOf(attributes)
      cells = 0
    } else if (!attributes.endsWith('/')) {
      const columns = repeatOf(attributes)
      cells += columns
      all += rows * columns
      if (cells > TABLE_LIMITS.columns) throw new Refusal(WRONG.tooManyColumns(name))
      if (rows > TABLE_LIMITS.rows || all > TABLE_LIMITS.rows * TABLE_LIMITS.columns)
        throw new Refusal(WRONG.tooManyRows(name))
    }
  }
}
