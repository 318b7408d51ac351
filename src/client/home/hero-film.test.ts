import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bringIntoView, closePage, openPage, the } from '../../test/support/browser/dom.ts'

const HTML = `<div data-film hidden>
  <video data-films='[{"src":"/film/hero-phone.webm","type":"video/webm","media":"(max-width: 47.99rem)"},{"src":"/film/hero.mp4"}]'></video>
  <button data-play-label="Play" data-pause-label="Pause" aria-label="Pause"></button></div>`

type Visit = {
  reducedMotion?: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
  refuses?: boolean
}

/** Opens the page and waits until it is loaded, and half a second more. */
async function openFilm({ reducedMotion = false, connection, refuses = false }: Visit = {}) {
  openPage(HTML, { reducedMotion })
  if (connection) Object.assign(navigator, { connection })
  const video = the<HTMLVideoElement>('video')
  const play = video.play.bind(video)
  if (refuses) video.play = () => Promise.reject(new DOMException('No gesture.', 'NotAllowedError'))
  await import('./hero-film.ts')
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(500)
  bringIntoView(the('[data-film]'))
  return { video, allow: () => Object.assign(video, { play }) }
}
const addresses = () =>
  [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'))
const state = () => ({
  hidden: the('[data-film]').hidden,
  paused: the('[data-film]').hasAttribute('data-paused'),
  label: the('button').getAttribute('aria-label'),
})
const NOT_SENT: string[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

describe('The film', () => {
  it('starts half a second after the page has loaded', async () => {
    openPage(HTML)
    await import('./hero-film.ts')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([addresses(), state().hidden]).toEqual([NOT_SENT, true])
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(499)
    expect(addresses()).toEqual(NOT_SENT)
    await vi.advanceTimersByTimeAsync(1)
    expect(addresses()).toEqual(['/film/hero-phone.webm', '/film/hero.mp4'])
    const [phone] = document.querySelectorAll('source')
    expect([phone?.type, phone?.media]).toEqual(['video/webm', '(max-width: 47.99rem)'])
    bringIntoView(the('[data-film]'))
    expect(state()).toEqual({ hidden: false, paused: false, label: 'Pause' })
  })

  it('covers the picture only while it plays', async () => {
    const { video } = await openFilm()
    video.dispatchEvent(new Event('playing'))
    expect(the('[data-film]').hasAttribute('data-playing')).toBe(true)
  })

  it('is stopped and continued by its button, whose label names the next action', async () => {
    const { video } = await openFilm()
    the('button').click()
    expect([video.paused, state()]).toEqual([true, { hidden: false, paused: true, label: 'Play' }])
    the('button').click()
    expect([video.paused, state()]).toEqual([
      false,
      { hidden: false, paused: false, label: 'Pause' },
    ])
  })

  it('rests while it is out of view', async () => {
    const { video } = await openFilm()
    bringIntoView(the('[data-film]'), false)
    expect(video.paused).toBe(true)
    bringIntoView(the('[data-film]'))
    expect(video.paused).toBe(false)
  })

  it('stays stopped when it comes back into view', async () => {
    const { video } = await openFilm()
    the('button').click()
    bringIntoView(the('[data-film]'), false)
    bringIntoView(the('[data-film]'))
    expect(video.paused).toBe(true)
  })

  it('can be started with the button if the browser blocks autoplay', async () => {
    const { video, allow } = await openFilm({ refuses: true })
    expect(state()).toEqual({ hidden: false, paused: true, label: 'Play' })
    allow()
    the('button').click()
    expect(video.paused).toBe(false)
  })

  it.each<[string, Visit]>([
    ['who saves data', { connection: { saveData: true, effectiveType: '4g' } }],
    ['who has a slow connection', { connection: { saveData: false, effectiveType: '3g' } }],
    ['who wants no motion', { reducedMotion: true }],
  ])('is not sent to a visitor %s', async (_, visit) => {
    await openFilm(visit)
    expect([addresses(), state().hidden]).toEqual([NOT_SENT, true])
  })

  it('is sent over a fast connection, and to browsers that do not report theirs', async () => {
    for (const connection of [{ saveData: false, effectiveType: '4g' }, {}]) {
      await openFilm({ connection })
      expect(state().hidden).toBe(false)
    }
  })
})
