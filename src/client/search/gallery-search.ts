import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import type { CardListing } from '../../domain/listing/card.ts'
import { criteriaOf, budgetsFor, switched } from '../../domain/search/criteria.ts'
import { nameOfSlug, relaxations, searchChips } from '../../domain/search/chips.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { findIn, type Found } from '../../domain/search/find.ts'
import { firstOf, placeStats } from '../../domain/search/found.ts'
import { GALLERY_TEXTS as texts, SEARCH_TEXTS } from '#language/search/texts'
import { hasRates } from '../../domain/search/on-map.ts'
import { EMPTY_SEARCH, parseSearch, type Search, searchQuery } from '../../domain/search/rules.ts'
import { type Suggestion, suggestionsFor } from '../../domain/search/suggest.ts'
import { localityAt, type Table } from '../../domain/search/table.ts'
import type { FindSimilarWords } from '../../domain/search/words.ts'
import { yieldToBrowser } from '../lib/yield-to-browser.ts'
import { showToast } from '../site/toast.ts'
import { paintAnswer, paintMore, paintSamples } from './answer.ts'
import { showChoices, showCounts } from './bar-menus.ts'
import { chipItem } from './chip-item.ts'
import type { GalleryParts } from './gallery-parts.ts'
import { openResults } from './results.ts'
import { fillForm, searchInForm } from './search-form.ts'
import type { Index } from './shards.ts'
import { openSources, type Source } from './sources.ts'

export type GallerySearch = ReturnType<typeof openSearch>

