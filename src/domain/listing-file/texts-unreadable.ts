import { inMegabytes } from '#language/photo/texts'
import { groupedDigits } from '../text/digits.ts'
import { FILE_LIMITS, TABLE_LIMITS } from './constants.ts'

const lower = (name: string) => (name ? `the sheet “${name}”` : 'this file')
const upper = (name: string) => (name ? `The sheet “${name}”` : 'This file')
/** What a poster can do with a table that has too much in it. */
const COPY = 'Copy the lines that you want to post into a new file, and choose that.'

/** Why a file gives no table. */
export const UNREADABLE_TEXTS = {
  pdf: 'This is a PDF. Copy the lines from it and paste them here, or ask for the list as an Excel file.',
  picture: 'This is a picture. Choose the table itself: an Excel file, a CSV file or a text.',
  word: 'This is a Word document. Copy the table from it and paste it here, or save it as an Excel file.',
  slides: 'This is a presentation. Copy the table from it and paste it here.',
  archive: 'This is an archive. Unpack it, and choose the table in it.',
  severalTables: (names: readonly string[]) =>
    `There are ${groupedDigits(names.length)} tables in this ZIP: ${names.slice(0, FILE_LIMITS.named).join(', ')}. Unpack it, and choose one of them. The ZIP can follow at the photos.`,
  photosOnly:
    'There are photos in this ZIP, but no table. Choose the table first, then this ZIP at the photos.',
  locked: 'This file needs a password. Save it without one, and choose it again.',
  broken:
    'We cannot read this file. It may be damaged. Open it in Excel or Google Sheets, save it again and choose the new file.',
  empty: 'There is nothing in this file.',
  tooLarge: `The file is too large. It may have up to ${inMegabytes(FILE_LIMITS.bytes)}. ${COPY}`,
  unpacked: `Unpacked, this file has more than ${inMegabytes(TABLE_LIMITS.unpacked)}. ${COPY}`,
  entries: (count: number) =>
    `This file is made of ${groupedDigits(count)} parts. We read up to ${TABLE_LIMITS.entries}. ${COPY}`,
  names: 'This file names places outside of itself. Save the table as a new file, and choose that.',
  definitions:
    'This XML file defines words of its own (DOCTYPE). Save it without them, or ask for the list as an Excel file.',
  foreign: (format: string) =>
    `This is a feed in the format ${format}, which we do not read. Ask for the list as an Excel or a CSV file.`,
  markup: (line: number) =>
    `This XML file breaks off or is mixed up in line ${groupedDigits(line)}. Ask for it again, or for an Excel file.`,
  tooManyRows: (sheet: string) =>
    `${upper(sheet)} has more than ${groupedDigits(TABLE_LIMITS.rows)} lines. ${COPY}`,
  tooManyColumns: (sheet: string) =>
    `${upper(sheet)} has more than ${groupedDigits(TABLE_LIMITS.columns)} columns. ${COPY}`,
  longCell: (sheet: string, line: number, length: number) =>
    `A cell in line ${groupedDigits(line)} of ${lower(sheet)} has ${groupedDigits(length)} characters. Up to ${groupedDigits(TABLE_LIMITS.cell)} are read: shorten it.`,
  tooMuchText: `There is too much text in this file. ${COPY}`,
  slow: `Reading this file takes too long. ${COPY}`,
} as const
