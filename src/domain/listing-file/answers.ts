import { type FieldName, fieldOf } from '../listing/fields.ts'
import { type DraftValues, EMPTY_DRAFT } from '../listing-draft/values.ts'
import { withoutApostrophe } from '../text/csv.ts'
import { withPlainDigits } from '../text/digits.ts'
import type { FieldErrors } from '../text/validate.ts'
import { optionsOf, plain } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'

const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** Converts an Indian date (day first) from a spreadsheet to the form's format. Other texts are returned unchanged. */
function readDate(written: string): string {
  const [, day, month, year] = DAY_FIRST.exec(withPlainDigits(written)) ?? []
  return day && month && year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : written
}

/** Converts a cell to the form's answer, and returns the parts that are not among the field's options. */
function readCell(name: FieldName, cell: string): { answer: string; foreign: string[] } {
  const written = withoutApostrophe(cell.trim())
  const { kind } = fieldOf(name)
  if (kind === 'date') return { answer: readDate(written), foreign: [] }
  const options = optionsOf(name)
  if (!options) return { answer: written, foreign: [] }
  const parts = (kind === 'choices' ? written.split(/[,;|\n]/) : [written])
    .map((part) => part.trim())
    .filter(Boolean)
  const found = parts.map((part) => ({
    part,
    option: options.find((option) => plain(option) === plain(part)),
  }))
  return {
    answer: found.flatMap(({ option }) => option ?? []).join('\n'),
    foreign: found.flatMap(({ part, option }) => (option ? [] : part)),
  }
}

/** Converts the cells of a line to a draft, with the problems of cells that match none of their field's options. */
export function answersOf(
  fields: readonly (FieldName | null)[],
  cells: readonly string[],
): { values: DraftValues; problems: FieldErrors } {
  // A missing unit has no default: otherwise a plot of 160 sq yd could become one of 160 sq ft.
  const values: DraftValues = { ...EMPTY_DRAFT, areaUnit: '' }
  const problems: FieldErrors = {}
  for (const [at, name] of fields.entries()) {
    if (!name) continue
    const cell = cells[at] ?? ''
    if (cell.length > FILE_LIMITS.cell) {
      problems[name] = WRONG.longCell(cell.length)
      continue
    }
    const { answer, foreign } = readCell(name, cell)
    values[name] = answer
    if (foreign.length > 0)
      problems[name] = WRONG.notOneOf(foreign.join(', '), optionsOf(name) ?? [])
  }
  return { values, problems }
}
