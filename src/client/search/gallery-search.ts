import { AFFORD_TEXTS } from '#language/afford/texts'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { HIDDEN_TEXTS } from '#language/hidden/texts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { shownName } from '../../domain/distance/names.ts'
import type { OwnPlace } from '../../domain/distance/rules.ts'
import { type AskedToHide, homeNumber, posterKey } from '../../domain/hidden/rules.ts'
import { withoutLocalities } from '../../domain/search/chips.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { criteriaOf, inOrder, ordersFor, switched } from '../../domain/search/criteria.ts'
import { EMPTY_SEARCH, parseSearch, type Search, searchQuery } from '../../domain/search/rules.ts'
import { knowOwnPlaces } from '../../domain/search/sentence.ts'
import { type Suggestion, suggestionsFor } from '../../domain/search/suggest.ts'
import { indexedBy } from '../../domain/search/suggest-index.ts'
import {
  ownNamedIn,
  understood,
  withoutOwnPlaces,
  withoutWordsOf,
} from '../../domain/search/understood.ts'
import { HIDDEN, HIDDEN_CHANGED } from '../../domain/site/constants.ts'
import type { FarState } from '../distance/far-sheet.ts'
import { keepOwnPlaces } from '../distance/own-places.ts'
import { loadPoints } from '../distance/points.ts'
import { hidden } from '../hidden/hidden.ts'
import { element } from '../lib/sheet.ts'
import { followStored } from '../lib/stored.ts'
import { showToast } from '../site/toast.ts'
import { openAnswers } from './gallery-answers.ts'
import { openChips } from './gallery-chips.ts'
import { galleryParts, within } from './gallery-parts.ts'
import { entryOf, type OwnState, ownStateIn, wishesIn, withoutFilters } from './own.ts'
import { openResults } from './results.ts'
import { fillForm, searchInForm } from './search-form.ts'
import type { Index } from './shards.ts'
import { openSources } from './sources.ts'

/** Has words name the places of the visitor's own; few devices have any. */
const knowNames = async (places: readonly OwnPlace[]) =>
  import('../../domain/distance/named.ts').then(
    ({ ownPlacesNamed }) => knowOwnPlaces(ownPlacesNamed(places)),
    // The search goes on without such words.
    () => undefined,
  )

/** What the value of an order by a place of the visitor's own begins with. */
const OWN_ORDER = 'own:'
/** The value of the order by what fits. */
const FITS_ORDER = 'fits'

const isOwnOrder = (order: string) => order === FITS_ORDER || order.startsWith(OWN_ORDER)

export type GallerySearch = Awaited<ReturnType<typeof openSearch>>

