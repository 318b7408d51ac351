import type { ContentEntry } from '../../contract/content.ts'
import { summaryOf } from '../../domain/content/form.ts'
import { ENTRY_WORDS as WORDS } from '../../domain/content/messages.ts'
import { QuietButton } from '../ui/Button.tsx'

/** The entries of a collection; the one that is changed is marked. */
export function EntryTable({
  entries,
  editing,
  onEdit,
  onRemove,
}: {
  entries: readonly ContentEntry[]
  editing: string | null
  onEdit: (entry: ContentEntry) => void
  onRemove: (entry: ContentEntry) => void
}) {
  if (entries.length === 0) return <p className="muted">{WORDS.none}</p>
  return (
    <ul className="entries">
      {entries.map((entry) => {
        const { title, place, figure } = summaryOf(entry.fields)
        return (
          <li key={entry.id} aria-current={entry.id === editing || undefined}>
            <div className="entry-words">
              <p className="entry-title">{title}</p>
              <p className="muted">{place}</p>
            </div>
            <p className="entry-figure">{figure}</p>
            <div className="entry-actions">
              <QuietButton label={WORDS.label(WORDS.edit, title)} onClick={() => onEdit(entry)}>
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
          </li>
        )
      })}
    </ul>
  )
}
