import { afterEach, expect, it } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

async function openRow(cards: number, width: number) {
  openPage(
    `<section data-carousel><ul data-track>${'<li></li>'.repeat(cards)}</ul>
      <button data-move="-1"><svg></svg></button><button data-move="1"></button><p data-carousel-place></p></section>`,
    { width, reducedMotion: true },
  )
  for (const [n, card] of [...document.querySelectorAll('li')].entries())
    card.getBoundingClientRect = () => ({ left: n * 300 }) as DOMRect
  await import('./carousel.ts')
}
const state = () => [the('ul').scrollLeft, the('p').textContent]

afterEach(closePage)

it('A press moves the row by one card at once, and announces the visible cards', async () => {
  await openRow(5, 1280)
  the('[data-move="1"]').click()
  expect(state()).toEqual([300, '2 to 4 of 5'])
})

it('The row wraps around at both ends', async () => {
  await openRow(5, 1280)
  the('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(state()).toEqual([600, '3 to 5 of 5'])
  the('[data-move="1"]').click()
  expect(state()).toEqual([0, '1 to 3 of 5'])
})

it('A phone shows one card at a time', async () => {
  await openRow(5, 360)
  the('[data-move="1"]').click()
  expect(state()).toEqual([300, '2 of 5'])
})
