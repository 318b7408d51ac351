import { shownElsewhere } from '#language/city/texts-elsewhere'
import { HIDDEN_TEXTS } from '#language/hidden/texts'
import { MEANT_TEXTS, GALLERY_TEXTS as texts } from '#language/search/texts'
import { askAboutCityPath } from '../../contract/paths.ts'
import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import { answerTo, meaningOf, spreadOf } from '../../domain/search/answer.ts'
import { FILTER_NAMES } from '../../domain/search/bar.ts'
import { type NameOf, searchChips } from '../../domain/search/chips.ts'
import { criteriaOf, filtersOn, meantBy } from '../../domain/search/criteria.ts'
import { type Found, findIn } from '../../domain/search/find.ts'
import { find } from '../../domain/search/found.ts'
import { orderOf } from '../../domain/search/order.ts'
import type { Own } from '../../domain/search/own.ts'
import { EMPTY_SEARCH, type Search, searchQuery } from '../../domain/search/rules.ts'
import { unsaidOf } from '../../domain/search/silence.ts'
import type { Table } from '../../domain/search/table.ts'
import { type FindSimilarWords, understood } from '../../domain/search/understood.ts'
import { slugOf } from '../../domain/text/slug.ts'
import { write } from '../lib/write.ts'
import type { GalleryParts } from './gallery-parts.ts'
import { type OwnWishes, ownFilters } from './own.ts'

/**
 * Filters the samples, which are not in the index, like the listings. What only the device knows of leaves out all of
 * them: they are nowhere. Returns how many fit.
 */
export function paintSamples(
  { samples, sampleItems }: GalleryParts,
  { wanted, own }: Pick<Answer, 'wanted' | 'own'>,
): number {
  if (sampleItems.length === 0) return 0
  const found = own?.fits ? [] : find(SAMPLE_LISTINGS, wanted)
  const fitting = new Set(found.map(({ id }) => id))
  for (const item of sampleItems) item.hidden = !fitting.has(item.dataset.sampleOf ?? '')
  const shown = sampleItems.filter((item) => !item.hidden).length
  for (const strip of samples) strip.hidden = shown === 0
  return shown
}

type Answer = {
  /** The full search, and the part of it that stands in the address. */
  wanted: Search
  meant: Search
  found: Found
  tables: readonly Table[]
  similar: FindSimilarWords | undefined
  nameOf: NameOf
  own: Own | null
  state: OwnWishes
}

export function paintAnswer(parts: GalleryParts, answer: Answer): void {
  const { wanted: search, meant: typed, found, tables, similar, nameOf, own, state } = answer
  const words = answerTo(search, found.total, { nameOf, aside: found.aside })
  for (const place of parts.answers) write(place, words)
  write(parts.spread, spreadOf(tables, found))
  const meant = [
    meaningOf(search, found),
    unsaidOf(search, found, nameOf),
    own?.says(
      tables,
      found.rows,
      () => findIn(tables, search, similar, undefined, { keeps: own?.keeps }).rows,
    ),
  ]
  const meaning = meant.filter(Boolean).join(' ')
  write(parts.meaning, meaning)
  const taken = meantBy(search)
  parts.meaning.toggleAttribute('data-in-heading', meaning === (taken && MEANT_TEXTS[taken].text))
  // An order of the device's own says itself what it is.
  write(parts.order, own?.key ? '' : orderOf(search, tables, found))
  parts.order.toggleAttribute('data-usual', search.sort === EMPTY_SEARCH.sort)
  paintHidden(parts, answer)
  const [unserved] = understood(search).elsewhere
  parts.tell.hidden = !unserved
  if (unserved) {
    parts.tell.href = askAboutCityPath(slugOf(unserved))
    write(parts.tell, MEANT_TEXTS.tell(shownElsewhere(unserved)))
  }
  write(parts.done, texts.show(found.total))
  const on = filtersOn(understood(typed).search, FILTER_NAMES) + (own?.fits ? ownFilters(state) : 0)
  write(parts.on, on > 0 ? String(on) : '')
  const isFiltered = searchChips(typed).length > 0 || Boolean(own?.fits)
  parts.results.toggleAttribute('data-filtered', isFiltered)
  for (const part of [parts.empty, parts.nearest, parts.relaxed]) part.hidden = true
  const { city } = criteriaOf(search)
  parts.cities.hidden = city !== ''
  parts.list.toggleAttribute('data-one-city', city !== '')
  // Beside the map of a city, the list is one column; the head of the page says so of a city in the address.
  document.documentElement.classList.toggle('has-city', city !== '')
  parts.list.classList.toggle('card-rows', city !== '')
  for (const part of [parts.map, parts.mapOpener]) part.hidden = city === ''
}

/** How many results its visitor has hidden, and one way to them: where none of these is, among what else can be set. */
function paintHidden(parts: GalleryParts, answer: Answer): void {
  const { wanted, found, tables, similar, own } = answer
  const hides = own?.keeps !== undefined
  const all = hides ? findIn(tables, wanted, similar, found.sorting, { fits: own.fits }).total : 0
  const count = Math.max(0, all - found.total)
  write(parts.hiddenCount, count > 0 ? HIDDEN_TEXTS.count(count) : '')
  parts.hiddenLine.hidden = count === 0
  parts.hiddenWay.hidden = !hides || count > 0
  const isAll = count > 0 && found.total === 0
  parts.allHidden.hidden = !isAll
  parts.noMatch.hidden = isAll
}

export function paintMore({ more, moreLink }: GalleryParts, search: Search, isMore: boolean): void {
  more.hidden = !isMore
  moreLink.href = location.pathname + searchQuery({ ...search, page: search.page + 1 })
}
