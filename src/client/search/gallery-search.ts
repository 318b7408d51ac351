import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import type { CardListing } from '../../domain/listing/card.ts'
import { criteriaOf, budgetsFor, switched } from '../../domain/search/criteria.ts'
import { nameOfSlug, relaxations, searchChips } from '../../domain/search/chips.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { findIn, type Found } from '../../domain/search/find.ts'
import { firstOf, placeStats } from '../../domain/search/found.ts'
import { GALLERY_TEXTS as SAY, type GalleryName, SEARCH_TEXTS } from '../../domain/search/texts.ts'
import { EMPTY_SEARCH, parseSearch, type Search, searchQuery } from '../../domain/search/rules.ts'
import { type Suggestion, suggestionsFor } from '../../domain/search/suggest.ts'
import type { Table } from '../../domain/search/table.ts'
import type { Near } from '../../domain/search/words.ts'
import { yieldToBrowser } from '../lib/yield-to-browser.ts'
import { showToast } from '../site/toast.ts'
import { paintAnswer, paintMore, paintSamples } from './answer.ts'
import {
  chipItem,
  keepHeight,
  markResults,
  notePlace,
  part,
  placeOf,
  showCards,
} from './results.ts'
import { fillForm, form, paintCounts, paintMenus, searchInForm } from './search-form.ts'
import { type Source, sourcesFor, withBuild } from './sources.ts'

const gallery: GalleryName = form?.dataset.gallery === 'buy' ? 'buy' : 'search'

let search: Search = parseSearch(new URLSearchParams(location.search))
/** What is for sale is all that its own page shows. */
const within = (own: Search): Search => (gallery === 'buy' ? { ...own, for: ['buy'] } : own)

/** Finds what a word with a slip could mean; comes with the first words that are looked for. */
let near: Near | undefined
/** How often something was asked for; an answer to an older question is not shown. */
let asked = 0

let sources: readonly Source[] = []
const nameOf = (slug: string) =>
  sources.flatMap(({ places }) => places).find((place) => place.slug === slug)?.name ??
  nameOfSlug(slug)

async function show() {
  asked += 1
  const own = asked
  const isOld = () => own !== asked
  try {
    if (search.q)
      near ??= await import('./fuzzy-words.ts').then(
        (module) => module.fuzzyWords,
        () => undefined,
      )
    await withBuild(async () => {
      const found = await sourcesFor(criteriaOf(within(search)).city)
      if (isOld()) return
      sources = found
      await paint(isOld)
    })
  } catch {
    if (!isOld()) showToast(SAY.loadFailed)
  }
  if (isOld()) return
  markResults({ ready: true })
  keepHeight()
  keepForLater()
}

/** Once there is an answer, what is needed to go on without a connection comes while nothing else does. */
function keepForLater() {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
  if (sources.length > 0 && criteriaOf(search).city && !saveData)
    whenIdle(() => Promise.all(sources.map((source) => source.keepCards())).catch(() => undefined))
}

async function paint(isOld: () => boolean) {
  const tables = sources.map(({ table }) => table)
  const wanted = within(search)
  const found = findIn(tables, wanted, near)
  await yieldToBrowser()
  if (isOld()) return
  const hits = firstOf(tables, found, { sort: search.sort, most: search.page * PAGE_SIZE })
  const samples = paintSamples(wanted)
  paintAnswer({ search: wanted, own: search, found, tables, samples, nameOf })
  await yieldToBrowser()
  if (isOld()) return
  paintCounts(found.counts, new Set(budgetsFor(criteriaOf(wanted)).map(({ id }) => id)))
  paintMenus(search)
  paintChips()
  paintMore(search, found.total > hits.length)
  await yieldToBrowser()
  const cards = await Promise.all(
    hits.flatMap(({ table, row }) => sources[table]?.cardOf(row) ?? []),
  )
  for (const [n, { table, row }] of hits.entries()) {
    const { codes, values } = (tables[table] as Table).facets.locality
    const card = cards[n]
    if (card) notePlace(card, values[codes[row] ?? 0] ?? '')
  }
  await Promise.all([showCards(cards, isOld), paintMap(found, cards)])
  await paintRelaxations(found.total + samples > 0, isOld)
}

const change = (part: Partial<Search>) => {
  go({ ...search, ...part }, 'pushState')
  fillForm(within(search))
}

function chipFor(label: string, remove: Partial<Search>, name?: string) {
  return chipItem(
    label,
    () => {
      change(remove)
      // The chip is gone; the answer tells what its going did.
      document.querySelector<HTMLElement>('#words')?.focus({ preventScroll: true })
    },
    name,
  )
}

let isMapAwake = false
/** The map has what is found in every locality, whichever of them are chosen. */
async function paintMap(found: Found, cards: readonly CardListing[]) {
  const city = ROUTED_CITIES.find(({ name }) => name === criteriaOf(search).city)?.slug
  if (!city) return
  await yieldToBrowser()
  const tables = sources.map(({ table }) => table)
  // Prices of sale and of rent in one number would say nothing.
  const isMixed = Object.keys(found.counts.deal).length > 1
  const narrowed = { ...within(search), locality: [], ...(isMixed ? { deal: ['sell'] } : {}) }
  const everywhere = isMixed || search.locality.length > 0 ? findIn(tables, narrowed, near) : found
  const { showMap, wakeMap } = await import('./city-map.ts')
  if (!isMapAwake)
    wakeMap({ placeOf, toggle: (slug) => toggleLocality(criteriaOf(search).city, slug) })
  isMapAwake = true
  const stats = placeStats(tables, everywhere)
  // Without its map a search is still one.
  await showMap({ city, stats, chosen: search.locality, nameOf, cards }).catch(() => undefined)
}

