import { listingPath, localitiesPath } from '../../contract/paths.ts'
import { type CardListing, cardTexts } from '../../domain/listing/card.ts'
import { GAP, LETTERS, LITTLE, PAD, widthOf } from '../../domain/locality/labels.ts'
import { priceOf, short } from '../../domain/money/rules.ts'
import { MAP_TEXTS, type Noun } from '#language/locality/texts'
import type { PlaceStats } from '../../domain/search/found.ts'
import {
  elsewhereIn,
  isMixed,
  isPartlyForSale,
  pillWords,
  spokenPlace,
} from '../../domain/search/on-map.ts'
import { GALLERIES } from '#language/search/texts'
import { write } from '../lib/write.ts'

const SVG = 'http://www.w3.org/2000/svg'
function made(name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** In pixels, at the font size of the labels. */
const HEIGHT = 20
const LINE = 12
const ABOVE = -5
const MIDDLE = 4

function pillOf({ text: price, count }: ReturnType<typeof pillWords>): Element {
  const gap = count ? GAP : 0
  const wide = widthOf(price, LETTERS) + gap + widthOf(count, LITTLE) + 2 * PAD
  const pill = made('g', { class: 'map-pill map-pill-price' })
  const text = made('text', { x: PAD - wide / 2, y: 14.2 })
  const little = made('text', { class: 'map-count', x: wide / 2 - PAD, y: 14 })
  write(text, price)
  write(little, count)
  pill.append(
    made('rect', { x: -wide / 2, width: wide, height: HEIGHT, rx: HEIGHT / 2 }),
    text,
    little,
  )
  return pill
}

export type MapLook = {
  city: string
  stats: PlaceStats
  chosen: readonly string[]
  nameOf: (slug: string) => string
  /** Whether the map may show what homes for sale ask per sq ft. */
  rates: boolean
  /** The results in their order. */
  cards: readonly CardListing[]
}

/** The map of a search: `SearchMapElement`. */
export interface SearchMap {
  /** What a press on a plot does. */
  choose: (slug: string) => void
  show: (look: MapLook) => Promise<void>
  slugAt: (target: Element) => string | undefined
  light: (slug: string | undefined) => void
}

const NOUN = [1, 2].map((count) =>
  GALLERIES.search.count(count).replace(/^\d+ /, ''),
) as unknown as Noun

function paintPlace(map: Element, slug: string, { stats, chosen, nameOf, rates }: MapLook) {
  const stat = stats[slug]
  const mixed = isMixed(stats)
  const plot = map.querySelector<HTMLElement>(`[data-locality="${slug}"]`)
  const label = map.querySelector(`[data-label="${slug}"]`)
  for (const part of [plot, label]) {
    part?.classList.toggle('is-empty', !stat)
    part?.toggleAttribute('data-chosen', chosen.includes(slug))
  }
  const median = rates ? Number(plot?.dataset.median) || null : null
  plot?.setAttribute(
    'aria-label',
    spokenPlace({ name: nameOf(slug), stat, mixed, noun: NOUN, median }),
  )
  if (chosen.includes(slug)) plot?.setAttribute('aria-current', 'true')
  else plot?.removeAttribute('aria-current')
  const inner = label?.querySelector('.map-label-in')
  const former = inner?.querySelector('.map-pill-price')
  const pill = stat && pillOf(pillWords(stat, mixed))
  if (former && pill) former.replaceWith(pill)
  else if (pill) inner?.append(pill)
  else former?.remove()
  // A name without a pill is centred in its plot; a name with a pill, now or with the switch, is above it.
  const lines = [...(inner?.querySelectorAll('.map-name') ?? [])]
  const last = pill || (rates && inner?.querySelector('.map-pill-median')) ? ABOVE : MIDDLE
  for (const [n, line] of lines.entries())
    line.setAttribute('y', String(last - LINE * (lines.length - 1 - n)))
}

/** Offers the prices per sq ft only where something that was found is for sale: they are of homes for sale. */
function paintRates(map: Element, rates: boolean) {
  const offer = map.querySelector<HTMLElement>('.map-switch')
  const checked = offer?.querySelector('input')
  if (!offer || !checked) return
  offer.hidden = !rates
  if (!rates) checked.checked = false
  const note = map.querySelector('.map-no-rates') ?? document.createElement('p')
  note.className = 'map-no-rates muted'
  write(note, MAP_TEXTS.noRates)
  if (rates) note.remove()
  else offer.after(note)
}

/** Says below the map how many of the results are in none of its plots, and what a fraction in a pill means. */
function paintNotes(map: Element, { stats }: MapLook, drawn: readonly string[]) {
  const elsewhere = elsewhereIn(stats, new Set(drawn))
  const hasBoth = drawn.some((slug) => stats[slug] && isPartlyForSale(stats[slug]))
  const notes = [
    hasBoth ? MAP_TEXTS.ofAllHint : '',
    elsewhere > 0 ? `${MAP_TEXTS.elsewhere}: ${elsewhere}` : '',
  ]
  for (const note of map.querySelectorAll('[data-map-note]')) note.remove()
  for (const text of notes.filter(Boolean)) {
    const note = Object.assign(document.createElement('p'), { textContent: text })
    note.setAttribute('data-map-note', '')
    map.querySelector('.map-foot')?.prepend(note)
  }
}

/** Shows results in the plots of a city's map. */
function paintMap(map: Element, look: MapLook): void {
  const plots = [...map.querySelectorAll<SVGElement>('[data-locality]')]
  const drawn = plots.map(({ dataset }) => dataset.locality ?? '')
  for (const slug of drawn) paintPlace(map, slug, look)
  paintRates(map, look.rates)
  paintNotes(map, look, drawn)
}

/** The number of cards in the row below the map. */
const IN_DRAWER = 12

/** Returns the short cards of the first results, for the row that is shown where the map fills the screen. */
const drawerItems = (listings: readonly CardListing[]): HTMLElement[] =>
  listings.slice(0, IN_DRAWER).map((listing) => {
    const { summary, place } = cardTexts(listing)
    const item = document.createElement('li')
    const link = Object.assign(document.createElement('a'), { href: listingPath(listing.id) })
    const lines = [short(priceOf(listing)), summary, place].map((textContent, n) =>
      Object.assign(document.createElement(n === 0 ? 'strong' : 'span'), {
        textContent,
        className: n === 2 ? 'muted' : '',
      }),
    )
    link.append(...lines)
    item.append(link)
    return item
  })

/** Returns what shows results on the map of their city, and the first of them in the row below. */
export function openMap({ plan, drawer }: { plan: HTMLElement; drawer: HTMLElement }) {
  const maps = new Map<string, Promise<Element>>()
  let last: MapLook | undefined

  /** Returns the map from the city's own page; requested once, and again after a failure. */
  function mapOf(city: string): Promise<Element> {
    const map =
      maps.get(city) ??
      fetch(localitiesPath(city)).then(async (answer) => {
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        const found = page.querySelector('[data-city-map]')
        if (!answer.ok || !found) throw new Error(answer.statusText)
        return found
      })
    maps.set(city, map)
    map.catch(() => maps.delete(city))
    return map
  }

  return async (look: MapLook): Promise<void> => {
    last = look
    drawer.replaceChildren(...drawerItems(look.cards))
    const map = await mapOf(look.city)
    if (look !== last) return
    if (plan.firstElementChild !== map) plan.replaceChildren(map)
    paintMap(map, look)
  }
}
