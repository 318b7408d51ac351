import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOME_TEXTS as texts } from '#language/home/texts'
import { REGION_TEXTS } from '#language/site/texts'
import { SLIDE_MS } from '../../domain/carousel/rules.ts'
import { SLIDESHOW_MS } from '../../domain/home/rules.ts'
import { bringIntoView, closePage, FRAME_MS, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import ComingSoon from './ComingSoon.astro'

const WIDTH = 300
const TITLES = ['Nandanvan', 'Sarovar', 'Bithoor']
const entry = (title: string) => ({
  id: title,
  createdAt: '2026-11-01T00:00:00Z',
  title,
  description: 'Homes by the river.',
  listingType: 'Sell' as const,
  city: 'Lucknow' as const,
  propertyType: 'Flat/Apartment' as const,
  image: '/soon.jpg',
})

async function openShow({ reducedMotion = false, titles = TITLES, seen = true } = {}) {
  const show = await render(ComingSoon, { props: { entries: titles.map(entry) } })
  await openRendered(`${show}<button id="outside"></button>`, { reducedMotion })
  Object.defineProperty(track(), 'clientWidth', { value: WIDTH })
  if (seen) bringIntoView(track())
}
const track = () => the('[data-part="track"]')
const dots = () => [...document.querySelectorAll<HTMLElement>('[data-part="dot"]')]
const button = (label: string) => the(`button[aria-label="${label}"]`)
const back = () => button(REGION_TEXTS.previous)
const on = () => button(REGION_TEXTS.next)
/** Lets the slide end; returns the row's position. */
const place = () => {
  vi.advanceTimersByTime(SLIDE_MS + 2 * FRAME_MS)
  return track().scrollLeft / WIDTH
}
const current = () => dots().map((dot) => dot.getAttribute('aria-current') === 'true')
const said = () => the('[aria-live]').textContent

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

describe('A slideshow', () => {
  it('advances by itself every second, and from the last slide to the first', async () => {
    await openShow()
    vi.advanceTimersByTime(SLIDESHOW_MS - 1)
    expect(current()).toEqual([true, false, false])
    vi.advanceTimersByTime(1)
    expect(current()).toEqual([false, true, false])
    expect(track().style.scrollSnapType).toBe('none')
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
    bringIntoView(track())
    on().focus()
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
    the('#outside').focus()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
  })

  it('pauses while hovered', async () => {
    await openShow()
    const show = the('aangan-slideshow')
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
    const paused = () => the('aangan-slideshow').hasAttribute('data-paused')
    const toggle = button(texts.pause)
    expect(paused()).toBe(false)
    toggle.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect([toggle.getAttribute('aria-label'), paused()]).toEqual([texts.play, true])
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(place()).toBe(0)
    toggle.click()
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect(current()).toEqual([false, true, false])
  })

  it('stands still from the start under reduced motion, and then moves without animation', async () => {
    await openShow({ reducedMotion: true })
    expect(button(texts.play)).toBeDefined()
    vi.advanceTimersByTime(4 * SLIDESHOW_MS)
    expect(track().scrollLeft).toBe(0)
    on().click()
    expect(track().scrollLeft).toBe(WIDTH)
  })

  it('moves by hand past both ends, and announces the move', async () => {
    await openShow()
    button(texts.pause).click()
    back().click()
    expect([place(), said()]).toEqual([2, 'Bithoor'])
    on().click()
    expect([place(), said()]).toEqual([0, 'Nandanvan'])
    dots()[1]?.click()
    expect([place(), said(), current()]).toEqual([1, 'Sarovar', [false, true, false]])
  })

  it('continues from the slide to which it was swiped', async () => {
    await openShow()
    track().scrollLeft = 2 * WIDTH + 10
    track().dispatchEvent(new Event('scrollend'))
    expect(current()).toEqual([false, false, true])
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect(place()).toBe(0)
  })

  it('with one slide does not run', async () => {
    await openShow({ titles: ['Nandanvan'], seen: false })
    expect([vi.getTimerCount(), dots()]).toEqual([0, []])
  })

  it('that was taken away does not run, and runs again where it is put', async () => {
    await openShow()
    const show = the('aangan-slideshow')
    show.remove()
    expect(vi.getTimerCount()).toBe(0)
    document.body.append(show)
    bringIntoView(track())
    vi.advanceTimersByTime(SLIDESHOW_MS)
    expect(current()).toEqual([false, true, false])
    on().click()
    expect(said()).toBe('Bithoor')
  })
})