async function paintRelaxations(isSomething: boolean, isOld: () => boolean) {
  // What there is without the city is in the other ones.
  const tables = isSomething ? [] : (await sourcesFor('')).map(({ table }) => table)
  if (isOld()) return
  const ways = isSomething ? [] : relaxations(tables, within(search), { near, nameOf })
  part('relaxed')?.toggleAttribute('hidden', ways.length === 0)
  part('relax')?.replaceChildren(
    ...ways.map(({ label, count, remove }) => chipFor(SEARCH_TEXTS.without(label, count), remove)),
  )
}

function paintChips() {
  const chips = searchChips(search, nameOf)
  const places = searchChips({ ...EMPTY_SEARCH, locality: search.locality }, nameOf)
  part('places')?.replaceChildren(
    ...places.map(({ label, remove }) => chipFor(label, remove, SAY.remove(label))),
  )
  const inField = new Set(places.map(({ label }) => label))
  const rest = chips.filter(({ label }) => !inField.has(label))
  const all = chips.length > 1 ? [chipFor(SAY.clear, { ...EMPTY_SEARCH, sort: search.sort })] : []
  part('chips')?.replaceChildren(
    ...rest.map(({ label, remove }) => chipFor(label, remove, SAY.remove(label))),
    ...all,
  )
}

function go(next: Search, step: 'pushState' | 'replaceState' = 'replaceState') {
  search = next
  history[step](null, '', location.pathname + searchQuery(search))
  return show()
}

/** Another wish has other budgets; the page of what is for sale hands all others on to the search of everything. */
function toOtherWish(wish: string) {
  const next = switched(within(search), wish)
  if (gallery === 'buy' && wish !== 'buy')
    return location.assign((form?.dataset.everything ?? '') + searchQuery(next))
  fillForm(gallery === 'buy' ? { ...next, for: ['buy'] } : next)
  return go(gallery === 'buy' ? { ...next, for: [] } : next, 'pushState')
}

/** Takes over what stands in the form. A choice is a step that Back takes off. */
export async function searchAsAsked(
  step: 'pushState' | 'replaceState' = 'replaceState',
  typing: EventTarget | null = null,
): Promise<void> {
  const next = searchInForm(search)
  const { value, name } = (typing ?? {}) as Partial<HTMLInputElement>
  if (name === 'for') return toOtherWish(value ?? '')
  // A range of one's own takes the place of one that is offered, and the other way round.
  const budgetless = name === 'price-min' || name === 'price-max' ? { budget: [] } : {}
  const rangeless = name === 'budget' ? { price: EMPTY_SEARCH.price } : {}
  const elsewhere = name === 'city' ? { locality: [] } : {}
  const wish = gallery === 'buy' ? { for: [] } : {}
  const whole = { ...next, ...budgetless, ...rangeless, ...elsewhere, ...wish }
  if (name !== 'q') fillForm(within(whole), typing)
  await go(whole, step)
}

/** Shows one page more and moves the focus to its first card. */
export async function loadMore(): Promise<void> {
  const before = search.page * PAGE_SIZE
  await go({ ...search, page: search.page + 1 }, 'pushState')
  part('list')?.querySelectorAll<HTMLElement>('.card-link')[before]?.focus({ preventScroll: true })
}

/** Puts the search that is shown into the address again, after Back has only closed a sheet. */
export function keepSearch(): void {
  const address = location.pathname + searchQuery(search)
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
}

/** Shows what the address asks for. */
export function searchAsAddressed(): Promise<void> {
  search = parseSearch(new URLSearchParams(location.search))
  fillForm(within(search))
  return show()
}

/** Takes all filters back, but for the order. */
export function clearAll(): void {
  change({ ...EMPTY_SEARCH, sort: search.sort })
}

/** What the words that are being typed may mean. */
export async function suggest(q: string): Promise<Suggestion[]> {
  const { city } = criteriaOf({ ...search, q: '' })
  return suggestionsFor(q, await sourcesFor(city))
}

/** A suggestion that was chosen; a second locality is added to the first. */
export function take({ asks }: Suggestion): void {
  const sameCity = !asks.city || asks.city[0] === search.city[0]
  const localities = [...(sameCity ? search.locality : []), ...(asks.locality ?? [])]
  change({ ...asks, ...(asks.locality ? { locality: [...new Set(localities)] } : {}) })
}

/** Adds a locality of a city, or takes it off again. */
function toggleLocality(cityName: string, slug: string): void {
  const city = ROUTED_CITIES.flatMap((own) => (own.name === cityName ? own.slug : []))
  const own = search.locality
  const locality = own.includes(slug) ? own.filter((one) => one !== slug) : [...own, slug]
  change({ city, locality, page: 1 })
}

export function chooseCity(city: string): void {
  change({ city: [city], locality: [], page: 1 })
  document.querySelector<HTMLElement>('#words')?.focus({ preventScroll: true })
  scrollTo({ top: 0 })
}

/** Fetches what the first question needs ahead of it; of all cities only where that is not much. */
export function prepare(): void {
  const { city } = criteriaOf(search)
  if (city || form?.hasAttribute('data-ahead')) sourcesFor(city).catch(() => undefined)
}
