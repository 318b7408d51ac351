import './LogTable.css'
import { type SubmitEvent, useEffect, useState } from 'react'
import { DECISION_LABELS, QUEUE_TEXTS } from '#english/moderation/texts'
import { LOG_SEARCH_TEXTS as texts } from '#english/moderation/texts-log'
import type { LogPage } from '../../contract/moderation.ts'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { DECISIONS } from '../../domain/moderation/constants.ts'
import { type LogFilter, logFilterIn, SEARCH_LIMIT } from '../../domain/moderation/filter.ts'
import { Select } from '../form/Select.tsx'
import { TextField } from '../form/TextField.tsx'
import { QuietButton } from '../ui/Button.tsx'

const NOTHING = logFilterIn(new URLSearchParams())

/** The filter of the log. A choice applies at once, the words at Enter or when the field is left. */
export function LogFilters({
  filter,
  admins,
  onFilter,
}: {
  filter: LogFilter
  admins: LogPage['admins']
  onFilter: (change: LogFilter) => void
}) {
  const [words, setWords] = useState(filter.q ?? '')
  useEffect(() => setWords(filter.q ?? ''), [filter.q])
  const send = () => words.trim() !== (filter.q ?? '') && onFilter({ q: words.trim() || undefined })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const choose = (name: keyof LogFilter) => ({
    name: `log-${name}`,
    value: filter[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      onFilter({ [name]: event.target.value || undefined } as LogFilter),
  })
  return (
    <search aria-label={texts.filters}>
      <form className="log-filters" onSubmit={submit}>
        <TextField
          name="log-q"
          type="search"
          label={texts.search}
          value={words}
          maxLength={SEARCH_LIMIT}
          onChange={(event) => setWords(event.target.value)}
          onBlur={send}
        />
        <Select
          {...choose('decision')}
          label={texts.decision}
          empty={texts.any}
          options={DECISIONS.map((value) => ({ value, label: DECISION_LABELS[value] }))}
        />
        <Select
          {...choose('admin')}
          label={texts.admin}
          empty={texts.any}
          options={admins.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select {...choose('city')} label={texts.city} empty={texts.any} options={CITY_NAMES} />
        <TextField {...choose('from')} type="date" label={texts.from} max={filter.to} />
        <TextField {...choose('to')} type="date" label={texts.to} min={filter.from} />
        {Object.values(filter).some(Boolean) && (
          <QuietButton onClick={() => onFilter(NOTHING)}>{QUEUE_TEXTS.lift}</QuietButton>
        )}
      </form>
    </search>
  )
}
