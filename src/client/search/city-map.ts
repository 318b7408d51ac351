import { MAP_TEXTS, type Noun } from '#language/locality/texts'
import { GALLERIES } from '#language/search/texts'
import { listingPath, photoAddresses } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { BESIDE, nameIn } from '../../domain/language/others.ts'
import { type CardListing, cardTexts } from '../../domain/listing/card.ts'
import { LETTERS, PAD, widthOf } from '../../domain/locality/labels.ts'
import { isWeak, medianShown, type Rated, rulerOf, stepOf } from '../../domain/locality/stats.ts'
import { exact, once, priceOf, short } from '../../domain/money/rules.ts'
import type { Criteria } from '../../domain/search/criteria.ts'
import type { PlaceStats } from '../../domain/search/found.ts'
import {
  elsewhereIn,
  isMixed,
  pillWords,
  type Rates,
  spokenPlace,
} from '../../domain/search/on-map.ts'
import { groupedDigits } from '../../domain/text/digits.ts'
import { write } from '../lib/write.ts'
import { fillPlot } from '../listing/plot-picture.ts'
import { fetchCityMap } from './fetch-city-map.ts'

const SVG = 'http://www.w3.org/2000/svg'
function made(name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** In pixels, at the font size of the labels. */
const HEIGHT = 20
const BASE = 14.2

function pill(kind: string, words: string, textClass = ''): Element {
  const group = made('g', { class: `map-pill ${kind}` })
  const wide = widthOf(words, LETTERS) + 2 * PAD
  const box = { x: -wide / 2, width: wide, height: HEIGHT, rx: HEIGHT / 2 }
  const text = made('text', { ...(textClass && { class: textClass }), y: BASE })
  write(text, words)
  group.append(made('rect', box), text)
  return group
}

// Only prices per sq ft are shown in other units of area.
const medianPill = (median: number, { period }: Rated): Element =>
  pill('map-pill-median', exact(once(median)), period ? '' : 'map-median')

export type MapLook = {
  city: string
  stats: PlaceStats
  chosen: readonly string[]
  nameOf: (slug: string) => string
  wish: Criteria['wish']
  /** The prices that the map may compare. */
  rates: Rates | null
  /**
   * The names of the visitor's own places by locality, what else the device says of localities, and which of them are
   * too far.
   */
  own: {
    marks: Readonly<Record<string, readonly string[]>>
    says: Readonly<Record<string, string>>
    isOut: (slug: string) => boolean
  }
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

const STEPS = [1, 2, 3, 4, 5]
type Scale = { rates: Rates; ruler: readonly number[] }

function paintShade(
  plot: Element | null,
  label: Element | null,
  slug: string,
  scale: Scale | null,
) {
  const stat = scale?.rates.medians[slug]
  const median = medianShown(stat)
  for (const n of STEPS) plot?.classList.toggle(`map-step-${n}`, false)
  if (scale && median !== null) plot?.classList.add(`map-step-${stepOf(median, scale.ruler)}`)
  plot?.classList.toggle('map-weak', stat !== undefined && median !== null && isWeak(stat))
  label?.querySelector('.map-pill-median')?.remove()
  if (!scale || median === null) return null
  label?.querySelector('.map-label-in')?.append(medianPill(median, scale.rates.rated))
  return { median, rated: scale.rates.rated }
}

function paintPlace(
  map: Element,
  slug: string,
  { stats, chosen, nameOf, own }: MapLook,
  scale: Scale | null,
) {
  const stat = stats[slug]
  const mixed = isMixed(stats)
  const plot = map.querySelector<HTMLElement>(`[data-locality="${slug}"]`)
  const label = map.querySelector(`[data-label="${slug}"]`)
  for (const part of [plot, label]) {
    part?.classList.toggle('is-empty', !stat)
    part?.toggleAttribute('data-chosen', chosen.includes(slug))
    part?.toggleAttribute('data-out', own.isOut(slug))
  }
  const asks = paintShade(plot, label, slug, scale)
  const marks = [...(own.marks[slug] ?? []), own.says[slug] ?? ''].filter(Boolean).join(', ')
  const name = nameOf(slug)
  const spoken = spokenPlace({ name, stat, mixed, noun: NOUN, asks })
  plot?.setAttribute('aria-label', marks ? `${spoken}, ${marks}` : spoken)
  label?.querySelector('.map-pill-own')?.remove()
  if (marks) label?.querySelector('.map-label-in')?.append(pill('map-pill-own', marks))
  if (chosen.includes(slug)) plot?.setAttribute('aria-current', 'true')
  else plot?.removeAttribute('aria-current')
  const former = label?.querySelector('.map-pill-price')
  const price = stat && pill('map-pill-price', pillWords(stat, mixed))
  if (former && price) former.replaceWith(price)
  else if (price) label?.querySelector('.map-label-in')?.append(price)
  else former?.remove()
}

/** Offers prices where localities have enough of the one kind that is searched, and says their scale. */
function paintScale(map: Element, { rates }: MapLook, scale: Scale | null) {
  const offer = map.querySelector<HTMLElement>('.map-switch')
  const checked = offer?.querySelector('input')
  if (!offer || !checked) return
  offer.hidden = !scale
  if (!scale && checked.checked) checked.click()
  const none = rates ? MAP_TEXTS.tooFewOf(rates.rated.noun[1]) : MAP_TEXTS.noRates
  for (const note of map.querySelectorAll('[data-map-none]')) note.remove()
  if (!scale) {
    const note = Object.assign(document.createElement('p'), { textContent: none })
    note.setAttribute('data-map-none', '')
    map.querySelector('.map-foot')?.prepend(note)
    return
  }
  const isPerFoot = scale.rates.rated.period === ''
  const title = map.querySelector('[data-map-rated]')
  title?.toggleAttribute('data-rate', isPerFoot)
  if (title) write(title, MAP_TEXTS.ruler(scale.rates.rated))
  for (const [n, mark] of map.querySelectorAll('.map-marks li').entries()) {
    mark.toggleAttribute('data-rate', isPerFoot)
    const [step] = mark.children
    mark.replaceChildren(...(step ? [step] : []), groupedDigits(scale.ruler[n] ?? 0))
  }
}

/** Says below the map how many of the results are in none of its plots. */
function paintNote(map: Element, { stats }: MapLook, drawn: readonly string[]) {
  const elsewhere = elsewhereIn(stats, new Set(drawn))
  map.querySelector('[data-map-note]')?.remove()
  if (elsewhere === 0) return
  const textContent = MAP_TEXTS.notDrawn(elsewhere)
  const note = Object.assign(document.createElement('p'), { textContent })
  note.setAttribute('data-map-note', '')
  map.querySelector('.map-foot')?.prepend(note)
}

/** Shows results in the plots of a city's map. */
function paintMap(map: Element, look: MapLook): void {
  const plots = [...map.querySelectorAll<SVGElement>('[data-locality]')]
  const drawn = plots.map(({ dataset }) => dataset.locality ?? '')
  const ruler = look.rates && rulerOf(look.rates.medians)
  const scale = look.rates && ruler && { rates: look.rates, ruler }
  for (const slug of drawn) paintPlace(map, slug, look, scale)
  paintScale(map, look, scale)
  const caption = map.querySelector('[data-map-caption]')
  const counted = MAP_TEXTS.wished[look.wish]
  const says = isMixed(look.stats) ? MAP_TEXTS.captionOfSales : MAP_TEXTS.caption
  if (caption) write(caption, says(counted))
  paintNote(map, look, drawn)
}

/** The number of cards in the row below the map. */
const IN_DRAWER = 12
/** The side of the picture on such a card, in pixels. */
const THUMB = 72

function thumbOf(listing: CardListing): HTMLImageElement {
  const { photo } = listing
  // Beside the price and the place, which say what it shows.
  const about = {
    alt: '',
    width: THUMB,
    height: THUMB,
    loading: 'lazy',
    sizes: `${THUMB}px`,
  } as const
  const image = Object.assign(document.createElement('img'), about)
  if (photo) {
    const { srcset, src } = photoAddresses(photo.key, { upTo: 320 })
    Object.assign(image, { srcset, src })
  } else fillPlot(image, listing)
  return image
}

/** Returns the short cards of the first results, for the row that is shown where the map fills the screen. */
const drawerItems = (listings: readonly CardListing[]): HTMLElement[] =>
  listings.slice(0, IN_DRAWER).map((listing) => {
    const { summary, place } = cardTexts(listing)
    const item = document.createElement('li')
    const link = Object.assign(document.createElement('a'), { href: listingPath(listing.id) })
    const words = document.createElement('span')
    const lines = [short(priceOf(listing)), summary, place].map((textContent, n) =>
      Object.assign(document.createElement(n === 0 ? 'strong' : 'span'), {
        textContent,
        className: n === 2 ? 'muted' : '',
      }),
    )
    words.append(...lines)
    link.append(thumbOf(listing), words)
    item.append(link)
    return item
  })

type Places = Record<'title' | 'beside' | 'plan' | 'drawer', HTMLElement>

/** Returns what shows results on the map of their city, and the first of them in the row below. */
export function openMap({ title, beside, plan, drawer }: Places) {
  const maps = new Map<string, Promise<Element>>()
  let last: MapLook | undefined

  /** Returns the map of a city; requested once, and again after a failure. */
  function mapOf(city: string): Promise<Element> {
    const map = maps.get(city) ?? fetchCityMap(city)
    maps.set(city, map)
    map.catch(() => maps.delete(city))
    return map
  }

  return async (look: MapLook): Promise<void> => {
    last = look
    const city = ROUTED_CITIES.find(({ slug }) => slug === look.city)
    write(title, MAP_TEXTS.map(city?.name ?? ''))
    write(beside, city ? nameIn(BESIDE, city) : '')
    drawer.replaceChildren(...drawerItems(look.cards))
    const map = await mapOf(look.city)
    if (look !== last) return
    if (plan.firstElementChild !== map) plan.replaceChildren(map)
    paintMap(map, look)
  }
}
