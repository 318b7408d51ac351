import './OwnFilter.css'
import { useState } from 'react'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { OWN_FILTER_TEXTS as texts } from '#language/listing/texts-own'
import { shownValue } from '#language/listing/texts-values'
import {
  type OwnFilter as Filter,
  OWN_SORTS,
  type OwnNarrowing,
  type OwnShown,
} from '../../domain/listing/own-filter.ts'
import { SEARCH_LENGTH } from '../../domain/paging/search-text.ts'
import { Select } from '../form/Select.tsx'
import { TextField } from '../form/TextField.tsx'
import { QuietButton } from '../ui/Button.tsx'

type Turn = (change: Partial<Filter>, typing?: boolean) => void

/** The filter of a poster's own listings: narrows the list as one types and chooses. */
export function OwnFilter({
  filter,
  shown,
  all,
  onTurn,
}: {
  filter: Filter
  shown: OwnShown<unknown>
  /** How many listings there are without any filter. */
  all: number
  onTurn: Turn
}) {
  const { states, cities, listingTypes } = shown
  const option = <Value extends string>(value: Value, label: string, count: number) => ({
    value,
    label: texts.option(label, count),
  })
  // One city, or one kind, leaves nothing to choose.
  const several = (choices: readonly unknown[], chosen: string) =>
    choices.length > 1 || chosen !== ''
  return (
    <search aria-label={texts.title} className="own-filter">
      <Words q={filter.q} onTurn={onTurn} />
      <Select
        name="state"
        label={texts.state}
        options={states.map(({ value, count }) => option(value, texts.states[value], count))}
        empty={texts.all}
        value={filter.state}
        onChange={({ target }) => onTurn({ state: target.value as Filter['state'], page: 1 })}
      />
      {several(cities, filter.city) && (
        <Select
          name="city"
          label={texts.city}
          options={cities.map(({ value, count }) => option(value, shownValue(value), count))}
          empty={texts.all}
          value={filter.city}
          onChange={({ target }) => onTurn({ city: target.value as Filter['city'], page: 1 })}
        />
      )}
      {several(listingTypes, filter.listingType) && (
        <Select
          name="listingType"
          label={texts.listingType}
          options={listingTypes.map(({ value, count }) =>
            option(value, LISTING_TYPE_LABELS[value], count),
          )}
          empty={texts.all}
          value={filter.listingType}
          onChange={({ target }) =>
            onTurn({ listingType: target.value as Filter['listingType'], page: 1 })
          }
        />
      )}
      <Select
        name="sort"
        label={texts.sort}
        options={OWN_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        value={filter.sort || OWN_SORTS[0]}
        onChange={({ target: { value } }) =>
          onTurn({ sort: value === OWN_SORTS[0] ? '' : (value as Filter['sort']), page: 1 })
        }
      />
      <p className="own-found" role="status">
        {texts.count(shown.count, all)}
        {filter.state === 'confirm' && <span className="muted"> {texts.confirmNote}</span>}
      </p>
    </search>
  )
}

/** What is typed, which may have a blank at its end that the filter does not keep. */
function Words({ q, onTurn }: { q: string; onTurn: Turn }) {
  const [typed, setTyped] = useState(q)
  // Back, or a button below the list, has set another one.
  const value = typed.trim() === q ? typed : q
  return (
    <TextField
      name="q"
      type="search"
      label={texts.q}
      maxLength={SEARCH_LENGTH}
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        setTyped(target.value)
        onTurn({ q: target.value.trim(), page: 1 }, true)
      }}
    />
  )
}

/** Why no listing fits, and the ways out of it. */
export function NothingFits({
  filter,
  without,
  all,
  onTurn,
  onClear,
}: {
  filter: Filter
  without: OwnShown<unknown>['without']
  all: number
  onTurn: Turn
  onClear: () => void
}) {
  const said: Record<OwnNarrowing, string> = {
    q: filter.q,
    state: filter.state && texts.states[filter.state],
    city: filter.city,
    listingType: filter.listingType && LISTING_TYPE_LABELS[filter.listingType],
  }
  return (
    <div className="own-none">
      <p>{texts.none(all)}</p>
      <div className="button-row">
        {without.map(({ name, count }) => (
          <QuietButton key={name} onClick={() => onTurn({ [name]: '', page: 1 })}>
            {texts.without[name](count, said[name])}
          </QuietButton>
        ))}
        <QuietButton onClick={onClear}>{texts.clear}</QuietButton>
      </div>
    </div>
  )
}
