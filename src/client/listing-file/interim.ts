import type { TableFile } from '../../domain/listing-file/table.ts'
import { isTooLarge } from '../../domain/listing-file/constants.ts'
import { FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { parseCsv, textOf } from './csv.ts'

export async function readTable(file: File | string): Promise<TableFile | { problem: string }> {
  if (typeof file !== 'string' && isTooLarge(file.size)) return { problem: WRONG.tooLarge }
  const text = typeof file === 'string' ? file : await textOf(file)
  if (text === null) return { problem: WRONG.notText }
  if (isTooLarge(new TextEncoder().encode(text).length)) return { problem: WRONG.tooLarge }
  const { rows, openQuote } = parseCsv(text)
  if (openQuote !== null) return { problem: WRONG.openQuote(openQuote) }
  return { kind: 'csv', encoding: 'utf-8', delimiter: ',', sheets: [{ name: '', rows }] }
}
