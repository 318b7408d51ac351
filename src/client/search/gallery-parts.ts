import type { GalleryName } from '#language/search/texts'
import type { Search } from '../../domain/search/rules.ts'
import { part, parts } from '../lib/parts.ts'
import type { BarMenu } from './bar-menus.ts'
import type { SearchMap } from './city-map.ts'
import type { WordsField } from './suggesting.ts'

/** What a search reads and fills: the parts of `GalleryElement`. */
export type GalleryParts = {
  /** `buy` is the page of sales, which sends every other wish to the address of `everything`. */
  gallery: GalleryName
  everything: string
  form: HTMLFormElement
  field: WordsField
  menus: readonly BarMenu[]
  map: HTMLElement & SearchMap
  /** The answer as the heading of the page, and as it is announced. */
  answers: readonly HTMLElement[]
  spread: HTMLElement
  meaning: HTMLElement
  /** By what the results are in order. */
  order: HTMLElement
  /** How many results the visitor has hidden, and among the settings the way to all that is. */
  hiddenLine: HTMLElement
  hiddenCount: HTMLElement
  hiddenWay: HTMLElement
  allHidden: HTMLElement
  noMatch: HTMLElement
  /** The way to hear of a city that is not served. */
  tell: HTMLAnchorElement
  /** The choice of the order. */
  sort: HTMLSelectElement
  /** How many filters are on, and how many results their sheet leads to. */
  on: HTMLElement
  done: HTMLElement
  results: HTMLElement
  list: HTMLElement
  chips: HTMLElement
  /** In place of results: what comes nearest, and searches that ask for less. */
  empty: HTMLElement
  nearest: HTMLElement
  near: HTMLElement
  relaxed: HTMLElement
  relax: HTMLElement
  /** What comes nearest, as it is announced. */
  nearestIs: HTMLElement
  more: HTMLElement
  moreLink: HTMLAnchorElement
  /** Shown without a city, and only with one. */
  cities: HTMLElement
  mapOpener: HTMLElement
  /** The strip of samples and its items, on the page that has it. */
  samples: readonly HTMLElement[]
  sampleItems: readonly HTMLElement[]
}

function childOf<Kind>(gallery: HTMLElement, tag: string): HTMLElement & Kind {
  const child = gallery.querySelector<HTMLElement & Kind>(tag)
  if (!child) throw new Error(`<${gallery.localName}> has no <${tag}>.`)
  return child
}

export const galleryParts = (gallery: HTMLElement): GalleryParts => ({
  gallery: gallery.dataset.gallery === 'buy' ? 'buy' : 'search',
  everything: gallery.dataset.everything ?? '',
  form: part<HTMLFormElement>(gallery, 'form'),
  field: childOf<WordsField>(gallery, 'aangan-words-field'),
  menus: [...gallery.querySelectorAll<HTMLElement & BarMenu>('aangan-bar-menu')],
  map: childOf<SearchMap>(gallery, 'aangan-search-map'),
  answers: parts(gallery, 'answer'),
  spread: part(gallery, 'spread'),
  meaning: part(gallery, 'meaning'),
  order: part(gallery, 'order'),
  hiddenLine: part(gallery, 'hidden-line'),
  hiddenCount: part(gallery, 'hidden-count'),
  hiddenWay: part(gallery, 'hidden-way'),
  allHidden: part(gallery, 'all-hidden'),
  noMatch: part(gallery, 'no-match'),
  tell: part<HTMLAnchorElement>(gallery, 'tell'),
  sort: part<HTMLSelectElement>(gallery, 'sort'),
  on: part(gallery, 'on'),
  done: part(gallery, 'done'),
  results: part(gallery, 'results'),
  list: part(gallery, 'list'),
  chips: part(gallery, 'chips'),
  empty: part(gallery, 'empty'),
  nearest: part(gallery, 'nearest'),
  near: part(gallery, 'near'),
  relaxed: part(gallery, 'relaxed'),
  relax: part(gallery, 'relax'),
  nearestIs: part(gallery, 'nearest-is'),
  more: part(gallery, 'more'),
  moreLink: part<HTMLAnchorElement>(gallery, 'more-link'),
  cities: part(gallery, 'cities'),
  mapOpener: part(gallery, 'map-opener'),
  samples: parts(gallery, 'samples'),
  sampleItems: parts(gallery, 'sample'),
})

/** Limits a search to sales on the page of sales. */
export const within = ({ gallery }: Pick<GalleryParts, 'gallery'>, search: Search): Search =>
  gallery === 'buy' ? { ...search, for: ['buy'] } : search