/** The search of a gallery, which is in the address of its page: what visitors do changes it, and answers follow. */
export async function openSearch(host: HTMLElement, index: Index) {
  const parts = galleryParts(host)
  const { gallery, form, field, map } = parts
  const sources = openSources(index)
  const results = openResults(parts)
  const chips = openChips(parts, {
    choose: (changed) => {
      change(changed)
      focusSearch()
    },
    chooseOwn: (changed) => {
      void goOwn({ ...own, ...changed })
      focusSearch()
    },
  })
  const answers = openAnswers(parts, { sources, results, chips })

  let search: Search = parseSearch(new URLSearchParams(location.search))
  /** What the device adds to the search. It is part of the history, but of no address. */
  let own: OwnState = ownStateIn(history.state)
  if (own.places.length > 0) await knowNames(own.places)
  /** Nothing has been searched for yet. */
  let isFirst = true
  /** What was hidden when it was searched last. */
  let shownHidden: string | null = null

  // Another tab or device may hide something, and the page of a home from which Back leads here.
  followStored({ key: HIDDEN, events: [HIDDEN_CHANGED] }, () => {
    if (!isFirst && localStorage.getItem(HIDDEN) !== shownHidden) void show()
  })

  map.choose = (slug) => toggleLocality(criteriaOf(search).city, slug)

  function show(): Promise<void> {
    isFirst = false
    shownHidden = localStorage.getItem(HIDDEN)
    showOrders(search)
    return answers.show(search, own)
  }

  function fill(asked: Search, typing: EventTarget | null = null) {
    fillForm(form, asked, typing)
    showOrders(asked)
  }

  /** Offers the orders of a search and those by what the device alone knows, and shows which one it has. */
  function showOrders(asked: Search) {
    const order = parts.sort
    const full = within(parts, asked)
    const offered = [
      ...ordersFor(full),
      ...own.places.map((place) => ({
        id: OWN_ORDER + place.name,
        label: DISTANCE_TEXTS.sort(shownName(place)),
      })),
      ...(own.hasMeans ? [{ id: FITS_ORDER, label: AFFORD_TEXTS.sort }] : []),
    ]
    const shown = [...order.options].map(({ value }) => value)
    if (offered.map(({ id }) => id).join() !== shown.join())
      order.replaceChildren(
        ...offered.map(({ id, label }) => element('option', { value: id, textContent: label })),
      )
    const sort = ownNamedIn(asked) ?? own.far.sort
    if (sort !== null) order.value = OWN_ORDER + sort
    else order.value = own.afford.sorts ? FITS_ORDER : inOrder(full).sort
  }

  /** Goes by other things that the device alone knows. */
  async function goOwn(next: OwnState): Promise<void> {
    own = next
    await knowNames(own.places)
    // Read anew, because its words may name other places now.
    search = { ...search, page: 1 }
    fill(understood(within(parts, search)).search)
    return go(search, 'pushState')
  }

  /** Asks for the places of the visitor's own, in a sheet that nobody needs before. */
  async function askHowFar(opener: HTMLElement): Promise<void> {
    const [{ openFarSheet }, points] = await Promise.all([
      import('../distance/far-sheet.ts'),
      loadPoints(),
    ])
    let next: FarState = own
    const city = ROUTED_CITIES.find(({ name }) => name === criteriaOf(search).city)?.name
    await openFarSheet(
      opener,
      { points, city, state: own },
      {
        keep(changed) {
          next = changed
          keepOwnPlaces(changed.places)
        },
      },
    )
    if (next === own) return
    const { sort } = next.far
    void goOwn({
      ...{ ...own, ...next },
      afford: { ...own.afford, sorts: own.afford.sorts && sort === null },
    })
    focusSearch()
  }

  /** Asks what the visitor can pay, in a sheet that nobody needs before. */
  async function askMeans(opener: HTMLElement): Promise<void> {
    const [{ openMeansSheet }, { keepAnswers }] = await Promise.all([
      import('../afford/means-sheet.ts'),
      import('../afford/own-means.ts'),
    ])
    let afford = own.afford
    let isChanged = false
    await openMeansSheet(
      opener,
      { wish: afford },
      {
        keep(answers, wish) {
          isChanged = true
          afford = wish ?? afford
          keepAnswers(answers)
        },
      },
    )
    if (!isChanged) return
    const far = { ...own.far, sort: afford.sorts && !own.afford.sorts ? null : own.far.sort }
    void goOwn({ ...ownStateIn(null), far, afford })
    focusSearch()
  }

  /** Hides a home of the results, or all of its poster; only the index knows whose it is. */
  async function hideAsked({ kind, id, name }: AskedToHide): Promise<void> {
    const [{ hide }, tables] = await Promise.all([
      import('../hidden/hide.ts'),
      sources.sourcesFor(''),
    ])
    const number = homeNumber(id)
    const row = tables.flatMap(({ table: { home, poster } }) => {
      const at = Array.prototype.indexOf.call(home, number)
      return at < 0 ? [] : (poster[at] ?? 0)
    })
    const key = kind === 'home' ? id : row[0] ? posterKey(row[0]) : ''
    if (!key) return showToast(HIDDEN_TEXTS.failed)
    const at = parts.list.querySelector(`[data-listing="${CSS.escape(id)}"]`)?.closest('li')
    const place = at ? [...parts.list.children].indexOf(at) : 0
    const leave = () => {
      const links = parts.list.querySelectorAll<HTMLElement>('.card-link')
      const link = links[Math.min(place, links.length - 1)]
      if (link) link.focus({ preventScroll: true })
      else focusSearch()
    }
    await hide({ kind, key, name }, { shown: show, leave })
  }

  /** Lists what is hidden, and searches anew if some of it is shown again. */
  async function showHidden(opener: HTMLElement): Promise<void> {
    const { openHiddenSheet } = await import('../hidden/hidden-sheet.ts')
    const before = hidden().length
    await openHiddenSheet(opener)
    if (hidden().length === before) return
    await show()
    focusSearch()
  }

  function change(changed: Partial<Search>): void {
    // In a sheet, the entry with which Back would close it becomes that of the choice.
    void go({ ...search, ...changed }, history.state?.sheet ? 'replaceState' : 'pushState')
    fill(understood(within(parts, search)).search)
  }

  /** Focuses the words; under a thumb, where they would raise the keyboard over the results, the answer. */
  function focusSearch() {
    const [heading] = parts.answers
    const isTouched = matchMedia('(pointer: coarse)').matches
    if (!isTouched || !heading) return field.focus({ preventScroll: true })
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  function go(next: Search, step: 'pushState' | 'replaceState' = 'replaceState') {
    search = next
    history[step](entryOf(own), '', location.pathname + searchQuery(search))
    return show()
  }

  /**
   * Changes the wish, which has its own budgets. The page of sales sends every other wish to the search of everything.
   */
  function toOtherWish(wish: string, step: 'pushState' | 'replaceState') {
    const next = switched(withoutWordsOf(within(parts, search), 'for'), wish)
    if (gallery === 'buy' && wish !== 'buy')
      return location.assign(parts.everything + searchQuery(next))
    fill(gallery === 'buy' ? { ...next, for: ['buy'] } : next)
    return go(gallery === 'buy' ? { ...next, for: [] } : next, step)
  }

  /** Sorts by what the device alone knows or by what all know. The words that name such a place give way. */
  function sortBy(order: string, step: 'pushState' | 'replaceState') {
    const place = order.startsWith(OWN_ORDER) ? order.slice(OWN_ORDER.length) : null
    const afford = { ...own.afford, sorts: order === FITS_ORDER }
    own = { ...own, far: { ...own.far, sort: place }, afford }
    const { sort } = isOwnOrder(order) ? search : searchInForm(form, search)
    const next = { ...withoutOwnPlaces(search), sort, page: 1 }
    fill(understood(within(parts, next)).search)
    return go(next, step)
  }

  /** Searches by the form. A choice adds a history entry, which Back removes. */
  async function searchAsAsked(
    step: 'pushState' | 'replaceState' = 'replaceState',
    typing: EventTarget | null = null,
  ): Promise<void> {
    const next = searchInForm(form, search)
    const { value, name = '' } = (typing ?? {}) as Partial<HTMLInputElement>
    if (name === 'for') return toOtherWish(value ?? '', step)
    if (name === 'sort') return sortBy(value ?? '', step)
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
    const asked = within(parts, whole)
    if (name !== 'q' || understood(asked).chosen !== asked) fill(understood(asked).search, typing)
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
    if (address !== location.pathname + location.search)
      history.pushState(entryOf(own), '', address)
  }

  /** Searches by the address. Words that were typed while this script was loading are kept, and asked for at once. */
  function searchAsAddressed(): Promise<void> {
    const typing = isFirst ? field.typing : null
    search = parseSearch(new URLSearchParams(location.search))
    own = { ...own, ...wishesIn(history.state) }
    fill(understood(within(parts, search)).search, typing)
    return typing ? searchAsAsked('replaceState', typing) : show()
  }

  /** Removes all filters, but keeps the order. Outside a sheet, the pressed button goes with them. */
  function clearAll(): void {
    const isInSheet = Boolean(history.state?.sheet)
    own = withoutFilters(own)
    change({ ...EMPTY_SEARCH, sort: search.sort })
    if (!isInSheet) focusSearch()
  }

  /** Returns suggestions for the words that are being typed, with what each would find. */
  async function suggest(q: string): Promise<Suggestion[]> {
    const { city } = criteriaOf({ ...search, q: '' })
    // The places are known without the listings.
    const built = q ? await sources.sourcesFor(city).catch(() => []) : []
    return suggestionsFor(
      q,
      search,
      indexedBy(built, within(parts, search), answers.similar(), answers.own()),
    )
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
    const meant = answers.meant() ?? search
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
    if (city || isSmall) sources.sourcesFor(city).catch(() => undefined)
  }

  return {
    searchAsAsked,
    searchAsAddressed,
    loadMore,
    keepSearch,
    askHowFar: (opener: HTMLElement) =>
      askHowFar(opener).catch(() => showToast(DISTANCE_TEXTS.failed)),
    askMeans: (opener: HTMLElement) => askMeans(opener).catch(() => showToast(AFFORD_TEXTS.failed)),
    hide: (asked: AskedToHide) => hideAsked(asked).catch(() => showToast()),
    showHidden: (opener: HTMLElement) => showHidden(opener).catch(() => showToast()),
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
