import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage, the } from '../../test/support/dom.ts'

const HTML = `<div data-film hidden><video>
  <source data-src="/film/hero-phone.webm"><source data-src="/film/hero.mp4"></video>
  <button data-play-label="Play" data-pause-label="Pause" aria-label="Pause"></button></div>`

type Visit = {
  reducedMotion?: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
  refuses?: boolean
}

/** The page once it is loaded and half a second old. */
async function openFilm({ reducedMotion = false, connection, refuses = false }: Visit = {}) {
  openPage(HTML, { reducedMotion })
  if (connection) Object.assign(navigator, { connection })
  const video = the<HTMLVideoElement>('video')
  const play = video.play.bind(video)
  if (refuses) video.play = () => Promise.reject(new DOMException('No gesture.', 'NotAllowedError'))
  await import('./hero-film.ts')
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(500)
  return { video, allow: () => Object.assign(video, { play }) }
}
const addresses = () =>
  [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'))
const state = () => ({
  hidden: the('[data-film]').hidden,
  paused: the('[data-film]').hasAttribute('data-paused'),
  label: the('button').getAttribute('aria-label'),
})
const NOT_SENT = [null, null]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

describe('The film', () => {
  it('waits for the page, and half a second more', async () => {
    openPage(HTML)
    await import('./hero-film.ts')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([addresses(), state().hidden]).toEqual([NOT_SENT, true])
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(499)
    expect(addresses()).toEqual(NOT_SENT)
    await vi.advanceTimersByTimeAsync(1)
    expect(addresses()).toEqual(['/film/hero-phone.webm', '/film/hero.mp4'])
    expect(state()).toEqual({ hidden: false, paused: false, label: 'Pause' })
  })

  it('covers the picture only once it plays', async () => {
    const { video } = await openFilm()
    video.dispatchEvent(new Event('playing'))
    expect(the('[data-film]').hasAttribute('data-playing')).toBe(true)
  })

  it('is stopped and goes on by its button, which says what it would do', async () => {
    const { video } = await openFilm()
    the('button').click()
    expect([video.paused, state()]).toEqual([true, { hidden: false, paused: true, label: 'Play' }])
    the('button').click()
    expect([video.paused, state()]).toEqual([
      false,
      { hidden: false, paused: false, label: 'Pause' },
    ])
  })

  it('that the browser does not begin by itself is offered by the button', async () => {
    const { video, allow } = await openFilm({ refuses: true })
    expect(state()).toEqual({ hidden: false, paused: true, label: 'Play' })
    allow()
    the('button').click()
    expect(video.paused).toBe(false)
  })

  it.each<[string, Visit]>([
    ['saves data', { connection: { saveData: true, effectiveType: '4g' } }],
    ['has a slow connection', { connection: { saveData: false, effectiveType: '3g' } }],
    ['wants no motion', { reducedMotion: true }],
  ])('is not sent to who %s', async (_, visit) => {
    await openFilm(visit)
    expect([addresses(), state().hidden]).toEqual([NOT_SENT, true])
  })

  it('is sent to who has a fast connection, or a browser that does not tell', async () => {
    for (const connection of [{ saveData: false, effectiveType: '4g' }, {}]) {
      await openFilm({ connection })
      expect(state().hidden).toBe(false)
    }
  })
})
