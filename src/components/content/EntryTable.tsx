import type { ContentEntry } from '../../contract/content.ts'
import { summaryOf } from '../../domain/content/form.ts'
import { ENTRY_TEXTS as WORDS } from '../../domain/content/texts.ts'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'

/** The entries of a collection; the one that is being edited is marked. */
export function EntryTable({
  label,
  entries,
  editing,
  onEdit,
  onRemove,
}: {
  label: string
  entries: readonly ContentEntry[]
  editing: string | null
  onEdit: (entry: ContentEntry) => void
  onRemove: (entry: ContentEntry) => void
}) {
  if (entries.length === 0) return <p className="muted">{WORDS.none}</p>
  const { title: name, place: where, price, actions } = WORDS.columns
  // Projects have no price.
  const priced = entries.some(({ fields }) => summaryOf(fields).price)
  return (
    <div className="entries">
      <DataTable label={label} heads={[name, where, ...(priced ? [price] : []), actions]}>
        <tbody>
          {entries.map((entry) => {
            const { title, place, price: shown } = summaryOf(entry.fields)
            return (
              <tr key={entry.id} aria-current={entry.id === editing || undefined}>
                <th scope="row">{title}</th>
                <td className="cell-muted">{place}</td>
                {priced && <td className="cell-number">{shown}</td>}
                <td>
                  <div className="cell-actions">
                    <QuietButton
                      label={WORDS.label(WORDS.edit, title)}
                      onClick={() => onEdit(entry)}
                    >
                      {WORDS.edit}
                    </QuietButton>
                    <QuietButton
                      tone="danger"
                      label={WORDS.label(WORDS.remove, title)}
                      onClick={() => onRemove(entry)}
                    >
                      {WORDS.remove}
                    </QuietButton>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </DataTable>
    </div>
  )
}
