import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWN_PLACES_MOST, PLACE_NAME_MOST } from '../../domain/distance/constants.ts'
import { POINTS_FILE } from '../../domain/distance/points.ts'
import type { OwnPlace } from '../../domain/distance/rules.ts'
import { OWN_PLACES } from '../../domain/site/constants.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { keepOwnPlaces, ownPlaces } from './own-places.ts'
import { loadPoints } from './points.ts'

const WORK: OwnPlace = { name: 'work', city: 'Gurugram', kind: 'landmark', at: 'Cyber Hub' }
const keep = (value: unknown) => localStorage.setItem(OWN_PLACES, JSON.stringify(value))

beforeEach(() => openPage(''))
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

test('Places are kept on the device, and nothing is left of none', () => {
  keepOwnPlaces([WORK])
  expect(ownPlaces()).toEqual([WORK])
  keepOwnPlaces([])
  expect([ownPlaces(), localStorage.getItem(OWN_PLACES)]).toEqual([[], null])
})

test('What else stands in the storage is left out, and names keep their length', () => {
  keep([
    { ...WORK, city: 'Atlantis' },
    { ...WORK, kind: 'city' },
    { ...WORK, name: '  ' },
    { ...WORK, at: 7 },
    null,
    { ...WORK, name: 'x'.repeat(PLACE_NAME_MOST + 1) },
  ])
  expect(ownPlaces().map(({ name }) => name)).toEqual(['x'.repeat(PLACE_NAME_MOST)])
  keep(Array.from({ length: OWN_PLACES_MOST + 1 }, (_, n) => ({ ...WORK, name: `Place ${n}` })))
  expect(ownPlaces()).toHaveLength(OWN_PLACES_MOST)
  localStorage.setItem(OWN_PLACES, '[')
  expect(ownPlaces()).toEqual([])
})

test('The points are asked for once, and again after a failure', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('No connection.'))
  asked.mockResolvedValueOnce(new Response(null, { status: 404 }))
  asked.mockImplementation(async () => Response.json(POINTS_FILE))
  vi.stubGlobal('fetch', asked)
  await expect(loadPoints()).rejects.toThrow()
  await expect(loadPoints()).rejects.toThrow()
  expect(await loadPoints()).toEqual(POINTS_FILE)
  await loadPoints()
  expect(asked).toHaveBeenCalledTimes(3)
})
