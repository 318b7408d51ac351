import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { itemOf, MoreMenu, type Way } from './MoreMenu.tsx'

test('Arrows go round in a menu, and Home and End lead to its ends', () => {
  const from = (at: number, key: string) => itemOf(key, at, 3)
  expect([from(0, 'ArrowDown'), from(2, 'ArrowDown'), from(0, 'ArrowUp')]).toEqual([1, 0, 2])
  expect([from(1, 'Home'), from(1, 'End'), from(1, 'x')]).toEqual([0, 2, null])
})

const menu = (ways: readonly Way[]) =>
  renderToString(createElement(MoreMenu, { words: 'Rest', label: 'Rest: Bela', busy: false, ways }))

test('A menu has links and buttons, and there is none for nothing', () => {
  const html = menu([
    { words: 'Look', href: '/look' },
    { words: 'Drop', danger: true, press: vi.fn() },
  ])
  expect(html).toMatch(/<button[^>]*aria-haspopup="menu" aria-expanded="false"/)
  expect(html).toMatch(/<a role="menuitem"[^>]*href="\/look"/)
  expect(html).toMatch(/<button type="button" role="menuitem"[^>]*data-tone="danger"/)
  expect(menu([])).toBe('')
})
