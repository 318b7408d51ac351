import { UNREACHED } from '#language/text/texts'
import { askTableWorker } from './ask-worker.ts'

/** What programs open as a workbook. */
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Writes a workbook (.xlsx) with one sheet. Each cell is text, also one that begins like a formula: nothing in it runs.
 * Throws with a sentence if it cannot be written on this device now.
 */
export async function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Blob> {
  const answer = await askTableWorker({ write: rows })
  if (typeof answer === 'string' || !('bytes' in answer)) throw new Error(UNREACHED)
  return new Blob([answer.bytes], { type: XLSX_TYPE })
}
