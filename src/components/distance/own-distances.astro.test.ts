import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DISTANCE_TEXTS as texts } from '#language/distance/texts'
import { PLACE_NAMES } from '#language/distance/texts-names'
import { POINTS_PATH } from '../../contract/paths.ts'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { POINTS_FILE } from '../../domain/distance/points.ts'
import { distanceBetween, type OwnPlace } from '../../domain/distance/rules.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { OWN_PLACES } from '../../domain/site/constants.ts'
import { closePage } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import OwnDistances from './OwnDistances.astro'

const [city = 'Gurugram'] = CITY_NAMES.filter((name) => POINTS_FILE.spots[name])
const [one = '', other = ''] = Object.keys(POINTS_FILE.spots[city]?.locality ?? {})
const at = (slug: string, name: string): OwnPlace => ({ name, city, kind: 'locality', at: slug })

const files = vi.fn<typeof fetch>()
beforeEach(() => {
  files.mockReset().mockImplementation(async () => Response.json(POINTS_FILE))
  vi.stubGlobal('fetch', files)
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
  vi.resetModules()
})

async function open(kept?: string, locality = one, ofCity = city) {
  const html = await render(OwnDistances, { props: { city: ofCity, locality } })
  await openRendered(`<main>${html}</main>`, {
    prepare: ({ localStorage }) => kept !== undefined && localStorage.setItem(OWN_PLACES, kept),
  })
}
const element = () => document.querySelector<HTMLElement>('aangan-own-distances')
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

it('A page says how far its locality is from each place of one’s own, by a file that names none', async () => {
  const gone = { ...at('nowhere', 'Nani') }
  await open(JSON.stringify([at(one, 'work'), at(other, 'Gym'), gone]))
  const distance = distanceBetween(POINTS_FILE, at(other, ''), at(one, ''))
  await eventually(() => expect(element()?.hidden).toBe(false))
  expect(rows()).toEqual([
    [PLACE_NAMES.work, texts.away({ km: 0, least: 0, most: 0, isSame: true })],
    ['Gym', distance && texts.away(distance)],
    ['Nani', texts.unknown],
  ])
  expect(files.mock.calls.map(([address]) => address)).toEqual([POINTS_PATH])
})

it.each([
  ['has none', undefined],
  ['holds something else', '{"name":"work"}'],
])('It says nothing where the device %s', async (_, kept) => {
  await open(kept)
  // What follows a changed storage has run by then.
  await new Promise((settled) => setTimeout(settled))
  expect([element()?.hidden, rows()]).toEqual([true, []])
})

it('Without places nothing is loaded, and once they are forgotten in another tab they are said no more', async () => {
  await open()
  expect(files).not.toHaveBeenCalled()
  localStorage.setItem(OWN_PLACES, JSON.stringify([at(one, 'work')]))
  dispatchEvent(new StorageEvent('storage', { key: OWN_PLACES }))
  await eventually(() => expect(element()?.hidden).toBe(false))
  localStorage.removeItem(OWN_PLACES)
  dispatchEvent(new StorageEvent('storage', { key: OWN_PLACES }))
  await eventually(() => expect(element()?.hidden).toBe(true))
})

it('Where no source locates the locality, the page has no place for it', async () => {
  const [left] = CITY_NAMES.filter((name) => POINTS_FILE.leftOut[name])
  if (left) await open('[]', LOCALITIES[left][0]?.slug, left)
  else await open('[]', 'nowhere')
  expect(element()).toBeNull()
})
