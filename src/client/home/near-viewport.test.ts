import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringIntoView, closePage, openPage, the } from '../../test/support/browser/dom.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

it('A section gets its script when it comes near the viewport; a missing section loads nothing', async () => {
  openPage('<b data-count-up="200" data-suffix="+">200+</b>')
  await import('./near-viewport.ts')
  bringIntoView(the('b'), false)
  await vi.dynamicImportSettled()
  bringIntoView(the('b'))
  expect(the('b').textContent).toBe('200+')
  await vi.dynamicImportSettled()
  // The script is loaded: the figure begins to run as soon as it is visible.
  bringIntoView(the('b'))
  expect(the('b').textContent).toBe('0+')
})
