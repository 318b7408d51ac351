import '../form/fields.css'
import './ColumnMapping.css'
import { useRef, useState } from 'react'
import { MAPPING_TEXTS as texts } from '#language/listing-file/texts-mapping'
import { FIELD_NAMES, type FieldName } from '../../domain/listing/fields.ts'
import { columnName, isNeeded } from '../../domain/listing-file/columns.ts'
import { isField, OTHER_MEANINGS, twiceMeant } from '../../domain/listing-file/meanings.ts'
import type { Column, Meaning } from '../../domain/listing-file/table.ts'
import { Tag } from '../ui/Badge.tsx'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Alert, Status } from '../ui/Notice.tsx'

const meaningName = (meaning: Meaning): string =>
  isField(meaning) ? columnName(meaning) : texts.meanings[meaning]

/** What each column of a file holds: the ones that are not sure come first, and are asked about. */
export function ColumnMapping({
  columns,
  remembered,
  onMean,
  onForget,
  onDone,
}: {
  columns: readonly Column[]
  /** Whether the meanings are those of an earlier file of this shape. */
  remembered: boolean
  /** Gives a column its meaning, which is sure from then on. */
  onMean: (at: number, meaning: Meaning) => void
  /** Forgets the remembered meanings. */
  onForget: () => void
  onDone: () => void
}) {
  // The order stays while columns become sure: nothing moves away from under the hands.
  const [first] = useState(() => new Set(columns.flatMap(({ sure }, at) => (sure ? [] : [at]))))
  const [refused, setRefused] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const all = columns.map((column, at) => ({ ...column, at }))
  const order = [
    ...all.filter(({ at }) => first.has(at)),
    ...all.filter(({ at }) => !first.has(at)),
  ]
  const open = all.filter(({ sure }) => !sure).length
  const twice = twiceMeant(columns.map(({ meaning }) => meaning))
  const headOf = (at: number) => columns[at]?.head.trim() || texts.unnamed(at + 1)
  const meant = new Set(columns.map(({ meaning }) => meaning))
  // The type of a property says its category.
  const isSaid = (name: FieldName) =>
    meant.has(name === 'propertyCategory' ? 'propertyType' : name) || meant.has(name)
  const missing = meant.has('facts')
    ? []
    : FIELD_NAMES.filter((name) => isNeeded(name) && !isSaid(name)).map(columnName)
  const done = () => {
    if (open === 0 && twice.length === 0) return onDone()
    setRefused(true)
    list.current?.querySelector<HTMLElement>('[data-asks] select, [data-asks] button')?.focus()
  }
  return (
    <section className="column-mapping" aria-labelledby="column-mapping">
      <h3 id="column-mapping">{texts.title}</h3>
      <p className="mapping-count" role="status">
        {texts.toCheck(open, columns.length)}
      </p>
      {remembered && (
        <div className="mapping-remembered">
          <p>{texts.remembered}</p>
          <QuietButton onClick={onForget}>{texts.forget}</QuietButton>
        </div>
      )}
      <div className="mapping-work">
        <ol className="mapping-columns plain-list" ref={list}>
          {order.map(({ at, ...column }) => (
            <OneColumn
              key={at}
              name={`column-${at}`}
              head={headOf(at)}
              column={column}
              twice={twice.some((places) => places.includes(at))}
              onMean={(meaning) => onMean(at, meaning)}
            />
          ))}
        </ol>
        {twice.map((places) => (
          <Alert key={places.join()}>
            {texts.twice(
              meaningName(columns[places[0] ?? 0]?.meaning ?? 'ignored'),
              places.map(headOf),
            )}
          </Alert>
        ))}
        {missing.length > 0 && <p className="muted">{texts.missing(missing)}</p>}
        <Status tone="warning">{refused && open > 0 && texts.doneOpen(open)}</Status>
        <div className="mapping-end">
          <SubmitButton type="button" busyText="" onClick={done}>
            {texts.done}
          </SubmitButton>
        </div>
      </div>
    </section>
  )
}

function OneColumn({
  name,
  head,
  column: { samples, meaning, sure },
  twice,
  onMean,
}: {
  name: string
  head: string
  column: Column
  twice: boolean
  onMean: (meaning: Meaning) => void
}) {
  const select = useRef<HTMLSelectElement>(null)
  const mean = (chosen: Meaning) => {
    onMean(chosen)
    // The pressed button disappears.
    select.current?.focus()
  }
  const nothing = meaning === 'ignored'
  const likelier = meaningName(meaning)
  const id = `${name}-head`
  return (
    <li
      className="mapping-column"
      data-sure={sure}
      data-asks={!sure || twice ? '' : undefined}
      data-twice={twice ? '' : undefined}
    >
      <div className="mapping-head">
        <h4 id={id}>{head}</h4>
        <p className="muted">{samples.length > 0 ? texts.samples(samples) : texts.noSamples}</p>
      </div>
      <div className="mapping-meaning">
        {!sure && (
          <>
            <p>{nothing ? texts.askNothing(head) : texts.ask(head, likelier)}</p>
            <div className="button-row">
              {!nothing && (
                <QuietButton onClick={() => mean(meaning)}>{texts.yes(likelier)}</QuietButton>
              )}
              <QuietButton onClick={() => mean('ignored')}>{texts.doNotRead}</QuietButton>
            </div>
          </>
        )}
        <div className="mapping-select">
          <label htmlFor={name} className={sure ? 'visually-hidden' : undefined}>
            {sure ? texts.means(head) : texts.orElse}
          </label>
          <div className="control control-select">
            <select
              id={name}
              ref={select}
              value={sure ? meaning : ''}
              onChange={(event) => onMean(event.target.value as Meaning)}
            >
              {!sure && (
                <option value="" disabled>
                  {texts.choose}
                </option>
              )}
              <optgroup label={texts.groups.fields}>
                {FIELD_NAMES.map((field) => (
                  <option key={field} value={field}>
                    {columnName(field)}
                  </option>
                ))}
              </optgroup>
              <optgroup label={texts.groups.other}>
                {OTHER_MEANINGS.map((other) => (
                  <option key={other} value={other}>
                    {texts.meanings[other]}
                  </option>
                ))}
              </optgroup>
            </select>
          </div>
        </div>
        {sure && meaning === 'private' && (
          <p>
            <Tag>{texts.private}</Tag>
          </p>
        )}
        {sure && meaning === 'reference' && <p className="muted">{texts.referenceHint}</p>}
      </div>
    </li>
  )
}
