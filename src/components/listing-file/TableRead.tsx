import '../form/fields.css'
import './TableRead.css'
import { TABLE_READ_TEXTS as texts } from '#language/listing-file/texts-mapping'
import type { TableFile } from '../../domain/listing-file/table.ts'
import { Select } from '../form/Select.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The first rows of a sheet that say anything, as many as show a wrong encoding. */
const PREVIEW = 4

/** What was read of a file, so that a wrong encoding or sheet is seen before its lines are used. */
export function TableRead({
  file,
  sheet,
  onSheet,
}: {
  /** Null while it is read. */
  file: TableFile | null
  /** The place of the chosen sheet. */
  sheet: number
  onSheet: (at: number) => void
}) {
  if (!file) return <Skeleton label={texts.reading} shape="row" count={3} />
  const { kind, encoding, delimiter, sheets } = file
  const isBook = kind === 'xlsx' || kind === 'xls' || kind === 'ods'
  const filled = (sheets[sheet]?.rows ?? []).filter((row) => row.some((cell) => cell.trim()))
  const preview = filled.slice(0, PREVIEW)
  const width = Math.max(0, ...preview.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    <section className="table-read" aria-labelledby="table-read">
      <h3 id="table-read">{texts.title}</h3>
      <p>
        {texts.read(
          texts.kinds[kind],
          isBook ? (sheets[sheet]?.name ?? '') : null,
          sheets.length,
          delimiter === null ? null : (texts.delimiters[delimiter] ?? delimiter),
          encoding,
        )}
      </p>
      {sheets.length > 1 && (
        <Select
          name="table-sheet"
          label={texts.sheet}
          options={sheets.map(({ name, rows }, at) => ({
            value: String(at),
            label: texts.sheetOption(name, rows.length),
          }))}
          value={String(sheet)}
          onChange={(event) => onSheet(Number(event.target.value))}
        />
      )}
      {preview.length === 0 ? (
        <p className="muted">{texts.noLines}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        <section className="table-preview" aria-label={texts.preview} tabIndex={0}>
          <table>
            <tbody>
              {preview.map((row) => (
                <tr key={row.join('\n')}>
                  {columns.map((at) => (
                    <td key={at}>{row[at] ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
