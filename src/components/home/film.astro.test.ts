import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOME_TEXTS as texts } from '#language/home/texts'
import { bringIntoView, closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Film from './Film.astro'

type Visit = {
  reducedMotion?: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
  refuses?: boolean
}

const setState = ({ document }: { document: object }, value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value })

/** Opens the page, which has loaded, and waits half a second. */
async function openFilm({ reducedMotion = false, connection, refuses = false }: Visit = {}) {
  await openRendered(await render(Film), {
    reducedMotion,
    prepare: (window) => {
      Object.assign(window.navigator, { connection })
      setState(window, 'complete')
    },
  })
  const video = the<HTMLVideoElement>('video')
  const play = video.play.bind(video)
  if (refuses) video.play = () => Promise.reject(new DOMException('No gesture.', 'NotAllowedError'))
  await vi.advanceTimersByTimeAsync(500)
  bringIntoView(film())
  return { video, allow: () => Object.assign(video, { play }) }
}
const film = () => the('aangan-film')
const addresses = () =>
  [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'))
const state = () => ({
  hidden: film().hidden,
  paused: film().hasAttribute('data-paused'),
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
    await openRendered(await render(Film), {
      prepare: (window) => setState(window, 'interactive'),
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([addresses(), state().hidden]).toEqual([NOT_SENT, true])
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(499)
    expect(addresses()).toEqual(NOT_SENT)
    await vi.advanceTimersByTimeAsync(1)
    expect(addresses()).toEqual(
      ['hero-phone.webm', 'hero-phone.mp4', 'hero.webm', 'hero.mp4'].map((name) => `/film/${name}`),
    )
    const [phone] = document.querySelectorAll('source')
    expect([phone?.type, phone?.media]).toEqual(['video/webm', '(max-width: 47.99rem)'])
    bringIntoView(film())
    expect(state()).toEqual({ hidden: false, paused: false, label: texts.pauseFilm })
  })

  it('covers the picture only while it plays', async () => {
    const { video } = await openFilm()
    video.dispatchEvent(new Event('playing'))
    expect(film().hasAttribute('data-playing')).toBe(true)
  })

  it('is stopped and continued by its button, whose label names the next action', async () => {
    const { video } = await openFilm()
    the('button').click()
    expect([video.paused, state()]).toEqual([
      true,
      { hidden: false, paused: true, label: texts.playFilm },
    ])
    the('button').click()
    expect([video.paused, state()]).toEqual([
      false,
      { hidden: false, paused: false, label: texts.pauseFilm },
    ])
  })

  it('rests while it is out of view', async () => {
    const { video } = await openFilm()
    bringIntoView(film(), false)
    expect(video.paused).toBe(true)
    bringIntoView(film())
    expect(video.paused).toBe(false)
  })

  it('stays stopped when it comes back into view', async () => {
    const { video } = await openFilm()
    the('button').click()
    bringIntoView(film(), false)
    bringIntoView(film())
    expect(video.paused).toBe(true)
  })

  it('can be started with the button if the browser blocks autoplay', async () => {
    const { video, allow } = await openFilm({ refuses: true })
    expect(state()).toEqual({ hidden: false, paused: true, label: texts.playFilm })
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
