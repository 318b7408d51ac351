import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { leaveToast, showToast, takeToast } from './toast.ts'

const SHOWN_MS = 6000
const region = () => the('#toasts').textContent

beforeEach(() => {
  vi.useFakeTimers()
  openPage('<div id="toasts" role="status"></div>')
})
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

describe('A message', () => {
  it('is shown for six seconds', () => {
    showToast('Link copied.')
    vi.advanceTimersByTime(SHOWN_MS - 1)
    expect(region()).toBe('Link copied.')
    vi.advanceTimersByTime(1)
    expect(region()).toBe('')
  })

  it('replaces the message before, and has its own six seconds', () => {
    showToast('First')
    vi.advanceTimersByTime(SHOWN_MS - 1000)
    showToast('Second')
    expect(region()).toBe('Second')
    vi.advanceTimersByTime(SHOWN_MS - 1)
    expect(region()).toBe('Second')
    vi.advanceTimersByTime(1)
    expect(region()).toBe('')
  })

  it('stays while it is hovered', () => {
    showToast('Link copied.')
    const matches = vi.spyOn(the('#toasts p'), 'matches').mockReturnValue(true)
    vi.advanceTimersByTime(2 * SHOWN_MS)
    expect(region()).toBe('Link copied.')
    expect(matches).toHaveBeenCalledWith(':hover')
    matches.mockReturnValue(false)
    vi.advanceTimersByTime(SHOWN_MS)
    expect(region()).toBe('')
  })

  it('is text, never HTML', () => {
    showToast('<b>House</b> is saved.')
    expect(region()).toBe('<b>House</b> is saved.')
  })

  it('is dropped on a page without a place for it', () => {
    the('#toasts').remove()
    expect(() => showToast('Nowhere')).not.toThrow()
  })

  it('that was left for the next page is shown once', () => {
    expect(takeToast()).toBeNull()
    leaveToast('Your account is deleted.')
    expect([takeToast(), takeToast()]).toEqual(['Your account is deleted.', null])
  })
})
