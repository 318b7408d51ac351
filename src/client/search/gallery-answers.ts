import { shownLocality, shownSlug } from '#language/locality/texts-named'
import { LOOSEN_TEXTS, GALLERY_TEXTS as texts } from '#language/search/texts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { shownName } from '../../domain/distance/names.ts'
import type { OwnPlace } from '../../domain/distance/rules.ts'
import type { CardListing } from '../../domain/listing/card.ts'
import { LANDMARKS } from '../../domain/locality/landmarks.ts'
import { type NameOf, withoutLocalities } from '../../domain/search/chips.ts'
import { chosenFact } from '../../domain/search/chosen-fact.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { criteriaOf, inOrder, putsHomesFirst } from '../../domain/search/criteria.ts'
import { type Found, findIn } from '../../domain/search/find.ts'
import { firstOf, placeStats } from '../../domain/search/found.ts'
import { ratesFor } from '../../domain/search/on-map.ts'
import { orderFact, SAYING_SORTS } from '../../domain/search/order.ts'
import type { Own } from '../../domain/search/own.ts'
import { respelled } from '../../domain/search/respell.ts'
import { EMPTY_SEARCH, type Search } from '../../domain/search/rules.ts'
import { localityAt, type Table } from '../../domain/search/table.ts'
import {
  type FindSimilarWords,
  understood,
  withoutOwnPlaces,
} from '../../domain/search/understood.ts'
import { isNewSince, newSince } from '../../domain/search/visit.ts'
import { write } from '../lib/write.ts'
import { yieldToBrowser } from '../lib/yield-to-browser.ts'
import { showToast } from '../site/toast.ts'
import { paintAnswer, paintMore, paintSamples } from './answer.ts'
import { showChoices, showCounts } from './bar-menus.ts'
import { type GalleryParts, within } from './gallery-parts.ts'
import { openMisses } from './misses.ts'
import { type OwnState, ownIn } from './own.ts'
import type { Results } from './results.ts'
import type { Source, Sources } from './sources.ts'

/** A search, how it was understood, and what it found. */
export type Answered = {
  /** As it is in the address. */
  asked: Search
  /** Misspelt words are spelled as places and filters are. */
  meant: Search
  /** The same, within what the page offers. */
  wanted: Search
  sources: readonly Source[]
  tables: readonly Table[]
  similar: FindSimilarWords | undefined
  found: Found
  nameOf: NameOf
  /** What the visitor's device adds, and by what of the things it knows. */
  own: Own | null
  state: OwnState
}

type Means = {
  sources: Sources
  results: Results
  /** The chips that say what was searched for, and offer other searches. */
  chips: {
    /** `said` are the choices that the bar of a wide window shows. */
    paint: (answered: Answered, said: readonly string[]) => void
    offerFor: (label: string, changed: Partial<Search>) => HTMLElement
    offerWithoutOwn: (answered: Answered) => readonly HTMLElement[]
  }
}

