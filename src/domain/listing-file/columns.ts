import { isAdminOnlyType } from '../listing/rules.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  LISTING_FIELDS,
  shortLabel,
} from '../listing/fields.ts'
import { COLUMN_TEXTS as SAY, FILE_PROBLEM_TEXTS as WRONG } from './texts.ts'

/** What a column is called in the template: as in the form, where that is short enough for a head. */
export const columnName = (name: FieldName): string =>
  name === 'amenities' ? SAY.amenities : fieldOf(name).label

/** A head or an answer without what people write differently: case, spaces, signs. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The answers that a column takes, where they can be told; what only admins may choose is none of an agent's. */
export function optionsOf(name: FieldName): readonly string[] | null {
  const field = fieldOf(name)
  return 'options' in field ? field.options.filter((option) => !isAdminOnlyType(option)) : null
}

/** Without them there is no listing. Who names no amenities has none. */
export const isNeeded = (name: FieldName): boolean => {
  const { required, kind } = fieldOf(name)
  return required === true && kind !== 'choices'
}

/** What a column takes, in words. */
export function takenBy(name: FieldName): string {
  const field = fieldOf(name)
  const options = optionsOf(name) ?? []
  switch (field.kind) {
    case 'choice':
      return options.join(', ')
    case 'choices':
      return SAY.some(options)
    case 'count':
      return SAY.count(field.min, field.max)
    case 'money':
      return SAY.money
    case 'area':
      return SAY.area(LISTING_FIELDS.areaUnit.label)
    case 'date':
      return SAY.date
    default:
      return SAY.text(field.max)
  }
}

const BY_HEAD = new Map(
  FIELD_NAMES.flatMap((name) =>
    [columnName(name), fieldOf(name).label, shortLabel(name), name].map(
      (head) => [plain(head), name] as const,
    ),
  ),
)

/** `fields` says what each column is, null for one that is not read. */
export type Columns = {
  fields: readonly (FieldName | null)[]
  unknown: string[]
  missing: string[]
  twice: string[]
}

/** The columns that the first line of a file names: by label or field, in any order and case. */
export function columnsOf(heads: readonly string[]): Columns {
  const fields = heads.map((head) => BY_HEAD.get(plain(head)) ?? null)
  const isOurs = (head: string) => plain(head) === plain(SAY.problem)
  return {
    fields,
    unknown: heads.flatMap((head, at) =>
      fields[at] || isOurs(head) ? [] : [head.trim() || WRONG.unnamed(at + 1)],
    ),
    missing: FIELD_NAMES.filter((name) => isNeeded(name) && !fields.includes(name)).map(columnName),
    twice: FIELD_NAMES.filter((name) => fields.filter((own) => own === name).length > 1).map(
      columnName,
    ),
  }
}
