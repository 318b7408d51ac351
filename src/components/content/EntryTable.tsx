import '../admin/tables.css'
import './entries.css'
import type { ContentEntry } from '../../contract/content.ts'
import type { Collection } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { COLLECTION_TEXTS, ENTRY_TEXTS as texts } from '#language/content/texts'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'

/** The entries of a collection; the one that is being edited is marked. */
export function EntryTable({
  collection,
  entries,
  editing,
  onEdit,
  onRemove,
}: {
  collection: Collection
  entries: readonly ContentEntry[]
  editing: string | null
  onEdit: (entry: ContentEntry) => void
  onRemove: (entry: ContentEntry) => void
}) {
  if (entries.length === 0) return <p className="muted">{texts.none}</p>
  const { title: name, place: where, price, actions } = texts.columns
  // Projects have no price.
  const priced = entries.some(({ fields }) => summaryOf(collection, fields).price)
  return (
    <div className="entries">
      <DataTable
        label={COLLECTION_TEXTS[collection].title}
        heads={[name, where, ...(priced ? [price] : []), actions]}
      >
        <tbody>
          {entries.map((entry) => {
            const { title, place, price: shown } = summaryOf(collection, entry.fields)
            return (
              <tr key={entry.id} aria-current={entry.id === editing || undefined}>
                <th scope="row">{title}</th>
                <td className="cell-muted">{place}</td>
                {priced && <td className="cell-number">{shown}</td>}
                <td>
                  <div className="cell-actions">
                    <QuietButton
                      label={texts.label(texts.edit, title)}
                      onClick={() => onEdit(entry)}
                    >
                      {texts.edit}
                    </QuietButton>
                    <QuietButton
                      tone="danger"
                      label={texts.label(texts.remove, title)}
                      onClick={() => onRemove(entry)}
                    >
                      {texts.remove}
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