/** The answers of a gallery: searches its files and paints what is found. */
export function openAnswers(parts: GalleryParts, { sources: files, results, chips }: Means) {
  const noteMisses = openMisses()
  /** Counts the searches: an answer to an older one is not shown. */
  let searchCount = 0
  let sources: readonly Source[] = []
  let meant: Search | undefined
  let lastOwn: Own | null = null
  /** Loaded with the first search by words. */
  let similar: FindSimilarWords | undefined

  async function show(asked: Search, state: OwnState): Promise<void> {
    searchCount += 1
    const thisSearch = searchCount
    const isOld = () => thisSearch !== searchCount
    try {
      if (asked.q) similar ??= await loadSimilar()
      if (isOld()) return
      await files.retryOnNewBuild(async () => {
        const { city, words } = criteriaOf(within(parts, asked))
        // A word that names no filter may be in the name of a building anywhere.
        const [found, own] = await Promise.all([
          files.sourcesFor(words.length > 0 && asked.city.length === 0 ? '' : city),
          ownIn(asked, state),
        ])
        if (isOld()) return
        sources = found
        await paint(answer(asked, own), isOld)
      })
    } catch {
      if (!isOld()) showToast(texts.loadFailed)
    }
    if (isOld()) return
    parts.results.toggleAttribute('data-ready', true)
    results.keepHeight()
    if (criteriaOf(asked).city) fetchForOffline(sources, state.places.length > 0)
  }

  /** Understands a search and looks it up. */
  function answer(asked: Search, { own, state }: Pick<Answered, 'own' | 'state'>): Answered {
    const tables = sources.map(({ table }) => table)
    lastOwn = own
    meant = asked.q ? respelled(asked, tables, similar) : asked
    const wanted = inOrder(within(parts, meant))
    const found = findIn(tables, wanted, similar, undefined, own)
    const nameOf = namesOf(sources)
    return { asked, meant, wanted, sources, tables, similar, found, nameOf, own, state }
  }

  /** Paints an answer in steps, between which the browser handles input. */
  async function paint(answered: Answered, isOld: () => boolean): Promise<void> {
    const { asked, wanted, tables, found, own } = answered
    await yieldToBrowser()
    if (isOld()) return
    const hits = firstOf(tables, found, {
      sort: wanted.sort,
      most: asked.page * PAGE_SIZE,
      homesFirst: putsHomesFirst(wanted),
      own,
    })
    const samples = paintSamples(parts, answered)
    paintAnswer(parts, answered)
    const isSomething = found.total + samples > 0
    noteMisses(missedOf(answered, isSomething))
    await yieldToBrowser()
    if (isOld()) return
    paintFilters(answered)
    paintMore(parts, asked, found.total > hits.length)
    await yieldToBrowser()
    // Outlines stand in place of results until what comes nearest is there: it is not said first that there is nothing.
    parts.results.toggleAttribute('data-waiting', !isSomething)
    const cards = await cardsOf(answered, hits)
    const shown = isSomething ? results.show(cards, isOld) : paintInstead(answered, isOld)
    try {
      await Promise.all([shown, paintMap(answered, cards)])
    } finally {
      if (!isOld()) await settle(isSomething, isOld)
    }
  }

  /** Shows the results alone, or what stands in their place. */
  async function settle(isSomething: boolean, isOld: () => boolean): Promise<void> {
    if (isSomething) write(parts.nearestIs, '')
    else await results.show([], isOld)
    parts.empty.hidden = isSomething
    parts.results.toggleAttribute('data-waiting', false)
  }

  /** Shows in the bar and above the results what is chosen, and what could be. */
  function paintFilters(answered: Answered): void {
    const criteria = criteriaOf(answered.wanted)
    for (const menu of parts.menus) showCounts(menu, answered.found.counts, criteria)
    chips.paint(answered, showChoices(parts.menus, understood(answered.meant).search))
  }

  /** Loads the cards of the first hits, and notes what is known of each. */
  async function cardsOf(
    { sources: all, tables, meant: spelled, wanted: { sort }, own, state: { since } }: Answered,
    hits: ReturnType<typeof firstOf>,
  ): Promise<CardListing[]> {
    const wish = understood(spelled).search
    const cards = await Promise.all(hits.flatMap(({ table, row }) => all[table]?.cardOf(row) ?? []))
    for (const [n, { table, row }] of hits.entries()) {
      const card = cards[n]
      const load = all[table]?.furtherOf
      const rows = tables[table] as Table
      if (!card) continue
      const byOrder = orderFact(card, sort)
      const others = [own?.fact(rows, row), chosenFact(rows, row, wish, card)]
      const isByOrder = SAYING_SORTS.includes(sort) && !own?.key
      const isNew = since !== null && isNewSince(rows, row, since)
      const facts = isByOrder ? [byOrder, ...others] : [...others, byOrder]
      results.note(card, {
        slug: localityAt(rows, row),
        fact: facts.find(Boolean) ?? (isNew ? newSince(since) : ''),
        loadFurther: load && (() => load(row)),
      })
    }
    return cards
  }

  /** Shows the map with the results of every locality, whether chosen or not. */
  async function paintMap(answered: Answered, cards: readonly CardListing[]): Promise<void> {
    const { meant: spelled, wanted, tables, nameOf, found, own } = answered
    const { city: name, localities: chosen } = criteriaOf(spelled)
    const city = ROUTED_CITIES.find((one) => one.name === name)?.slug
    if (!city) return
    await yieldToBrowser()
    const inCity = { ...withoutLocalities(wanted), city: [city] }
    const everywhere =
      chosen.length > 0 ? findIn(tables, inCity, answered.similar, found.sorting, own) : found
    const stats = placeStats(tables, everywhere)
    const criteria = criteriaOf(wanted)
    const rates = ratesFor(tables, criteria)
    const isOut = (slug: string) => own?.isOut?.(name, slug) ?? false
    const marks = marksIn(name, answered.state.places)
    const says = own?.marks?.(tables, everywhere.rows) ?? {}
    const look = {
      ...{ city, stats, chosen, nameOf, rates, wish: criteria.wish, cards },
      own: { marks, says, isOut },
    }
    // The search also works without its map.
    await parts.map.show(look).catch(() => undefined)
  }

  /** Shows in place of results what comes nearest to the search, and what a smaller wish would find. */
  async function paintInstead(answered: Answered, isOld: () => boolean): Promise<void> {
    const { asked, wanted, similar: words, nameOf, own } = answered
    const [everywhere, module] = await Promise.all([
      // If the city has no match, other cities may have some.
      files.sourcesFor(''),
      import('./nothing-found.ts'),
    ])
    const instead = await module.insteadOf(
      { search: wanted, similar: words, nameOf, own },
      everywhere,
    )
    if (isOld()) return
    module.paintInstead(parts, instead, {
      search: wanted,
      itemOf: ({ label, count, search: less }) =>
        chips.offerFor(LOOSEN_TEXTS.counted(label, count), { ...less, for: asked.for }),
      further: chips.offerWithoutOwn(answered),
    })
  }

  return {
    show,
    /** The last search that was answered, as it was understood. */
    meant: () => meant,
    /** What the visitor's device added to it. */
    own: () => lastOwn,
    /** What finds words that are spelled alike, once it is loaded. */
    similar: () => similar,
  }
}

