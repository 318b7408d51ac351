import { shownLocality, shownSlug } from '#language/locality/texts-named'
import { LOOSEN_TEXTS, SEARCH_TEXTS, GALLERY_TEXTS as texts } from '#language/search/texts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import type { CardListing } from '../../domain/listing/card.ts'
import { otherReadings, searchChips, withoutLocalities } from '../../domain/search/chips.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { criteriaOf, putsHomesFirst, switched } from '../../domain/search/criteria.ts'
import { type Found, findIn } from '../../domain/search/find.ts'
import { firstOf, placeStats } from '../../domain/search/found.ts'
import { ratesFor } from '../../domain/search/on-map.ts'
import { commercialChoice, type QuickChoice, quickChoices } from '../../domain/search/quick.ts'
import { respelled } from '../../domain/search/respell.ts'
import { EMPTY_SEARCH, parseSearch, type Search, searchQuery } from '../../domain/search/rules.ts'
import { type Suggestion, suggestionsFor } from '../../domain/search/suggest.ts'
import { indexedBy } from '../../domain/search/suggest-index.ts'
import { localityAt, type Table } from '../../domain/search/table.ts'
import {
  type FindSimilarWords,
  understood,
  withoutWordsOf,
} from '../../domain/search/understood.ts'
import { write } from '../lib/write.ts'
import { yieldToBrowser } from '../lib/yield-to-browser.ts'
import { showToast } from '../site/toast.ts'
import { paintAnswer, paintMore, paintSamples } from './answer.ts'
import { showChoices, showCounts } from './bar-menus.ts'
import { chipItem, quickItem } from './chip-item.ts'
import { galleryParts } from './gallery-parts.ts'
import { openMisses } from './misses.ts'
import { openResults } from './results.ts'
import { fillForm, otherAmounts, searchInForm } from './search-form.ts'
import type { Index } from './shards.ts'
import { openSources, type Source } from './sources.ts'

export type GallerySearch = ReturnType<typeof openSearch>

