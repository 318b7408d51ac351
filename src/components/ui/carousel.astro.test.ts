import { afterEach, describe, expect, it } from 'vitest'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Carousel from './Carousel.astro'
import type { CarouselElement } from './carousel.ts'

const STRIDE = 300

/** Returns a row of cards. */
const row = (cards: number, label = 'New') =>
  render(Carousel, {
    props: { label },
    slots: { default: '<li></li>'.repeat(cards) },
  })

/** Lays the cards of all rows beside each other. */
function layOut() {
  for (const list of document.querySelectorAll('ul'))
    for (const [n, card] of [...list.children].entries())
      card.getBoundingClientRect = () => ({ left: n * STRIDE }) as DOMRect
}
async function openRow(html: string, width = 1280) {
  await openRendered(html, { width, reducedMotion: true })
  layOut()
}
const press = (name: string, within = 'aangan-carousel') =>
  the(`${within} [aria-label="${name}"]`).click()
const state = (within = 'aangan-carousel') => [
  the(`${within} ul`).scrollLeft / STRIDE,
  the(`${within} [aria-live]`).textContent,
]

afterEach(closePage)

describe('A carousel', () => {
  it('is a region with a name, and knows its row', async () => {
    await openRow(await row(5))
    expect(the('section').getAttribute('aria-label')).toBe('New')
    expect(the<CarouselElement>('aangan-carousel').track.children).toHaveLength(5)
  })

  it('moves by one card at once, and announces the visible cards', async () => {
    await openRow(await row(5))
    press('Next')
    expect(state()).toEqual([1, '2 to 4 of 5'])
  })

  it('wraps around at both ends', async () => {
    await openRow(await row(5))
    press('Previous')
    expect(state()).toEqual([2, '3 to 5 of 5'])
    press('Next')
    expect(state()).toEqual([0, '1 to 3 of 5'])
  })

  it('shows one card at a time on a phone', async () => {
    await openRow(await row(5), 360)
    press('Next')
    expect(state()).toEqual([1, '2 of 5'])
  })

  it('counts cards that have come since, and says nothing of a row that is empty', async () => {
    await openRow(await row(0))
    press('Next')
    expect(state()).toEqual([0, ''])
    the('ul').innerHTML = '<li></li>'.repeat(4)
    layOut()
    press('Next')
    expect(state()).toEqual([1, '2 to 4 of 4'])
  })

  it('works twice on a page, and after it was moved', async () => {
    await openRow((await row(5, 'New')) + (await row(4, 'Seen')))
    const [fresh, seen] = ['[aria-label="New"]', '[aria-label="Seen"]']
    the('body').prepend(the(seen))
    press('Next', seen)
    expect([state(seen), state(fresh)]).toEqual([
      [1, '2 to 4 of 4'],
      [0, ''],
    ])
  })
})