const loadSimilar = () =>
  import('./fuzzy-words.ts').then(
    (module) => module.fuzzyWords,
    () => undefined,
  )

/** The names of the visitor's own places in a city, by the localities where they are. */
function marksIn(city: string, places: readonly OwnPlace[]): Record<string, string[]> {
  const marks: Record<string, string[]> = {}
  for (const place of places) {
    const near = LANDMARKS[place.city].find(({ name }) => name === place.at)?.near[0]
    const slug = place.kind === 'locality' ? place.at : near
    if (place.city === city && slug) marks[slug] = [...(marks[slug] ?? []), shownName(place)]
  }
  return marks
}

const namesOf =
  (sources: readonly Source[]): NameOf =>
  (slug) =>
    sources
      .flatMap(({ city, places }) =>
        places.flatMap((place) => (place.slug === slug ? shownLocality(city, place.name) : [])),
      )
      .at(0) ?? shownSlug(slug)

/**
 * The words that nothing knew, and all of them if they find nothing: also without what was chosen beside them. Words
 * that name a place of the visitor's own are none of them.
 */
function missedOf(
  { asked, meant, tables, similar, found }: Answered,
  isSomething: boolean,
): readonly string[] {
  const { q } = withoutOwnPlaces(asked)
  const isMissed =
    !isSomething && q && findIn(tables, { ...EMPTY_SEARCH, q: meant.q }, similar).total === 0
  return isMissed ? [q] : found.aside.map(({ typed }) => typed)
}

/** Loads the cards, and what typing needs, for offline use after an answer, when the browser is idle. */
function fetchForOffline(sources: readonly Source[], hasOwnPlaces: boolean): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
  if (sources.length > 0 && !saveData)
    whenIdle(() =>
      Promise.all([
        ...sources.map((source) => source.keepCards()),
        import('./suggestions.ts'),
        import('./fuzzy-words.ts'),
        hasOwnPlaces && import('../distance/far-sheet.ts'),
      ]).catch(() => undefined),
    )
}