/** The search of a gallery, which fills its parts from the files of an index. */
export function openSearch(parts: GalleryParts, index: Index) {
  const { gallery, form, field, menus, map } = parts
  const { sourcesFor, retryOnNewBuild } = openSources(index)
  const results = openResults(parts)

  let search: Search = parseSearch(new URLSearchParams(location.search))
  /** Limits a search to sales on the page of sales. */
  const within = (query: Search): Search => (gallery === 'buy' ? { ...query, for: ['buy'] } : query)

  /** Loaded with the first search by words. */
  let similar: FindSimilarWords | undefined
  /** Counts the searches: an answer to an older one is not shown. */
  let searchCount = 0

  let sources: readonly Source[] = []
  const nameOf = (slug: string) =>
    sources.flatMap(({ places }) => places).find((place) => place.slug === slug)?.name ??
    nameOfSlug(slug)

  async function show() {
    searchCount += 1
    const thisSearch = searchCount
    const isOld = () => thisSearch !== searchCount
    try {
      if (search.q)
        similar ??= await import('./fuzzy-words.ts').then(
          (module) => module.fuzzyWords,
          () => undefined,
        )
      await retryOnNewBuild(async () => {
        const found = await sourcesFor(criteriaOf(within(search)).city)
        if (isOld()) return
        sources = found
        await paint(isOld)
      })
    } catch {
      if (!isOld()) showToast(texts.loadFailed)
    }
    if (isOld()) return
    parts.results.toggleAttribute('data-ready', true)
    results.keepHeight()
    fetchForOffline()
  }

  /** Loads the cards for offline use after an answer, when the browser is idle. */
  function fetchForOffline() {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    if (sources.length > 0 && criteriaOf(search).city && !saveData)
      whenIdle(() =>
        Promise.all(sources.map((source) => source.keepCards())).catch(() => undefined),
      )
  }

  async function paint(isOld: () => boolean) {
    const tables = sources.map(({ table }) => table)
    const wanted = within(search)
    const found = findIn(tables, wanted, similar)
    await yieldToBrowser()
    if (isOld()) return
    const hits = firstOf(tables, found, { sort: search.sort, most: search.page * PAGE_SIZE })
    const samples = paintSamples(parts, wanted)
    paintAnswer(parts, { search: wanted, typed: search, found, tables, samples, nameOf })
    await yieldToBrowser()
    if (isOld()) return
    const offered = new Set(budgetsFor(criteriaOf(wanted)).map(({ id }) => id))
    for (const menu of menus) showCounts(menu, found.counts, offered)
    showChoices(menus, search)
    paintChips()
    paintMore(parts, search, found.total > hits.length)
    await yieldToBrowser()
    const cards = await Promise.all(
      hits.flatMap(({ table, row }) => sources[table]?.cardOf(row) ?? []),
    )
    for (const [n, { table, row }] of hits.entries()) {
      const card = cards[n]
      if (card) results.notePlace(card, localityAt(tables[table] as Table, row))
    }
    await Promise.all([results.show(cards, isOld), paintMap(found, cards)])
    await paintRelaxations(found.total + samples > 0, isOld)
  }

  map.choose = (slug) => toggleLocality(criteriaOf(search).city, slug)

  const change = (changed: Partial<Search>) => {
    void go({ ...search, ...changed }, 'pushState')
    fillForm(form, within(search))
  }

  function chipFor(label: string, remove: Partial<Search>, name?: string) {
    return chipItem(
      label,
      () => {
        change(remove)
        // The chip is removed, so the focus moves to the words. The new answer announces the effect.
        field.focus({ preventScroll: true })
      },
      name,
    )
  }

  /** Shows the map with the results of every locality, whether chosen or not. */
  async function paintMap(found: Found, cards: readonly CardListing[]) {
    const city = ROUTED_CITIES.find(({ name }) => name === criteriaOf(search).city)?.slug
    if (!city) return
    await yieldToBrowser()
    const tables = sources.map(({ table }) => table)
    const wanted = within(search)
    const everywhere =
      search.locality.length > 0 ? findIn(tables, { ...wanted, locality: [] }, similar) : found
    const stats = placeStats(tables, everywhere)
    const rates = hasRates(stats, criteriaOf(wanted))
    const look = { city, stats, chosen: search.locality, nameOf, rates, cards }
    // The search also works without its map.
    await map.show(look).catch(() => undefined)
  }

  async function paintRelaxations(isSomething: boolean, isOld: () => boolean) {
    // If the city has no match, other cities may have some.
    const tables = isSomething ? [] : (await sourcesFor('')).map(({ table }) => table)
    if (isOld()) return
    const ways = isSomething ? [] : relaxations(tables, within(search), { similar, nameOf })
    parts.relaxed.hidden = ways.length === 0
    parts.relax.replaceChildren(
      ...ways.map(({ label, count, remove }) =>
        chipFor(SEARCH_TEXTS.without(label, count), remove),
      ),
    )
  }

  function paintChips() {
    const chips = searchChips(search, nameOf)
    const places = searchChips({ ...EMPTY_SEARCH, locality: search.locality }, nameOf)
    field.showChips(places.map(({ label, remove }) => chipFor(label, remove, texts.remove(label))))
    const inField = new Set(places.map(({ label }) => label))
    const rest = chips.filter(({ label }) => !inField.has(label))
    const all =
      chips.length > 1 ? [chipFor(texts.clear, { ...EMPTY_SEARCH, sort: search.sort })] : []
    parts.chips.replaceChildren(
      ...rest.map(({ label, remove }) => chipFor(label, remove, texts.remove(label))),
      ...all,
    )
  }

  function go(next: Search, step: 'pushState' | 'replaceState' = 'replaceState') {
    search = next
    history[step](null, '', location.pathname + searchQuery(search))
    return show()
  }

  /**
   * Changes the wish, which has its own budgets. The page of sales sends every other wish to the search of everything.
   */
  function toOtherWish(wish: string) {
    const next = switched(within(search), wish)
    if (gallery === 'buy' && wish !== 'buy')
      return location.assign(parts.everything + searchQuery(next))
    fillForm(form, gallery === 'buy' ? { ...next, for: ['buy'] } : next)
    return go(gallery === 'buy' ? { ...next, for: [] } : next, 'pushState')
  }

  /** Searches by the form. A choice adds a history entry, which Back removes. */
  async function searchAsAsked(
    step: 'pushState' | 'replaceState' = 'replaceState',
    typing: EventTarget | null = null,
  ): Promise<void> {
    const next = searchInForm(form, search)
    const { value, name } = (typing ?? {}) as Partial<HTMLInputElement>
    if (name === 'for') return toOtherWish(value ?? '')
    // A typed price range replaces a chosen budget, and the other way round.
    const budgetless = name === 'price-min' || name === 'price-max' ? { budget: [] } : {}
    const rangeless = name === 'budget' ? { price: EMPTY_SEARCH.price } : {}
    const elsewhere = name === 'city' ? { locality: [] } : {}
    const wish = gallery === 'buy' ? { for: [] } : {}
    const whole = { ...next, ...budgetless, ...rangeless, ...elsewhere, ...wish }
    if (name !== 'q') fillForm(form, within(whole), typing)
    await go(whole, step)
  }

  /** Shows another page and focuses its first card. */
  async function loadMore(): Promise<void> {
    const before = search.page * PAGE_SIZE
    await go({ ...search, page: search.page + 1 }, 'pushState')
    parts.list.querySelectorAll<HTMLElement>('.card-link')[before]?.focus({ preventScroll: true })
  }

  /** Writes the shown search into the address again, after Back has only closed a sheet. */
  function keepSearch(): void {
    const address = location.pathname + searchQuery(search)
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
  }

  /** Searches by the address. */
  function searchAsAddressed(): Promise<void> {
    search = parseSearch(new URLSearchParams(location.search))
    fillForm(form, within(search))
    return show()
  }

  /** Removes all filters, but keeps the order. */
  function clearAll(): void {
    change({ ...EMPTY_SEARCH, sort: search.sort })
  }

  /** Returns suggestions for the words that are being typed. */
  async function suggest(q: string): Promise<Suggestion[]> {
    const { city } = criteriaOf({ ...search, q: '' })
    return suggestionsFor(q, await sourcesFor(city))
  }

  /** Applies a chosen suggestion. A second locality is added to the first. */
  function take({ change: suggested }: Suggestion): void {
    const sameCity = !suggested.city || suggested.city[0] === search.city[0]
    const localities = [...(sameCity ? search.locality : []), ...(suggested.locality ?? [])]
    change({ ...suggested, ...(suggested.locality ? { locality: [...new Set(localities)] } : {}) })
  }

  /** Adds a locality of a city, or removes it. */
  function toggleLocality(cityName: string, slug: string): void {
    const city = ROUTED_CITIES.flatMap((one) => (one.name === cityName ? one.slug : []))
    const chosen = search.locality
    const locality = chosen.includes(slug)
      ? chosen.filter((one) => one !== slug)
      : [...chosen, slug]
    change({ city, locality, page: 1 })
  }

  function chooseCity(city: string): void {
    change({ city: [city], locality: [], page: 1 })
    field.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  /** Fetches the data of the first search early; that of all cities only if it is said to be small. */
  function prepare(isSmall: boolean): void {
    const { city } = criteriaOf(search)
    if (city || isSmall) sourcesFor(city).catch(() => undefined)
  }

  return {
    ...{ searchAsAsked, searchAsAddressed, loadMore, keepSearch, clearAll, chooseCity, prepare },
    ...{ suggest, take },
    /** A card with pointer or focus marks its plot, and a plot its cards. */
    light(target: Element): void {
      const slug = map.slugAt(target) ?? results.placeAt(target)
      map.light(slug)
      results.light(slug)
    },
  }
}
