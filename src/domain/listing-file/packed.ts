import { JUNK } from './photo-match.ts'

const TABLE = /\.(?:xlsx|xlsm|xls|ods|csv|tsv|txt|xml)$/i
/** What programs and people put beside a table: the marks of an open document, and what says how to read. */
const BESIDE = /(?:^|\/)(?:[.~][^/]*|(?:read[ _-]?me|licen[cs]e)[^/]*\.txt)$/i

/** Whether a path in a ZIP names a table, or a text that may be one. What is in the file decides later. */
export const isTablePath = (path: string): boolean =>
  TABLE.test(path) && !JUNK.test(path) && !BESIDE.test(path)
