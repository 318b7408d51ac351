import type { CardListing } from '../../domain/listing/card.ts'
import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import {
  GALLERIES,
  GALLERY_MESSAGES as SAY,
  type GalleryName,
  SEARCH_MESSAGES,
} from '../../domain/search/messages.ts'
import { relaxations, searchChips } from '../../domain/search/chips.ts'
import {
  EMPTY_SEARCH,
  type FACETS,
  type Search,
  facetCounts,
  find,
  fits,
  parseSearch,
  searchQuery,
} from '../../domain/search/rules.ts'
import type { Near } from '../../domain/search/match.ts'
import { cardElement } from '../listing/card-element.ts'
import { refreshCards } from '../listing/card-refresh.ts'
import { readJson } from '../lib/read.ts'
import { showToast } from '../site/toast.ts'

const form = document.querySelector<HTMLFormElement>('#gallery-form')
const gallery = (form?.dataset.gallery ?? 'search') as GalleryName
const results = document.querySelector<HTMLElement>('#results')
const part = (name: string) => results?.querySelector<HTMLElement>(`[data-${name}]`)
const list = part('list')

/** One list item a listing, made once, so that a picture on screen is never loaded again. */
const items = new Map<string, HTMLElement>()
const samples = new Map<string, HTMLElement>()
for (const item of list?.children ?? []) {
  const id = item.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? ''
  ;(item.matches('[data-sample-of]') ? samples : items).set(id, item as HTMLElement)
}

function itemOf(listing: CardListing): HTMLElement {
  const known = items.get(listing.id)
  if (known) return known
  const item = document.createElement('li')
  item.append(cardElement(listing))
  refreshCards(item)
  items.set(listing.id, item)
  return item
}

let index: Promise<CardListing[]> | undefined

/** All listings of this gallery; asked for when first needed, and again after a failure. */
function allListings(): Promise<CardListing[]> {
  index ??= readJson<{ listings: CardListing[] }>(`/${gallery}.json`).then((reply) => {
    if (!reply) throw new Error('The index is missing.')
    return reply.listings
  })
  index.catch(() => {
    index = undefined
  })
  return index
}

let search: Search = parseSearch(new URLSearchParams(location.search))

/** Finds what a word with a slip could mean; comes with the first words that are looked for. */
let near: Near | undefined

async function show() {
  try {
    if (search.q)
      near ??= await import('./near-words.ts').then(
        (part) => part.nearWords,
        () => undefined,
      )
    paint(await allListings())
  } catch {
    showToast(SAY.loadFailed)
  }
  results?.toggleAttribute('data-ready', true)
  keepHeight()
}

/** Notes with the address how high the results are, for a page that comes back to them. */
function keepHeight() {
  if (!results) return
  results.style.minHeight = ''
  history.replaceState({ ...history.state, height: results.offsetHeight }, '')
}

/** Puts items into a list, unless it has them already: what is put in anew loses the focus. */
function putIn(place: HTMLElement | null | undefined, wanted: HTMLElement[]) {
  const there = [...(place?.children ?? [])]
  if (there.length !== wanted.length || there.some((item, n) => item !== wanted[n]))
    place?.replaceChildren(...wanted)
}

function paint(listings: CardListing[]) {
  const found = find(listings, search, near)
  const shown = found.slice(0, search.page * PAGE_SIZE)
  const sampleItems = SAMPLE_LISTINGS.filter((sample) => fits(sample, search)).flatMap(
    (sample) => samples.get(sample.id) ?? [],
  )
  putIn(list, [...sampleItems, ...shown.map(itemOf)])
  results?.toggleAttribute('data-filtered', searchChips(search).length > 0)
  part('empty')?.toggleAttribute('hidden', sampleItems.length + found.length > 0)
  const total = part('total')
  if (total) total.textContent = GALLERIES[gallery].count(found.length)
  const done = form?.querySelector('[data-done]')
  if (done) done.textContent = SAY.show(found.length)
  paintMore(found.length > shown.length)
  paintCounts(listings)
  paintChips()
  paintRelaxations(listings, sampleItems.length + found.length)
}

function paintMore(more: boolean) {
  const block = part('more')
  block?.toggleAttribute('hidden', !more)
  block
    ?.querySelector('a')
    ?.setAttribute('href', location.pathname + searchQuery({ ...search, page: search.page + 1 }))
}

function paintCounts(listings: CardListing[]) {
  const counts = facetCounts(listings, search, near)
  for (const count of form?.querySelectorAll<HTMLElement>('[data-count-of]') ?? []) {
    const [facet, id] = (count.dataset.countOf ?? '').split('=') as [
      (typeof FACETS)[number],
      string,
    ]
    const found = counts[facet][id] ?? 0
    count.textContent = String(found)
    count.closest('label')?.toggleAttribute('data-none', found === 0)
  }
}

/** A button that takes a part of the search back. */
function chipItem(text: string, remove: Partial<Search>, label?: string): HTMLLIElement {
  const item = document.createElement('li')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text,
  })
  if (label) button.setAttribute('aria-label', label)
  button.addEventListener('click', () => {
    go({ ...search, ...remove }, 'pushState')
    fillForm()
    // The chip is gone; the count tells what its going did.
    document.querySelector<HTMLElement>('#words')?.focus({ preventScroll: true })
  })
  item.append(button)
  return item
}

function paintRelaxations(listings: CardListing[], found: number) {
  const ways = found > 0 ? [] : relaxations(listings, search, near)
  part('relaxed')?.toggleAttribute('hidden', ways.length === 0)
  part('relax')?.replaceChildren(
    ...ways.map(({ label, count, remove }) =>
      chipItem(SEARCH_MESSAGES.without(label, count), remove),
    ),
  )
}

function paintChips() {
  const chips = searchChips(search)
  const all =
    chips.length > 1
      ? [...chips, { label: SAY.clear, remove: { ...EMPTY_SEARCH, sort: search.sort } }]
      : chips
  part('chips')?.replaceChildren(
    ...all.map(({ label, remove }) =>
      chipItem(label, remove, label === SAY.clear ? undefined : `Remove ${label}`),
    ),
  )
}

function fillForm() {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = search[control.name as 'city'] === control.value
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = String(search[control.name as 'q'])
  }
}

function go(next: Search, step: 'pushState' | 'replaceState' = 'replaceState') {
  search = next
  history[step](null, '', location.pathname + searchQuery(search))
  return show()
}

/** Takes over what stands in the form: typed, ticked or chosen. A choice is a step that Back takes off. */
export function searchAsAsked(step: 'pushState' | 'replaceState' = 'replaceState'): Promise<void> {
  const asked = Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>
  return go(parseSearch(new URLSearchParams(asked)), step)
}

/** Shows one page more and moves the focus to its first card. */
export async function loadMore(): Promise<void> {
  const before = search.page * PAGE_SIZE
  await go({ ...search, page: search.page + 1 }, 'pushState')
  list
    ?.querySelectorAll<HTMLElement>('.card:not([data-sample]) .card-link')
    [before]?.focus({ preventScroll: true })
}

/** Puts the search that is shown into the address again, after Back has only closed the sheet of filters. */
export function keepSearch(): void {
  const address = location.pathname + searchQuery(search)
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
}

/** Shows what the address asks for. */
export function searchAsAddressed(): Promise<void> {
  search = parseSearch(new URLSearchParams(location.search))
  fillForm()
  return show()
}

/** Fetches the list ahead of the first question. */
export function prepare(): void {
  allListings().catch(() => undefined)
}
