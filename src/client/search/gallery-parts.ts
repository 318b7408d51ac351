import type { GalleryName } from '#language/search/texts'
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
  /** How many filters are on, and how many results their sheet leads to. */
  on: HTMLElement
  done: HTMLElement
  results: HTMLElement
  list: HTMLElement
  chips: HTMLElement
  empty: HTMLElement
  relaxed: HTMLElement
  relax: HTMLElement
  more: HTMLElement
  moreLink: HTMLAnchorElement
  /** Shown without a city, and only with one. */
  cities: HTMLElement
  mapOpener: HTMLElement
  /** The strip of samples and its items, on the page that has it. */
  samples: readonly HTMLElement[]
  sampleItems: readonly HTMLElement[]
}
