import { expect, it } from 'vitest'
import { FIRST_CITY, ROUTED_CITIES } from '../../domain/city/constants.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import type { LocalityStats } from '../../domain/locality/stats.ts'
import { once } from '../../domain/money/rules.ts'
import { SITE_DEFAULTS } from '../../domain/site/settings.ts'
import { cityPicture, placePicture } from './city-picture.ts'

/** In the middle of the map, so that each picture writes its label. */
const place = LOCALITIES[FIRST_CITY.name].find(({ slug }) => slug === 'hazratganj')

/** The pictures of a city in which one locality has listings. */
function pictures(over: Partial<LocalityStats>) {
  if (!place) throw new Error('The city has no such locality.')
  const stat = { count: 3, from: once(4_200_000), median: null, priced: 3, ...over }
  const localities = { [place.slug]: stat }
  const stats = { online: 3, flatsFrom: null, rentsFrom: null, bedsFrom: null, localities }
  return [
    cityPicture(FIRST_CITY, stats, SITE_DEFAULTS),
    placePicture(place, FIRST_CITY, stats, SITE_DEFAULTS),
  ] as const
}

it('A city and a locality state the lowest price; a median, which may be of few, is on no picture', () => {
  const [city, alone] = pictures({})
  const [dearerCity, dearer] = pictures({ from: once(9_900_000) })
  expect([city === dearerCity, alone === dearer]).toEqual([false, false])
  expect(pictures({ median: 5000 })).toEqual([city, alone])
})

it('A locality states the number of its homes, and nothing where there is none', () => {
  const [, three] = pictures({})
  const [, four] = pictures({ count: 4 })
  const [, none] = pictures({ count: 0, from: null })
  expect(new Set([three, four, none]).size).toBe(3)
})

it.each(
  ROUTED_CITIES.flatMap((city) =>
    LOCALITIES[city.name].map((one) => ({ city, one, name: one.name })),
  ),
)('The plot of $name is drawn large in its picture', ({ city, one }) => {
  const svg = placePicture(one, city, { localities: {} }, SITE_DEFAULTS)
  const [, x, y, scale] =
    /<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)"><path/.exec(svg) ?? []
  expect(Number.isFinite(Number(x) + Number(y))).toBe(true)
  // The whole sheet would be drawn at less than 1.
  expect(Number(scale)).toBeGreaterThan(1.5)
})
