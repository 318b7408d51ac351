import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringIntoView, closePage, openPage, the } from '../../test/support/dom.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

it('A section that comes near gets what it does; one that is not there asks for nothing', async () => {
  openPage('<b data-count-up="200">200+</b>')
  await import('./near-viewport.ts')
  bringIntoView(the('b'), false)
  await vi.dynamicImportSettled()
  bringIntoView(the('b'))
  expect(the('b').textContent).toBe('200+')
  await vi.dynamicImportSettled()
  // It is there now: the figure begins to run as soon as it is seen.
  bringIntoView(the('b'))
  expect(the('b').textContent).toBe('0+')
})
