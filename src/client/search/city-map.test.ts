import { afterEach, expect, it, vi } from 'vitest'
import { closePage, openPage, the } from '../../test/support/dom.ts'

const mapOf = (city: string) =>
  new Response(`<main><div data-city-map="${city}"><a data-locality="one"></a></div></main>`)
const look = (city: string) => ({
  ...{ city, stats: {}, chosen: [], cards: [] },
  nameOf: (slug: string) => slug,
})
const shown = () => the('[data-map]').querySelector<HTMLElement>('[data-city-map]')?.dataset.cityMap
const asked = vi.fn<typeof fetch>()

async function openSearch() {
  openPage('<section data-map></section>')
  vi.stubGlobal('fetch', asked)
  return import('./city-map.ts')
}
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

it('Of two cities, the map of the last one is shown, whichever answer comes first', async () => {
  const slow = Promise.withResolvers<Response>()
  asked.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(mapOf('noida'))
  const { showMap } = await openSearch()
  const first = showMap(look('lucknow'))
  await showMap(look('noida'))
  slow.resolve(mapOf('lucknow'))
  await first
  expect(shown()).toBe('noida')
})

it('A map that failed is requested again', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 502 }))
  asked.mockResolvedValueOnce(mapOf('noida'))
  const { showMap } = await openSearch()
  await expect(showMap(look('noida'))).rejects.toThrow()
  await showMap(look('noida'))
  expect(shown()).toBe('noida')
})
