import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLIDE_MS } from '../../domain/carousel/rules.ts'
import { SLIDESHOW_MS } from '../../domain/home/constants.ts'
import {
  bringIntoView,
  closePage,
  FRAME_MS,
  openPage,
  the,
} from '../../test/support/browser/dom.ts'

const WIDTH = 300
const TITLES = ['Nandanvan', 'Sarovar', 'Bithoor']
const html = (titles: readonly string[]) => `<section data-slideshow>
  <button id="toggle" data-toggle data-pause-label="Pause" data-play-label="Play"><svg></svg></button>
  <button id="back" data-step="-1"></button><button id="on" data-step="1"></button>
  <div data-track tabindex="0">${titles.map((title) => `<div><h3>${title}</h3></div>`).join('')}</div>
  ${titles.map((_, n) => `<button data-slide-to="${n}"></button>`).join('')}
  <p data-place></p></section><button id="outside"></button>`

async function openShow({ reducedMotion = false, titles = TITLES, seen = true } = {}) {
  openPage(html(titles), { reducedMotion })
  Object.defineProperty(the('[data-track]'), 'clientWidth', { value: WIDTH })
  await import('./slideshow.ts')
  if (seen) bringIntoView(the('[data-track]'))
}
/** Lets the slide end; returns the row's position. */
const place = () => {
  vi.advanceTimersByTime(SLIDE_MS + 2 * FRAME_MS)
  return the('[data-track]').scrollLeft / WIDTH
}
const current = () =>
  [...document.querySelectorAll('[data-slide-to]')].map(
    (dot) => dot.getAttribute('aria-current') === 'true',
  )
const said = () => the('[data-place]').textContent

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

describe('A slideshow', () => {
  it('advances by itself every second, and from the last slide to the first', async () => {
    await openShow()
    vi.advanceTimersByTime(SLIDESHOW_MS - 1)
    expect(current()).toEqual([false, false, false])
    vi.advanceTimersByTime(1)
    expect(current()).toEqual([false, true, false])
    expect(the('[data-track]').style.scrollSnapType).toBe('none')
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect(current()).toEqual([false, false, true])
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect([current(), place()]).toEqual([[true, false, false], 0])
    // Screen readers hear nothing: nobody asked for this move.
    expect(said()).toBe('')
  })

  it('pauses out of view, while focused, and on a hidden page', async () => {
    await openShow({ seen: false })
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
    bringIntoView(the('[data-track]'))
    the('#on').focus()
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
    the('#outside').focus()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
  })

  it('pauses while hovered', async () => {
    await openShow()
    const show = the('[data-slideshow]')
    const matches = vi.spyOn(show, 'matches').mockReturnValue(true)
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
    expect(matches).toHaveBeenCalledWith(':hover')
    matches.mockReturnValue(false)
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect(current()).toEqual([false, true, false])
  })

  it('is paused and played by its button, whose label names the next action', async () => {
    await openShow()
    const toggle = the('#toggle')
    expect([toggle.getAttribute('aria-label'), the('section').matches('[data-paused]')]).toEqual([
      'Pause',
      false,
    ])
    the('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect([toggle.getAttribute('aria-label'), the('section').matches('[data-paused]')]).toEqual([
      'Play',
      true,
    ])
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
    toggle.click()
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect(current()).toEqual([false, true, false])
  })

  it('stands still from the start under reduced motion, and then moves without animation', async () => {
    await openShow({ reducedMotion: true })
    expect(the('#toggle').getAttribute('aria-label')).toBe('Play')
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(the('[data-track]').scrollLeft).toBe(0)
    the('#on').click()
    expect(the('[data-track]').scrollLeft).toBe(WIDTH)
  })

  it('moves by hand past both ends, and announces the move', async () => {
    await openShow()
    the('#toggle').click()
    the('#back').click()
    expect([place(), said()]).toEqual([2, 'Bithoor'])
    the('#on').click()
    expect([place(), said()]).toEqual([0, 'Nandanvan'])
    the('[data-slide-to="1"]').click()
    expect([place(), said(), current()]).toEqual([1, 'Sarovar', [false, true, false]])
  })

  it('continues from the slide to which it was swiped', async () => {
    await openShow()
    the('[data-track]').scrollLeft = 2 * WIDTH + 10
    the('[data-track]').dispatchEvent(new Event('scrollend'))
    expect(current()).toEqual([false, false, true])
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect(place()).toBe(0)
  })

  it('with one slide does not run', async () => {
    await openShow({ titles: ['Nandanvan'], seen: false })
    expect(vi.getTimerCount()).toBe(0)
  })
})
