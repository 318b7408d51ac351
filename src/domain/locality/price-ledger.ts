import { shownLocality } from '#language/locality/texts-named'
import { BUDGETS, isInRange, RENTS } from '../listing/facet-options.ts'
import type { Placed } from '../search/places.ts'
import { localityOf } from './rules.ts'

/** The listings in one price range: their number, and their localities, the largest first. */
export type PriceRow = {
  label: string
  count: number
  places: { name: string; count: number; href: string | undefined }[]
}

type Priced = Placed & { price: number }

/** One row for each price range that has listings. `hrefs` are the pages of localities, by their slugs on the map. */
export function priceLedger(
  listings: readonly Priced[],
  hrefs: Readonly<Record<string, string>>,
): PriceRow[] {
  const ranges = listings[0]?.listingType === 'Sell' ? BUDGETS : RENTS
  return ranges.flatMap(({ label, ...range }) => {
    const inRange = listings.filter(({ price }) => isInRange(price, range))
    const places = Map.groupBy(
      inRange,
      ({ city, locality }) => localityOf(city, locality)?.name ?? locality,
    )
    const rows = Array.from(places, ([name, { length, 0: first }]) => ({
      name: first ? shownLocality(first.city, name) : name,
      count: length,
      href: hrefs[(first && localityOf(first.city, first.locality)?.slug) ?? ''],
    })).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    return inRange.length > 0 ? [{ label, count: inRange.length, places: rows }] : []
  })
}
