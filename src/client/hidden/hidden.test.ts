import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HIDDEN_TEXTS, HIDDEN_LIST_TEXTS as texts } from '#language/hidden/texts'
import { HIDDEN_LIMITS } from '../../domain/hidden/constants.ts'
import type { Hidden } from '../../domain/hidden/rules.ts'
import { HIDDEN } from '../../domain/site/constants.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { hidden, keepHidden } from './hidden.ts'
import { openHiddenSheet } from './hidden-sheet.ts'
import { hide } from './hide.ts'

const home: Hidden = { kind: 'home', key: 'listing00001', name: 'Aqua' }
const poster: Hidden = { kind: 'poster', key: '0a5a0001', name: 'Kesar Heights' }

beforeEach(() => openPage('<main><button></button></main><div id="toasts"></div>'))
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

const toast = () => document.querySelector('#toasts')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )

it('What is hidden is kept on the device, nothing is left of none, and what is malformed is left out', () => {
  keepHidden([home, poster])
  expect(hidden()).toEqual([home, poster])
  localStorage.setItem(HIDDEN, JSON.stringify([{ ...home, kind: 'city' }, null, poster]))
  expect(hidden()).toEqual([poster])
  keepHidden([])
  expect([hidden(), localStorage.getItem(HIDDEN)]).toEqual([[], null])
})

it('The offer to undo goes with its time, and hands on the focus; where no more fit, that is said', async () => {
  vi.useFakeTimers()
  const leave = vi.fn()
  await hide(home, { shown: async () => {}, leave })
  expect(toast()).toContain(HIDDEN_TEXTS.done.home)
  const undo = document.querySelector('#toasts button') as HTMLElement
  expect(document.activeElement).toBe(undo)
  // Focused by keyboard, it stays.
  vi.advanceTimersByTime(60_000)
  expect(toast()).toContain(HIDDEN_TEXTS.undo)
  vi.spyOn(undo, 'matches').mockReturnValue(false)
  vi.advanceTimersByTime(60_000)
  expect([toast(), leave.mock.calls.length]).toEqual(['', 1])
  keepHidden(Array.from({ length: HIDDEN_LIMITS.poster }, (_, n) => ({ ...poster, key: `${n}` })))
  await hide(poster, { shown: async () => {}, leave })
  expect(toast()).toBe(HIDDEN_TEXTS.full.poster)
  expect(hidden()).toHaveLength(HIDDEN_LIMITS.poster)
})

it('The list shows one of them again, or all', () => {
  keepHidden([home, poster, { ...home, key: 'listing00002', name: 'Garden Bay' }])
  void openHiddenSheet(document.querySelector('button') as HTMLElement)
  button(texts.showAgain(texts.named(poster.name, 'poster')))?.click()
  expect(hidden().map(({ key }) => key)).toEqual(['listing00001', 'listing00002'])
  expect(document.querySelector('[role="status"]:not(#toasts)')?.textContent).toBe(texts.left(2))
  button(texts.all)?.click()
  expect(hidden()).toEqual([])
  expect(document.activeElement).toBe(button(texts.end))
})
