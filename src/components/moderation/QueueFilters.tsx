import './DeskHead.css'
import './QueueFilters.css'
import { useEffect, useRef, useState } from 'react'
import { FILTER_LABELS, QUEUE_TEXTS as texts } from '#english/moderation/texts'
import type { Desk } from '../../contract/moderation.ts'
import {
  isFiltered,
  QUEUE_FILTERS,
  type QueueFilter,
  type QueueFilterName,
  SEARCH_LIMIT,
} from '../../domain/moderation/filter.ts'
import { Select } from '../form/Select.tsx'
import { TextField } from '../form/TextField.tsx'

const CHOICES = ['city', 'listingType', 'propertyType', 'role'] as const
const SWITCHES = ['hints', 'newcomer'] as const
/** Milliseconds after the last key press until a search is sent. */
const TYPING_MS = 300

type Props = {
  filter: QueueFilter
  facets: Desk['facets'] | null
  onFilter: (change: QueueFilter, typed?: boolean) => void
}

/** The filter of the queue, each option with the number of listings that it would leave. */
export function QueueFilters({ filter, facets, onFilter }: Props) {
  const some = CHOICES.some((name) => filter[name])
  return (
    <search className="queue-filters" aria-label={texts.filters}>
      <Search words={filter.q ?? ''} onFilter={onFilter} />
      <p className="queue-switches">
        {SWITCHES.map((name) => (
          <button
            type="button"
            key={name}
            className="queue-switch"
            aria-pressed={Boolean(filter[name])}
            onClick={() => onFilter({ [name]: filter[name] ? undefined : 'yes' })}
          >
            {FILTER_LABELS[name]} <span className="desk-count">{facets?.[name].yes ?? 0}</span>
          </button>
        ))}
        {isFiltered(filter) && (
          <button
            type="button"
            className="queue-switch"
            data-lift=""
            onClick={() => onFilter(NOTHING)}
          >
            {texts.lift}
          </button>
        )}
      </p>
      <details open={some || undefined}>
        <summary>{CHOICES.map((name) => filter[name] ?? FILTER_LABELS[name]).join(' · ')}</summary>
        <div className="queue-choices">
          {CHOICES.map((name) => (
            <Choice
              key={name}
              name={name}
              filter={filter}
              counts={facets?.[name] ?? {}}
              onFilter={onFilter}
            />
          ))}
        </div>
      </details>
    </search>
  )
}

const NOTHING: QueueFilter = {
  ...Object.fromEntries(Object.keys(QUEUE_FILTERS).map((name) => [name, undefined])),
  q: undefined,
}

function Choice({
  name,
  filter,
  counts,
  onFilter,
}: {
  name: QueueFilterName
  filter: QueueFilter
  counts: Record<string, number>
  onFilter: Props['onFilter']
}) {
  const chosen = filter[name] ?? ''
  // Options without listings are not offered, except the chosen one.
  const offered = QUEUE_FILTERS[name].filter(
    (value) => (counts[value] ?? 0) > 0 || value === chosen,
  )
  const options = offered.map((value) => ({
    value,
    label: texts.counted(value, counts[value] ?? 0),
  }))
  return (
    <Select
      name={`queue-${name}`}
      label={FILTER_LABELS[name]}
      empty={texts.any}
      options={options}
      value={chosen}
      onChange={(event) => onFilter({ [name]: event.target.value || undefined })}
    />
  )
}

/** A search that is sent once the typing pauses. The field keeps the typed text when an answer arrives. */
function Search({ words, onFilter }: { words: string; onFilter: Props['onFilter'] }) {
  const [text, setText] = useState(words)
  const timer = useRef(0)
  const sent = useRef(words)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Takes over words that Back or a removed filter put into the address, but not those that this field has sent.
  useEffect(() => {
    if (words === sent.current) return
    sent.current = words
    setText(words)
  }, [words])
  const send = (typed: string) => {
    sent.current = typed.trim()
    onFilter({ q: sent.current || undefined }, true)
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(send, TYPING_MS, typed)
  }
  return (
    <TextField
      name="queue-search"
      type="search"
      label={texts.search}
      value={text}
      maxLength={SEARCH_LIMIT}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
    />
  )
}