/** The search of a gallery, which fills its parts from the files of an index. */
export function openSearch(element: HTMLElement, index: Index) {
  const parts = galleryParts(element)
  const { gallery, form, field, menus, map } = parts
  const { sourcesFor, retryOnNewBuild } = openSources(index)
  const results = openResults(parts)
  const noteMisses = openMisses()

  let search: Search = parseSearch(new URLSearchParams(location.search))
  /** Limits a search to sales on the page of sales. */
  const within = (query: Search): Search => (gallery === 'buy' ? { ...query, for: ['buy'] } : query)

  /** The search as it was answered: misspelt words are spelled as places and filters are. */
  let meant: Search = search
  /** The chips that are shown, to tell whether others are due. */
  let paintedChips = ''
  /** Loaded with the first search by words. */
  let similar: FindSimilarWords | undefined
  /** Counts the searches: an answer to an older one is not shown. */
  let searchCount = 0

  let sources: readonly Source[] = []
  const nameOf = (slug: string) =>
    sources
      .flatMap(({ city, places }) =>
        places.flatMap((place) => (place.slug === slug ? shownLocality(city, place.name) : [])),
      )
      .at(0) ?? shownSlug(slug)

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
        const { city, words } = criteriaOf(within(search))
        // A word that names no filter may be in the name of a building anywhere.
        const found = await sourcesFor(words.length > 0 && search.city.length === 0 ? '' : city)
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

  /** Loads the cards, and what typing needs, for offline use after an answer, when the browser is idle. */
  function fetchForOffline() {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    if (sources.length > 0 && criteriaOf(search).city && !saveData)
      whenIdle(() =>
        Promise.all([
          ...sources.map((source) => source.keepCards()),
          import('./suggestions.ts'),
          import('./fuzzy-words.ts'),
        ]).catch(() => undefined),
      )
  }

  async function paint(isOld: () => boolean) {
    const tables = sources.map(({ table }) => table)
    meant = search.q ? respelled(search, tables, similar) : search
    const wanted = within(meant)
    const found = findIn(tables, wanted, similar)
    await yieldToBrowser()
    if (isOld()) return
    const hits = firstOf(tables, found, {
      sort: search.sort,
      most: search.page * PAGE_SIZE,
      homesFirst: putsHomesFirst(wanted),
    })
    const samples = paintSamples(parts, wanted)
    paintAnswer(parts, { search: wanted, typed: meant, found, tables, samples, nameOf })
    noteMisses(missedOf(found, samples, tables))
    await yieldToBrowser()
    if (isOld()) return
    for (const menu of menus) showCounts(menu, found.counts, criteriaOf(wanted))
    showChoices(menus, understood(meant).search)
    paintChips(found)
    paintMore(parts, search, found.total > hits.length)
    await yieldToBrowser()
    const cards = await Promise.all(
      hits.flatMap(({ table, row }) => sources[table]?.cardOf(row) ?? []),
    )
    for (const [n, { table, row }] of hits.entries()) {
      const card = cards[n]
      const load = sources[table]?.furtherOf
      if (card)
        results.note(card, localityAt(tables[table] as Table, row), load && (() => load(row)))
    }
    await Promise.all([results.show(cards, isOld), paintMap(found, cards)])
    await paintInstead(found.total + samples > 0, isOld)
  }

  /** The words that nothing knew, and all of them if they find nothing: also without what was chosen beside them. */
  function missedOf(
    { total, aside }: Found,
    samples: number,
    tables: readonly Table[],
  ): readonly string[] {
    const { q } = search
    const nothing =
      total + samples === 0 &&
      q &&
      findIn(tables, { ...EMPTY_SEARCH, q: meant.q }, similar).total === 0
    return nothing ? [q] : aside.map(({ typed }) => typed)
  }

  map.choose = (slug) => toggleLocality(criteriaOf(search).city, slug)

  const change = (changed: Partial<Search>) => {
    // In a sheet, the entry with which Back would close it becomes that of the choice.
    void go({ ...search, ...changed }, history.state?.sheet ? 'replaceState' : 'pushState')
    fillForm(form, understood(within(search)).search)
  }

  /** Focuses the words; under a thumb, where they would raise the keyboard over the results, the answer. */
  function focusSearch() {
    const [heading] = parts.answers
    const isTouched = matchMedia('(pointer: coarse)').matches
    if (!isTouched || !heading) return field.focus({ preventScroll: true })
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  function chipFor(label: string, remove: Partial<Search>, name?: string) {
    return chipItem(
      label,
      () => {
        change(remove)
        // The chip is removed, so the focus moves. The new answer announces the effect.
        focusSearch()
      },
      name,
    )
  }

  /** A chip that offers another search. */
  function offerFor(label: string, changed: Partial<Search>) {
    const item = chipFor(label, changed)
    item.toggleAttribute('data-offer', true)
    return item
  }

  function quickFor({ label, count, change: chosen }: QuickChoice, isCounted = true) {
    const href = location.pathname + searchQuery({ ...search, ...chosen })
    return quickItem({ label, href, count: isCounted ? count : null }, () => {
      change(chosen)
      focusSearch()
    })
  }

  /** The search in the whole of a city. */
  const inCity = (wanted: Search, city: string): Search => ({
    ...withoutLocalities(wanted),
    city: [city],
  })

  /** Shows the map with the results of every locality, whether chosen or not. */
  async function paintMap(found: Found, cards: readonly CardListing[]) {
    const { city: name, localities: chosen } = criteriaOf(meant)
    const city = ROUTED_CITIES.find((one) => one.name === name)?.slug
    if (!city) return
    await yieldToBrowser()
    const tables = sources.map(({ table }) => table)
    const wanted = within(meant)
    const everywhere =
      chosen.length > 0 ? findIn(tables, inCity(wanted, city), similar, found.sorting) : found
    const stats = placeStats(tables, everywhere)
    const criteria = criteriaOf(wanted)
    const rates = ratesFor(tables, criteria)
    const look = { city, stats, chosen, nameOf, rates, wish: criteria.wish, cards }
    // The search also works without its map.
    await map.show(look).catch(() => undefined)
  }

  /** Shows in place of results what comes nearest to the search, and what a smaller wish would find. */
  async function paintInstead(isSomething: boolean, isOld: () => boolean) {
    if (isSomething) return write(parts.nearestIs, '')
    const wanted = within(meant)
    const [everywhere, module] = await Promise.all([
      // If the city has no match, other cities may have some.
      sourcesFor(''),
      import('./nothing-found.ts'),
    ])
    const instead = await module.insteadOf({ search: wanted, similar, nameOf }, everywhere)
    if (isOld()) return
    module.paintInstead(parts, instead, {
      search: wanted,
      itemOf: ({ label, count, search: less }) =>
        offerFor(LOOSEN_TEXTS.counted(label, count), { ...less, for: search.for }),
    })
  }

  function paintChips(found: Found) {
    const chips = searchChips(meant, nameOf, found.aside)
    const tables = sources.map(({ table }) => table)
    const quick = quickChoices(tables, within(meant), found)
    const commercial = commercialChoice(within(meant), found)
    const places = searchChips({ ...EMPTY_SEARCH, locality: search.locality }, nameOf)
    field.showChips(places.map(({ label, remove }) => chipFor(label, remove, texts.remove(label))))
    const inField = new Set(places.map(({ label }) => label))
    const others = [...otherReadings(meant), ...otherAmounts(form, search)]
    const shown = chips.filter(({ label }) => !inField.has(label))
    const chipsThat = (inHeading: boolean) =>
      shown
        .filter((chip) => Boolean(chip.inHeading) === inHeading)
        .map(({ label, remove }) => chipFor(label, remove, texts.remove(label)))
    // The same chips stay as they are: another answer must not take the focus from one that is about to be pressed.
    const painted = JSON.stringify([shown, others, quick, commercial, chips.length > 1])
    if (painted === paintedChips) return
    paintedChips = painted
    const clear = chipItem(texts.clear, () => {
      clearAll()
      focusSearch()
    })
    parts.chips.scrollLeft = 0
    parts.chips.replaceChildren(
      ...chipsThat(false),
      ...others.map((other) => offerFor(SEARCH_TEXTS.other(other.label), other.change)),
      ...quick.map((one) => quickFor(one)),
      ...commercial.map((one) => quickFor(one, false)),
      ...chipsThat(true),
      ...(chips.length > 1 ? [clear] : []),
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
  function toOtherWish(wish: string, step: 'pushState' | 'replaceState') {
    const next = switched(withoutWordsOf(within(search), 'for'), wish)
    if (gallery === 'buy' && wish !== 'buy')
      return location.assign(parts.everything + searchQuery(next))
    fillForm(form, gallery === 'buy' ? { ...next, for: ['buy'] } : next)
    return go(gallery === 'buy' ? { ...next, for: [] } : next, step)
  }

  /** Searches by the form. A choice adds a history entry, which Back removes. */
  async function searchAsAsked(
    step: 'pushState' | 'replaceState' = 'replaceState',
    typing: EventTarget | null = null,
  ): Promise<void> {
    const next = searchInForm(form, search)
    const { value, name = '' } = (typing ?? {}) as Partial<HTMLInputElement>
    if (name === 'for') return toOtherWish(value ?? '', step)
    // The form also shows what the words say, so only what was changed in it is a choice.
    const key = name.replace(/-(?:min|max)$/, '')
    // A typed price range replaces a chosen budget, and the other way round.
    const budgetless = key === 'price' ? { budget: [] } : {}
    const rangeless = name === 'budget' ? { price: EMPTY_SEARCH.price } : {}
    const elsewhere = name === 'city' ? { locality: [] } : {}
    const changed = {
      ...search,
      page: 1,
      [key]: next[key as 'q'],
      ...budgetless,
      ...rangeless,
      ...elsewhere,
    }
    const whole = withoutWordsOf(changed, key)
    const asked = within(whole)
    if (name !== 'q' || understood(asked).chosen !== asked)
      fillForm(form, understood(asked).search, typing)
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

  /** Searches by the address. Words that were typed while this script was loading are kept, and asked for at once. */
  function searchAsAddressed(): Promise<void> {
    const typing = searchCount === 0 ? field.typing : null
    search = parseSearch(new URLSearchParams(location.search))
    fillForm(form, understood(within(search)).search, typing)
    return typing ? searchAsAsked('replaceState', typing) : show()
  }

  /** Removes all filters, but keeps the order. */
  function clearAll(): void {
    change({ ...EMPTY_SEARCH, sort: search.sort })
  }

  /** Returns suggestions for the words that are being typed, with what each would find. */
  async function suggest(q: string): Promise<Suggestion[]> {
    const { city } = criteriaOf({ ...search, q: '' })
    // The places are known without the listings.
    const built = q ? await sourcesFor(city).catch(() => []) : []
    return suggestionsFor(q, search, indexedBy(built, within(search), similar))
  }

  /** Applies a chosen suggestion. A second locality is added to the first. */
  function take({ change: suggested }: Suggestion): void {
    const sameCity = !suggested.city || suggested.city[0] === search.city[0]
    const localities = [...(sameCity ? search.locality : []), ...(suggested.locality ?? [])]
    change({ ...suggested, ...(suggested.locality ? { locality: [...new Set(localities)] } : {}) })
    focusSearch()
  }

  /** Adds a locality of a city, or removes it. */
  function toggleLocality(cityName: string, slug: string): void {
    const city = ROUTED_CITIES.flatMap((one) => (one.name === cityName ? one.slug : []))
    const isChosen = criteriaOf(meant).localities.includes(slug)
    if (isChosen) change({ ...withoutLocalities(meant, slug), city })
    else change({ city, locality: [...search.locality, slug], page: 1 })
  }

  function chooseCity(city: string): void {
    const { q } = withoutWordsOf(search, 'city')
    change({ q, city: [city], locality: [], page: 1 })
    parts.cities.hidePopover()
    focusSearch()
    scrollTo({ top: 0 })
  }

  /** Fetches the data of the first search early; that of all cities only if it is said to be small. */
  function prepare(isSmall: boolean): void {
    const { city } = criteriaOf(search)
    if (city || isSmall) sourcesFor(city).catch(() => undefined)
  }

  return {
    searchAsAsked,
    searchAsAddressed,
    loadMore,
    keepSearch,
    clearAll,
    chooseCity,
    prepare,
    showAnswer: focusSearch,
    suggest,
    take,
    /** A card with pointer or focus marks its plot, and a plot its cards. */
    light(target: Element): void {
      const slug = map.slugAt(target) ?? results.placeAt(target)
      map.light(slug)
      results.light(slug)
    },
  }
}
