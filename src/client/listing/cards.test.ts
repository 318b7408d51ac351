import { afterEach, describe, expect, it, vi } from 'vitest'
import { relativeDay } from '../../domain/time/calendar.ts'
import { bringIntoView, closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { cardItem } from '../../test/support/browser/gallery-page.ts'
import { FAVOURITES, favouriteName, favourites } from './favourites.ts'

async function openCards(
  html = `<h1> Kesar Heights </h1><ul>${['a', 'b'].map((id) => cardItem({ id })).join('')}</ul>`,
) {
  openPage(html)
  await import('./cards.ts')
}
const heart = (id: string) => the(`[data-favourite="${id}"]`)
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed="true"]')].map((one) =>
    one.getAttribute('data-favourite'),
  )

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

it('The stand-in of a photo is drawn when it comes near', async () => {
  await openCards('<span class="photo-blur" data-blur="data:image/webp;base64,UklGRg=="></span>')
  bringIntoView(the('span'), false)
  expect(the('span').style.background).toBe('')
  bringIntoView(the('span'))
  expect(the('span').style.background).toContain('UklGRg==')
})

describe('The heart of a card', () => {
  it('saves the listing under its name, and removes it', async () => {
    await openCards()
    heart('b').click()
    expect([pressed(), [...favourites()], favouriteName('b')]).toEqual([['b'], ['b'], 'House b'])
    heart('b').click()
    expect([pressed(), [...favourites()]]).toEqual([[], []])
  })

  it('also reacts to a click on its icon, and all hearts of the listing change', async () => {
    await openCards(
      `<button data-favourite="a"><svg></svg></button><button data-favourite="a"></button>`,
    )
    the('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(pressed()).toEqual(['a', 'a'])
  })

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'updates the header’s count, with one short beat unless motion is reduced (%s)',
    async (reducedMotion, beats) => {
      openPage('<b class="saved-count"></b><button data-favourite="a"></button>', { reducedMotion })
      const [count, animate] = [vi.fn(), vi.fn()]
      Object.assign(globalThis, { showSaved: count })
      Object.assign(the('.saved-count'), { animate })
      await import('./cards.ts')
      heart('a').click()
      expect([count.mock.calls.length, animate.mock.calls.length]).toEqual([1, beats])
      expect(animate.mock.lastCall?.[1].duration ?? 150).toBeLessThanOrEqual(250)
    },
  )

  it('on a listing’s own page saves it under the page’s title', async () => {
    await openCards('<h1> Kesar Heights </h1><button data-favourite="a"></button>')
    heart('a').click()
    expect(favouriteName('a')).toBe('Kesar Heights')
  })

  it('shows listings saved before, in another tab, or since the page was left', async () => {
    openPage(`<ul>${cardItem({ id: 'a' })}${cardItem({ id: 'b' })}</ul>`)
    localStorage.setItem(FAVOURITES, '["a"]')
    await import('./cards.ts')
    expect(pressed()).toEqual(['a'])

    localStorage.setItem(FAVOURITES, '["b"]')
    dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
    expect(pressed()).toEqual(['a'])
    dispatchEvent(Object.assign(new Event('storage'), { key: FAVOURITES }))
    expect(pressed()).toEqual(['b'])

    localStorage.setItem(FAVOURITES, '[]')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(pressed()).toEqual(['b'])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(pressed()).toEqual([])
  })

  it('does not change if the browser’s storage cannot be read', async () => {
    openPage(`<ul>${cardItem({ id: 'a' })}</ul>`)
    localStorage.setItem(FAVOURITES, '{"a":')
    await import('./cards.ts')
    heart('a').click()
    expect(pressed()).toEqual(['a'])
  })

  it('is needed to save: a click elsewhere saves nothing', async () => {
    await openCards()
    the('h1').click()
    document.dispatchEvent(new MouseEvent('click'))
    expect(favourites().size).toBe(0)
  })
})

it('A date on a card is relative to today, with the full date on hover, also after repeated updates', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-05T10:00:00Z'), toFake: ['Date'] })
  await openCards()
  const { refreshCards } = await import('./card-refresh.ts')
  refreshCards(document)
  const [day] = document.querySelectorAll('time')
  expect(day?.textContent).toBe(relativeDay('2026-11-02T00:00:00Z', new Date()))
  expect(day?.title).toBe('2 November 2026')
})
