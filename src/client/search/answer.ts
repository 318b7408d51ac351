import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import { answerTo, meaningOf, spreadOf } from '../../domain/search/answer.ts'
import { criteriaOf, filtersOn } from '../../domain/search/criteria.ts'
import { FILTER_NAMES } from '../../domain/search/bar.ts'
import { type NameOf, searchChips } from '../../domain/search/chips.ts'
import type { Found } from '../../domain/search/find.ts'
import { find } from '../../domain/search/found.ts'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { type Search, searchQuery } from '../../domain/search/rules.ts'
import type { Table } from '../../domain/search/table.ts'
import { markResults, part } from './results.ts'
import { write } from '../lib/write.ts'

/** Filters the samples, which are not in the index, like the listings. Returns how many fit. */
export function paintSamples(search: Search): number {
  const items = [...document.querySelectorAll<HTMLElement>('[data-sample-of]')]
  if (items.length === 0) return 0
  const fitting = new Set(find(SAMPLE_LISTINGS, search).map(({ id }) => id))
  for (const item of items) item.hidden = !fitting.has(item.dataset.sampleOf ?? '')
  const shown = items.filter((item) => !item.hidden).length
  part('samples')?.toggleAttribute('hidden', shown === 0)
  return shown
}

type Answer = {
  /** The full search, and the part of it that stands in the address. */
  search: Search
  typed: Search
  found: Found
  tables: readonly Table[]
  samples: number
  nameOf: NameOf
}

export function paintAnswer({ search, typed, found, tables, samples, nameOf }: Answer): void {
  const answer = answerTo(search, found.total, nameOf)
  write(part('answer'), answer)
  write(part('total'), answer)
  write(part('spread'), spreadOf(tables, found))
  write(part('meaning'), meaningOf(search, found))
  write(part('done'), texts.show(found.total))
  const on = filtersOn(typed, FILTER_NAMES)
  write(part('filters-on'), on > 0 ? String(on) : '')
  markResults({ filtered: searchChips(typed).length > 0 })
  part('empty')?.toggleAttribute('hidden', samples + found.total > 0)
  const { city } = criteriaOf(search)
  for (const element of document.querySelectorAll('[data-without-city], [data-with-city]'))
    element.toggleAttribute('hidden', element.hasAttribute('data-with-city') === (city === ''))
}

export function paintMore(search: Search, more: boolean): void {
  part('more')?.toggleAttribute('hidden', !more)
  part('more')
    ?.querySelector('a')
    ?.setAttribute('href', location.pathname + searchQuery({ ...search, page: search.page + 1 }))
}
