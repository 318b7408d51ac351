import { expect, it } from 'vitest'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { LEAST_PRICED } from '../../domain/locality/stats.ts'
import { cityPicture, placePicture } from './city-picture.ts'

/** In the middle of the map, so that each picture writes its label. */
const place = LOCALITIES.Lucknow.find(({ slug }) => slug === 'hazratganj')
const city = { name: 'Lucknow', names: { hi: 'लखनऊ' } } as const
const site = { name: 'Aangan', names: { hi: 'आँगन' } }

/** The pictures of a city in which one locality has listings. */
function pictures(median: number, priced: number) {
  if (!place) throw new Error('The city has no such locality.')
  const localities = { [place.slug]: { count: priced, from: null, median, priced } }
  const stats = { online: priced, flatsFrom: null, rentsFrom: null, bedsFrom: null, localities }
  return [cityPicture(city, stats, site), placePicture(place, city, stats, site)] as const
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
