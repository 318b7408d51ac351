import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { SEVERAL_TEXTS } from '#language/listing-file/texts-several'
import { rowsToMend } from '../../domain/listing-file/lines.ts'
import { writtenRows } from '../../domain/listing-file/taken-along.ts'
import { templateLines } from '../../domain/listing-file/template.ts'
import { saveFile } from '../lib/save-file.ts'
import { writeCsv } from './csv.ts'
import { $file, $left, $lines, $reading } from './several.store.ts'
import { writeWorkbook } from './write-table.ts'

const save = (name: string, rows: string[][]) => saveFile(name, writeCsv(rows), 'text/csv')
const saveWorkbook = async (name: string, rows: string[][]) => {
  const file = await writeWorkbook(rows)
  saveFile(name, file, file.type)
}

export const saveTemplate = (): void => save(texts.templateName, templateLines())

function written(lines: Parameters<typeof writtenRows>[1]) {
  const { map, edits = {} } = $file.get() ?? {}
  return writtenRows({ heads: $reading.get()?.heads ?? [], map: map ?? [], edits }, lines)
}

/** Saves the lines that are not ready as a file, each with what is missing. */
export function saveWrong(): void {
  const lines = $lines
    .get()
    .filter(({ state }) => state === 'wrong' || state === 'asked' || state === 'refused')
  const { heads, rows } = written(lines.map(({ line }) => line))
  save(
    texts.wrongName,
    rowsToMend(
      heads,
      lines.map(({ line: { open, problems }, outcome }, at) => ({
        row: rows[at] ?? [],
        problems: outcome?.problems ?? { ...open, ...problems },
      })),
    ),
  )
}

/** Saves the lines that are ready as a file. Throws if it cannot be made now. */
export async function saveReady(kind: 'csv' | 'xlsx'): Promise<void> {
  const { heads, rows } = written($left.get().map(({ line }) => line))
  const [name, all] = [SEVERAL_TEXTS.readyName(kind), [heads, ...rows]]
  if (kind === 'csv') save(name, all)
  else await saveWorkbook(name, all)
}
