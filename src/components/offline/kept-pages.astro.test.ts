import { afterEach, expect, it, vi } from 'vitest'
import { OFFLINE_TEXTS as texts } from '#language/site/texts-offline'
import { SEEN_AT, TITLE } from '../../contract/offline.ts'
import { PATHS } from '../../contract/paths.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { StoredCaches } from '../../test/support/browser/stored-caches.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import KeptPages from './KeptPages.astro'

afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

it('What can be read is listed with the title and the age of each page', async () => {
  const stores = new StoredCaches()
  vi.stubGlobal('caches', stores)
  const headers = {
    [SEEN_AT]: new Date().toISOString(),
    [TITLE]: encodeURIComponent('A flat &amp; a garden'),
  }
  await (await stores.open('pages')).put(PATHS.about, new Response('', { headers }))
  await openRendered(await render(KeptPages))
  await eventually(() =>
    expect(the<HTMLAnchorElement>('li > a').textContent).toBe('A flat & a garden'),
  )
  expect(the('li > a').getAttribute('href')).toBe('/about/')
  expect(the('li').textContent).toContain(texts.kept('just now'))
  expect([the('h2').hidden, the('p').hidden]).toEqual([false, true])
})

it('A device that holds nothing, or forbids to look, says so', async () => {
  vi.stubGlobal('caches', undefined)
  await openRendered(await render(KeptPages))
  await eventually(() => expect(the('p').hidden).toBe(false))
  expect([the('p').textContent, the('h2').hidden]).toEqual([texts.none, true])
})
