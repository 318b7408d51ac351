import { afterEach, expect, it, vi } from 'vitest'
import { VIEWED } from '../../domain/site/constants.ts'
import { bringIntoView, closePage, openPage, the } from '../../test/support/browser/dom.ts'

const asked = vi.fn<typeof fetch>(async () => Response.json({ listings: [] }))

async function openHome(viewed: string | null) {
  openPage('<div data-viewed></div>', {
    prepare: ({ localStorage }) => viewed && localStorage.setItem(VIEWED, viewed),
  })
  vi.stubGlobal('fetch', asked.mockClear())
  await import('./near-viewport.ts')
}
async function come(near: boolean) {
  bringIntoView(the('[data-viewed]'), near)
  await vi.dynamicImportSettled()
}

afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

it('The row of viewed listings gets its script when it comes near the viewport', async () => {
  await openHome('["listing00001"]')
  await come(false)
  expect(asked).not.toHaveBeenCalled()
  await come(true)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

it('The row loads nothing on a device that has viewed nothing', async () => {
  await openHome(null)
  await come(true)
  expect(asked).not.toHaveBeenCalled()
})
