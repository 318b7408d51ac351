import { FILE_PROBLEM_TEXTS } from '#language/listing-file/texts'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import {
  FILE_LIMITS,
  isTooLarge,
  PHOTO_FOLDER_LIMITS,
  TABLE_LIMITS,
} from '../../domain/listing-file/constants.ts'
import { isTablePath } from '../../domain/listing-file/packed.ts'
import { isPhotoPath } from '../../domain/listing-file/photo-match.ts'
import type { Sheet, TableFile } from '../../domain/listing-file/table.ts'
import { parseCsv } from './csv.ts'
import { decoded } from './decoded.ts'
import { Refusal } from './refusal.ts'
import { refuseRepeats } from './repeats.ts'
import { xmlTable } from './xml-table.ts'
import { readDirectory, unpack, type ZipEntry } from './zip.ts'

/** Knows the formats of spreadsheets, and weighs a third of all scripts: a text is read without it. */
const loadWorkbook = () => import('./workbook.ts')
/** Reads what agents write in messages, by the names of all places. */
const loadMessages = () => import('../../domain/listing-file/message.ts')

type Read = Omit<TableFile, 'sheets'> & { sheets: readonly Sheet[] }
const NO_TEXT = { encoding: null, delimiter: null }

/** How the files begin that people choose in place of a table. */
const BEGINNINGS: readonly { bytes: readonly number[]; from?: number; sentence: string }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], sentence: WRONG.pdf },
  { bytes: [0xff, 0xd8, 0xff], sentence: WRONG.picture },
  { bytes: [0x89, 0x50, 0x4e, 0x47], sentence: WRONG.picture },
  { bytes: [0x47, 0x49, 0x46, 0x38], sentence: WRONG.picture },
  { bytes: [0x57, 0x45, 0x42, 0x50], from: 8, sentence: WRONG.picture },
  { bytes: [0x66, 0x74, 0x79, 0x70], from: 4, sentence: WRONG.picture },
  { bytes: [0x52, 0x61, 0x72, 0x21], sentence: WRONG.archive },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], sentence: WRONG.archive },
  { bytes: [0x1f, 0x8b], sentence: WRONG.archive },
]
const ZIP = [0x50, 0x4b]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** The first record of a workbook without a container, as Excel wrote it before 1997. */
const OLD_WORKBOOKS = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x08, 0x08, 0x00],
]
const begins = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, at) => bytes[from + at] === byte)

/** A name that would lead out of a folder, if anything were written there. */
const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i
/** The parts of a workbook that hold cells, names and formats. Pictures and macros are not unpacked. */
const PARTS = /\.(?:xml|rels)$|^mimetype$|^xl\/.*\.bin$/i
const MACROS = /vbaproject/i
/** Beside the parts of a workbook in XML, a binary part is a setting of a printer, or an object in a sheet. */
const BINARY = /\.bin$/i
const BINARY_BOOK = /^xl\/workbook\.bin$/i

