import { afterEach, describe, expect, it, vi } from 'vitest'
import { viewed } from '../../client/listing/viewed-list.ts'
import { countView } from '../../contract/counting.ts'
import { VIEWS } from '../../domain/listing/views.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Visit from './Visit.astro'

const ID = 'listing00001'
const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))

/** Opens a listing's page for a visitor whose view is taken, or passed over, for all. */
async function visit({ taken = true, webdriver = false } = {}) {
  vi.spyOn(Math, 'random').mockReturnValue(taken ? 0 : 0.999)
  vi.stubGlobal('fetch', asked.mockClear())
  const html = await render(Visit, { props: { listing: ID } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openRendered(html, {
    prepare: ({ navigator }) => Object.defineProperty(navigator, 'webdriver', { value: webdriver }),
  })
}
const wait = () => vi.advanceTimersByTime(VIEWS.afterMs)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  closePage()
})

describe('A visit to the page of a listing', () => {
  it('is remembered on this device', async () => {
    await visit()
    expect(viewed()).toEqual([ID])
  })

  it('is counted after a while, without a cookie', async () => {
    await visit()
    expect(asked).not.toHaveBeenCalled()
    wait()
    const [address, init] = asked.mock.lastCall ?? []
    expect([address, init?.method, init?.credentials]).toEqual([
      countView.path,
      countView.method,
      'omit',
    ])
    expect(JSON.parse(String(init?.body))).toEqual({ listing: ID })
  })

  it.each([
    ['of a program', { webdriver: true }],
    ['for which another one counts', { taken: false }],
  ])('%s is not counted', async (_, how) => {
    await visit(how)
    wait()
    expect(asked).not.toHaveBeenCalled()
  })

  it('that ends before is not counted', async () => {
    await visit()
    the('aangan-visit').remove()
    wait()
    expect(asked).not.toHaveBeenCalled()
  })
})
