import '../admin/tables.css'
import './entries.css'
import { COLLECTION_TEXTS, ENTRY_TEXTS as texts } from '#english/content/texts'
import { RERA_DESK } from '#english/rera/texts-desk'
import type { ContentEntry } from '../../contract/content.ts'
import { CONTENT_FIELDS, type Collection } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { projectFacts, reraStanding } from '../../domain/rera/standing.ts'
import { SeenButton } from '../rera/SeenButton.tsx'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'

/** The entries of a collection; the one that is being edited is marked. */
export function EntryTable({
  collection,
  entries,
  editing,
  onEdit,
  onRemove,
  onSeen,
}: {
  collection: Collection
  entries: readonly ContentEntry[]
  editing: string | null
  onEdit: (entry: ContentEntry) => void
  onRemove: (entry: ContentEntry) => void
  onSeen: (entry: ContentEntry, number: string) => Promise<string | null>
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
                <td className="cell-muted">
                  {place}
                  <Registration entry={entry} collection={collection} onSeen={onSeen} />
                </td>
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

/** Where a project stands with the authority: that it states nothing, or its number and when it was seen. */
function Registration({
  entry,
  collection,
  onSeen,
}: {
  entry: ContentEntry
  collection: Collection
  onSeen: (entry: ContentEntry, number: string) => Promise<string | null>
}) {
  if (!('reraNumber' in CONTENT_FIELDS[collection])) return null
  const said = (name: string) => {
    const value = entry.fields[name]
    return typeof value === 'string' ? value : null
  }
  const [reraNumber, reraExempt] = [said('reraNumber'), said('reraExempt')]
  const facts = { city: said('city') ?? '', listingType: said('listingType') }
  const standing = reraStanding(projectFacts({ ...facts, reraNumber, reraExempt }))
  if (standing.is === 'not given')
    return (
      <div>
        <StateBadge tone="bad">{RERA_DESK.notGiven}</StateBadge>
      </div>
    )
  return (
    <SeenButton
      standing={standing}
      city={facts.city}
      link={said('reraLink')}
      seenAt={entry.reraSeenAt ?? null}
      onPress={(number) => onSeen(entry, number)}
    />
  )
}
