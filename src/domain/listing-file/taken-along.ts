import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'
import { columnName } from './columns.ts'
import type { ColumnMap, Edits } from './table.ts'

/**
 * Lines as they were written, with what was written into them on the page: in the column of its field, or in one more
 * where the file has none.
 */
export function writtenRows(
  { heads, map, edits }: { heads: readonly string[]; map: ColumnMap; edits: Edits },
  lines: readonly { line: number; row: readonly string[] }[],
): { heads: string[]; rows: string[][] } {
  const edited = new Set(lines.flatMap(({ line }) => Object.keys(edits[line] ?? {}) as FieldName[]))
  const more = FIELD_NAMES.filter((name) => edited.has(name) && !map.includes(name))
  const rows = lines.map(({ line, row }) => {
    const own: Partial<Record<FieldName, string>> = edits[line] ?? {}
    return [
      ...heads.map((_, at) => own[map[at] as FieldName] ?? row[at] ?? ''),
      ...more.map((name) => own[name] ?? ''),
    ]
  })
  return { heads: [...heads, ...more.map(columnName)], rows }
}
