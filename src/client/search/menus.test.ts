import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { activateMenus } from './menus.ts'

const menu = (name: string) =>
  `<div data-menu id="${name}"><button aria-controls="${name}-list" aria-expanded="false"></button><input></div>`

beforeEach(() => {
  openPage(`<form>${menu('city')}${menu('budget')}<input id="words"></form><p id="page"></p>`)
  activateMenus(the('form'))
})
afterEach(closePage)

const button = (name: string) => the(`#${name} button`)
const opened = () =>
  ['city', 'budget'].filter((name) => {
    const [said, drawn] = [
      button(name).getAttribute('aria-expanded'),
      the(`#${name}`).hasAttribute('data-open'),
    ]
    expect(said).toBe(String(drawn))
    return drawn
  })

test('A press opens a menu and closes the others; another press closes it', () => {
  button('city').click()
  expect(opened()).toEqual(['city'])
  button('budget').click()
  expect(opened()).toEqual(['budget'])
  button('budget').click()
  expect(opened()).toEqual([])
})

test('Escape closes a menu and focuses its button; other keys do nothing', () => {
  button('city').click()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  expect(opened()).toEqual(['city'])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect([opened(), document.activeElement]).toEqual([[], button('city')])
})

test('A press or the focus outside closes a menu; inside it does not', () => {
  const happensAt = (type: string, at: string) =>
    the(at).dispatchEvent(new Event(type, { bubbles: true }))
  for (const [type, elsewhere] of [
    ['pointerdown', '#page'],
    ['focusin', '#words'],
  ] as const) {
    button('city').click()
    happensAt(type, '#city input')
    expect(opened()).toEqual(['city'])
    happensAt(type, elsewhere)
    expect(opened()).toEqual([])
  }
})
