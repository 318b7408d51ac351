import { shownLocality } from '#language/locality/texts-named'
import { SEARCH_TEXTS as texts } from '#language/search/texts'
import { inPlace } from '#language/text/texts'
import { listingPath, photoAddresses } from '../../contract/paths.ts'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import type { CardListing } from '../../domain/listing/card.ts'
import { placeOf } from '../../domain/listing/place.ts'
import { areaText, describeType } from '../../domain/listing/rules.ts'
import { exact, priceOf, short } from '../../domain/money/rules.ts'
import type { NameOf } from '../../domain/search/chips.ts'
import { criteriaOf } from '../../domain/search/criteria.ts'
import { type Loosened, loosened } from '../../domain/search/loosen.ts'
import { gapText, nearestTo } from '../../domain/search/nearest.ts'
import type { Own } from '../../domain/search/own.ts'
import type { Search } from '../../domain/search/rules.ts'
import type { FindSimilarWords } from '../../domain/search/understood.ts'
import { write } from '../lib/write.ts'
import { keepNavigationState } from '../listing/navigation-state.ts'
import { fillPlot } from '../listing/plot-picture.ts'
import type { GalleryParts } from './gallery-parts.ts'
import type { Source } from './sources.ts'

type Asked = {
  search: Search
  similar: FindSimilarWords | undefined
  nameOf: NameOf
  own: Own | null
}
/** What stands in place of results. */
export type Instead = { homes: readonly CardListing[]; ways: readonly Loosened[] }

async function neighboursOf(search: Search): Promise<string[]> {
  const { city, localities } = criteriaOf(search)
  const known = CITY_NAMES.find((name) => name === city)
  if (!known || localities.length === 0) return []
  const module = await import('../../domain/locality/neighbours.ts')
  return localities.flatMap((slug) => module.neighboursOf(known, slug).map((one) => one.slug))
}

/** Looks for what comes nearest to a search without results, and for searches that ask for less. */
export async function insteadOf(
  { search, similar, nameOf, own }: Asked,
  sources: readonly Source[],
): Promise<Instead> {
  const beside = await neighboursOf(search).catch(() => [])
  const tables = sources.map(({ table }) => table)
  const hits = nearestTo(tables, search, { similar, beside: new Set(beside), own })
  const homes = await Promise.all(
    hits.flatMap(({ table, row }) => sources[table]?.cardOf(row) ?? []),
  )
  return { homes, ways: loosened(tables, search, { similar, nameOf, beside, own }) }
}

const element = (name: string, className: string, ...content: (string | Node)[]) => {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...content)
  return made
}

const nameOfHome = (home: CardListing, isSameCity: boolean) =>
  inPlace(describeType(home), isSameCity ? shownLocality(home.city, home.locality) : placeOf(home))

function rowOf(home: CardListing, search: Search): HTMLElement {
  const { city } = criteriaOf(search)
  const link = document.createElement('a')
  link.href = listingPath(home.id)
  link.addEventListener('click', () => keepNavigationState(home))
  const image = Object.assign(document.createElement('img'), { alt: '' })
  const picture = element('picture', '', image)
  if (home.photo) {
    const { srcset, src, type } = photoAddresses(home.photo.key, { upTo: 320 })
    picture.prepend(
      Object.assign(document.createElement('source'), { srcset, type, sizes: '7rem' }),
    )
    image.src = src
  } else fillPlot(image, home)
  link.append(picture)
  link.append(
    element(
      'span',
      'near-home-texts',
      element('strong', '', nameOfHome(home, home.city === city)),
      element('span', 'near-home-price digits', short(priceOf(home))),
      element('span', 'near-home-note muted digits', gapText(home.price, search) || areaText(home)),
    ),
  )
  return element('li', '', link)
}

type Ways = {
  search: Search
  itemOf: (way: Loosened) => HTMLElement
  further: readonly HTMLElement[]
}

/**
 * Fills the place of the results. `itemOf` makes the button of a search; `further` are the buttons of what else asks
 * for less.
 */
export function paintInstead(
  parts: GalleryParts,
  { homes, ways }: Instead,
  { search, itemOf, further }: Ways,
): void {
  const [first] = homes
  parts.nearest.hidden = !first
  parts.near.replaceChildren(...homes.map((home) => rowOf(home, search)))
  const items = [...further, ...ways.map(itemOf)]
  parts.relaxed.hidden = items.length === 0
  parts.relax.replaceChildren(...items)
  const name = first && nameOfHome(first, first.city === criteriaOf(search).city)
  write(parts.nearestIs, first && name ? texts.nearestIs(name, exact(priceOf(first))) : '')
}
