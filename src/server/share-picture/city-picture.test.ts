import { expect, it } from 'vitest'
import { FIRST_CITY } from '../../domain/city/constants.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { LEAST_PRICED } from '../../domain/locality/stats.ts'
import { SITE_DEFAULTS } from '../../domain/site/settings.ts'
import { cityPicture, placePicture } from './city-picture.ts'

/** In the middle of the map, so that each picture writes its label. */
const place = LOCALITIES[FIRST_CITY.name].find(({ slug }) => slug === 'hazratganj')

/** The pictures of a city in which one locality has listings. */
function pictures(median: number, priced: number) {
  if (!place) throw new Error('The city has no such locality.')
  const localities = { [place.slug]: { count: priced, from: null, median, priced } }
  const stats = { online: priced, flatsFrom: null, rentsFrom: null, bedsFrom: null, localities }
  return [
    cityPicture(FIRST_CITY, stats, SITE_DEFAULTS),
    placePicture(place, FIRST_CITY, stats, SITE_DEFAULTS),
  ] as const
}

// One median alone has the same shade whatever it is.
it('A median of few listings is written on no picture, where nothing could mark it as weak', () => {
  expect(pictures(5000, LEAST_PRICED - 1)).toEqual(pictures(9000, LEAST_PRICED - 1))
  const [[whole, one], [other, another]] = [
    pictures(5000, LEAST_PRICED),
    pictures(9000, LEAST_PRICED),
  ]
  expect([whole === other, one === another]).toEqual([false, false])
})