const zipKinds: readonly { has: RegExp; kind: 'xlsx' | null; sentence: string }[] = [
  { has: /^xl\/workbook\.(?:xml|bin)$/i, kind: 'xlsx', sentence: '' },
  { has: /^word\//i, kind: null, sentence: WRONG.word },
  { has: /^ppt\//i, kind: null, sentence: WRONG.slides },
]

async function partsOf(file: Blob, entries: readonly ZipEntry[]) {
  const parts: { path: string; bytes: Uint8Array }[] = []
  let left: number = TABLE_LIMITS.unpacked
  const isBinary = entries.some(({ path }) => BINARY_BOOK.test(path))
  for (const entry of entries) {
    if (!PARTS.test(entry.path) || MACROS.test(entry.path)) continue
    if (BINARY.test(entry.path) && !isBinary) continue
    const bytes = await unpack(file, entry, left)
    if (!bytes) throw new Refusal(WRONG.unpacked)
    left -= bytes.length
    parts.push({ path: entry.path, bytes })
  }
  return parts
}

/** What an OpenDocument file is says its part `mimetype`. */
const OPEN_DOCUMENTS = [
  { type: 'opendocument.spreadsheet', sentence: null },
  { type: 'opendocument.text', sentence: WRONG.word },
  { type: 'opendocument.presentation', sentence: WRONG.slides },
] as const

/** Refuses definitions of entities, of which a few hundred bytes can become gigabytes. */
function refuseDefinitions(parts: Awaited<ReturnType<typeof partsOf>>): void {
  const reader = new TextDecoder('latin1')
  for (const { path, bytes } of parts) {
    if (!/\.(?:xml|rels)$/i.test(path)) continue
    if (/<!(?:DOCTYPE|ENTITY)/i.test(reader.decode(bytes))) throw new Refusal(WRONG.definitions)
  }
}

/** The most columns that a workbook has. The library keeps each that is described, also if a file says billions. */
const BOOK_COLUMNS = 16_384
function refuseWideColumns(parts: Awaited<ReturnType<typeof partsOf>>): void {
  for (const { path, bytes } of parts) {
    if (!/\.xml$/i.test(path)) continue
    for (const [tag] of new TextDecoder().decode(bytes).matchAll(/<(?:\w+:)?col\b[^<>]*>/g))
      for (const [, place] of tag.matchAll(/(?:min|max)\s*=\s*["']?([^"'\s]*)/g))
        if (!(Number(place) <= BOOK_COLUMNS)) throw new Refusal(WRONG.broken)
  }
}

/** The one table of a ZIP. The photos beside it are not unpacked here. */
async function fromArchive(file: Blob, entries: readonly ZipEntry[]): Promise<Read> {
  const hasPhotos = entries.some(({ path }) => isPhotoPath(path))
  const [table, ...more] = entries.filter(({ path }) => isTablePath(path))
  if (!table) throw new Refusal(hasPhotos ? WRONG.photosOnly : WRONG.archive)
  if (more.length > 0) throw new Refusal(WRONG.severalTables([table, ...more].map(nameOf)))
  if (table.locked) throw new Refusal(WRONG.locked)
  const bytes = await unpack(file, table, FILE_LIMITS.bytes)
  if (!bytes) throw new Refusal(WRONG.tooLarge)
  return { ...(await fromBytes(bytes, true)), packed: { name: nameOf(table), hasPhotos } }
}
const nameOf = ({ path }: ZipEntry) => path.slice(path.lastIndexOf('/') + 1)

/** A ZIP in a ZIP is not opened: some hold themselves. */
async function fromZip(file: Blob, isPacked: boolean): Promise<Read> {
  const directory = await readDirectory(file, PHOTO_FOLDER_LIMITS.files)
  if (!directory) throw new Refusal(WRONG.broken)
  const { count, entries } = directory
  const isDocument = entries.some(
    ({ path }) => path === 'mimetype' || zipKinds.some(({ has }) => has.test(path)),
  )
  if (!isDocument && isPacked) throw new Refusal(WRONG.archive)
  if (!isDocument && count <= PHOTO_FOLDER_LIMITS.files) return fromArchive(file, entries)
  if (isTooLarge(file.size)) throw new Refusal(WRONG.tooLarge)
  if (count > TABLE_LIMITS.entries) throw new Refusal(WRONG.entries(count))
  if (entries.some(({ path }) => OUTSIDE.test(path))) throw new Refusal(WRONG.names)
  if (entries.reduce((sum, { size }) => sum + size, 0) > TABLE_LIMITS.unpacked)
    throw new Refusal(WRONG.unpacked)
  if (entries.some(({ locked }) => locked)) throw new Refusal(WRONG.locked)
  const found = zipKinds.find(({ has }) => entries.some(({ path }) => has.test(path)))
  if (found && !found.kind) throw new Refusal(found.sentence)
  const parts = await partsOf(file, entries)
  refuseDefinitions(parts)
  if (!found) {
    const type = new TextDecoder().decode(parts.find(({ path }) => path === 'mimetype')?.bytes)
    const open = OPEN_DOCUMENTS.find((one) => type.includes(one.type))
    if (!open || open.sentence) throw new Refusal(open?.sentence ?? WRONG.archive)
    if (parts.some(({ path, bytes: own }) => /manifest\.xml$/.test(path) && isLocked(own)))
      throw new Refusal(WRONG.locked)
  }
  refuseWideColumns(parts)
  // The library takes a workbook of either kind for OpenDocument if it has the parts of one.
  for (const { path, bytes: own } of parts)
    if (/^content\.xml$/i.test(path)) refuseRepeats(new TextDecoder().decode(own))
  const { workbookOfParts } = await loadWorkbook()
  return { kind: found ? 'xlsx' : 'ods', ...NO_TEXT, sheets: workbookOfParts(parts) }
}

const isLocked = (manifest: Uint8Array) =>
  new TextDecoder().decode(manifest).includes('encryption-data')

async function fromCompound(bytes: Uint8Array): Promise<Read> {
  const { streamsOf, workbookOfBytes } = await loadWorkbook()
  const streams = streamsOf(bytes)
  const has = (...names: string[]) => names.some((name) => streams.includes(name))
  if (has('EncryptedPackage')) throw new Refusal(WRONG.locked)
  if (has('WordDocument')) throw new Refusal(WRONG.word)
  if (has('PowerPoint Document')) throw new Refusal(WRONG.slides)
  if (!has('Workbook', 'Book', 'WORKBOOK', 'BOOK')) throw new Refusal(WRONG.broken)
  return { kind: 'xls', ...NO_TEXT, sheets: workbookOfBytes(bytes) }
}

/** What begins HTML, and Excel's own XML of 2003. Both are what exports name .xls. */
const HTML =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|table|head|meta|body|style|div)\b/i
const EXCEL_XML = /<(?:\w+:)?Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/
/** A sheet of LibreOffice that is not packed. */
const FLAT_ODS = /<office:document\b[^>]*opendocument/
const XML = /^\s*<(?:\?xml|!doctype|!--|[a-z_][\w:.-]*[\s/>])/i
/** The line above the fields of a BLM file, which is text. */
const BLM = /^\s*#HEADER#\s*$/im
/** The characters in which they are looked for. */
const START = 4096

/** The fewest cells of a line that make a text a table: two are also a sentence with a comma. */
const LEAST_CELLS = 3

/** Whether lines are surely those of a table: below words alone, each has as many cells as they are. */
function hasHeads(rows: readonly (readonly string[])[], width: number): boolean {
  const [heads = [], ...lines] = rows.filter((cells) => !isBlank(cells))
  const isHead = (cell: string) => /^[^\d\n]{1,60}$/.test(cell.trim())
  return (
    width >= LEAST_CELLS &&
    lines.length > 0 &&
    [heads, ...lines].every(({ length }) => length === width) &&
    heads.every(isHead)
  )
}

async function fromText(written: string, encoding: string | null): Promise<Read> {
  const text = written.replace(/^\uFEFF/, '')
  const start = text.slice(0, START)
  const isFlat = FLAT_ODS.test(start)
  if (isFlat || HTML.test(start) || EXCEL_XML.test(start)) {
    if (/<!ENTITY/i.test(text)) throw new Refusal(WRONG.definitions)
    if (isFlat) refuseRepeats(text)
    const { workbookOfMarkup } = await loadWorkbook()
    const sheets = workbookOfMarkup(text)
    return { kind: isFlat ? 'ods' : 'xls', encoding, delimiter: null, sheets }
  }
  if (XML.test(start)) return { kind: 'xml', encoding, delimiter: null, sheets: [xmlTable(text)] }
  if (BLM.test(start)) throw new Refusal(WRONG.foreign('BLM'))
  const { rows, openQuote, delimiter, width } = parseCsv(text)
  const { isMessage, readMessage } = await loadMessages()
  const today = new Date()
  const isOther = !hasHeads(rows, width) && isMessage(text, today)
  const message = isOther ? readMessage(text, today) : null
  if (message) return { kind: 'message', encoding, delimiter: null, sheets: [message] }
  if (delimiter && (width >= LEAST_CELLS || delimiter === '\t')) {
    if (openQuote !== null) throw new Refusal(FILE_PROBLEM_TEXTS.openQuote(openQuote))
    return { kind: 'csv', encoding, delimiter, sheets: [{ name: '', rows }] }
  }
  const lines = text.split(/\r\n?|\n/).map((line) => [line])
  return { kind: 'message', encoding, delimiter: null, sheets: [{ name: '', rows: lines }] }
}

async function fromBytes(bytes: Uint8Array<ArrayBuffer>, isPacked = false): Promise<Read> {
  const other = BEGINNINGS.find((one) => begins(bytes, one.bytes, one.from))
  if (other) throw new Refusal(other.sentence)
  if (begins(bytes, ZIP)) return fromZip(new Blob([bytes]), isPacked)
  if (begins(bytes, COMPOUND)) return fromCompound(bytes)
  if (OLD_WORKBOOKS.some((start) => begins(bytes, start))) {
    const { workbookOfBytes } = await loadWorkbook()
    return { kind: 'xls', ...NO_TEXT, sheets: workbookOfBytes(bytes) }
  }
  const text = decoded(bytes)
  if (!text) throw new Refusal(WRONG.broken)
  return fromText(text.text, text.encoding)
}

/** A ZIP may be larger than a table: its photos are not read here. */
async function fromFile(file: Blob): Promise<Read> {
  const start = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer())
  if (begins(start, ZIP)) return fromZip(file, false)
  if (isTooLarge(file.size)) throw new Refusal(WRONG.tooLarge)
  return fromBytes(new Uint8Array(await file.arrayBuffer()))
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Takes the blank lines at the end off, and refuses what is more than a table of listings. */
function withinLimits(sheets: readonly Sheet[]): Sheet[] {
  let letters = 0
  return sheets.map(({ name, rows, ...more }) => {
    const end = rows.findLastIndex((cells) => !isBlank(cells)) + 1
    if (end > TABLE_LIMITS.rows) throw new Refusal(WRONG.tooManyRows(name))
    const kept = rows.slice(0, end)
    for (const [at, cells] of kept.entries()) {
      if (cells.length > TABLE_LIMITS.columns) throw new Refusal(WRONG.tooManyColumns(name))
      for (const { length } of cells) {
        if (length > TABLE_LIMITS.cell) throw new Refusal(WRONG.longCell(name, at + 1, length))
        letters += length
      }
      if (letters > TABLE_LIMITS.text) throw new Refusal(WRONG.tooMuchText)
    }
    return { name, rows: kept, ...more }
  })
}

/** What the library says of a workbook with a password. */
const PASSWORD = /password|encrypt/i

/**
 * Reads the table of a file, or of a text that was pasted. What kind it is comes from its first bytes, never from its
 * name. Returns a sentence where there is none.
 */
export async function tableOfFile(source: Blob | string): Promise<TableFile | { problem: string }> {
  if (typeof source === 'string' && isTooLarge(source.length)) return { problem: WRONG.tooLarge }
  try {
    const read = await (typeof source === 'string' ? fromText(source, null) : fromFile(source))
    const sheets = withinLimits(read.sheets)
    const isEmpty = sheets.every(({ rows }) => rows.length === 0)
    return isEmpty ? { problem: WRONG.empty } : { ...read, sheets }
  } catch (cause) {
    if (cause instanceof Refusal) return { problem: cause.sentence }
    return { problem: PASSWORD.test(String(cause)) ? WRONG.locked : WRONG.broken }
  }
}
