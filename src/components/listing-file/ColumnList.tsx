import './listing-file.css'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { FIELD_NAMES } from '../../domain/listing/fields.ts'
import { columnName, isNeeded, takenBy } from '../../domain/listing-file/columns.ts'
import { Tag } from '../ui/Badge.tsx'

/** Every column of the file, with the values that it accepts. */
export function ColumnList() {
  return (
    <details className="file-columns">
      <summary>{texts.columns}</summary>
      <dl>
        {FIELD_NAMES.map((name) => (
          <div key={name}>
            <dt>
              {columnName(name)} {isNeeded(name) && <Tag>{texts.required}</Tag>}
            </dt>
            <dd>{takenBy(name)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
