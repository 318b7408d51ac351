import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import type { Suggestion } from '../../domain/search/suggest.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import WordsField from './WordsField.astro'
import type { WordsFieldElement } from './words-field.ts'

const suggestion = (label: string, more: Partial<Suggestion> = {}): Suggestion => ({
  label,
  typed: [0, 5],
  detail: 'Locality in Lucknow',
  count: null,
  change: { locality: [label] },
  ...more,
})
const GOMTI = [suggestion('Gomti Nagar', { count: 12 }), suggestion('Gomti Vihar')]
const suggest = vi.fn<(q: string) => Promise<readonly Suggestion[]>>()
const take = vi.fn<(one: Suggestion) => void>()

const field = () => the<WordsFieldElement>('aangan-words-field')
const input = () => the<HTMLInputElement>('[role="combobox"]')
const list = () => the('[role="listbox"]')
const options = () => [...list().querySelectorAll<HTMLElement>('[role="option"]')]
const active = () => {
  const id = input().getAttribute('aria-activedescendant')
  expect(options().flatMap((one) => (one.matches('[aria-selected="true"]') ? one.id : []))).toEqual(
    id ? [id] : [],
  )
  return id && the(`#${id}`).textContent
}
const isOpen = () => {
  expect(input().getAttribute('aria-expanded')).toBe(String(!list().hidden))
  return !list().hidden
}
function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  input().dispatchEvent(event)
  return event.defaultPrevented
}
async function type(words: string, isShown = true) {
  input().focus()
  input().value = words
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await eventually(() => expect(isOpen()).toBe(isShown))
}

const props = { id: 'words', label: texts.words, example: texts.wordsExample }
const open = async (place: 'bar' | 'header' | 'form', around = (html: string) => html) =>
  openRendered(around(await render(WordsField, { props: { ...props, place } })))

beforeEach(async () => {
  suggest.mockReset().mockResolvedValue(GOMTI)
  take.mockReset()
  await open('bar')
  field().use({ suggest, take })
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('The field of words', () => {
  it('has a name, and a list that it controls', () => {
    expect(the<HTMLLabelElement>('label').htmlFor).toBe(input().id)
    expect(input().getAttribute('aria-controls')).toBe(list().id)
    expect([isOpen(), list().getAttribute('aria-label')]).toEqual([false, texts.suggestions])
  })

  it('shows suggestions for what is typed, and none of them chosen', async () => {
    await type('gomti')
    expect(suggest).toHaveBeenCalledWith('gomti')
    expect(options().map(({ textContent }) => textContent.trim())).toEqual([
      'Gomti Nagar Locality in Lucknow 12 properties',
      'Gomti Vihar Locality in Lucknow',
    ])
    expect(options()[0]?.querySelector('b')?.textContent).toBe('Gomti')
    expect(active()).toBeNull()
  })

  it('says how many there are', async () => {
    await type('gomti')
    expect(the('[role="status"]').textContent).toBe('2 suggestions')
    press('Escape')
    expect(the('[role="status"]').textContent).toBe('')
  })

  it('marks what is written in Hindi as such', async () => {
    suggest.mockResolvedValue([suggestion('गोमती नगर')])
    await type('गोमती')
    expect(options()[0]?.querySelector('[lang="hi"]')?.textContent.trim()).toBe('गोमती नगर')
  })

  it('is walked with the arrow keys, around both ends; Enter takes what is marked', async () => {
    await type('gomti')
    for (const [key, marked] of [
      ['ArrowDown', 'Nagar'],
      ['ArrowDown', 'Vihar'],
      ['ArrowDown', 'Nagar'],
      ['ArrowUp', 'Vihar'],
    ] as const) {
      expect(press(key)).toBe(true)
      expect(active()).toContain(marked)
    }
    expect(press('Enter')).toBe(true)
    expect(take).toHaveBeenCalledExactlyOnceWith(GOMTI[1])
    expect([isOpen(), document.activeElement]).toEqual([false, input()])
  })

  it('is closed by Enter while none is marked, so that the answer is seen', async () => {
    await type('gomti')
    expect([press('Enter'), isOpen(), document.activeElement]).toEqual([false, false, input()])
  })

  it('takes a suggestion that is pressed anywhere, and keeps the focus meanwhile', async () => {
    await type('gomti')
    const down = new Event('pointerdown', { bubbles: true, cancelable: true })
    options()[0]?.dispatchEvent(down)
    expect(down.defaultPrevented).toBe(true)
    options()[0]?.querySelector('span')?.click()
    expect(take).toHaveBeenCalledExactlyOnceWith(GOMTI[0])
  })

  it('is closed by Escape, and by leaving it; other keys are the browser’s', async () => {
    await type('gomti')
    expect([press('a'), press('Escape'), isOpen(), press('Escape')]).toEqual([
      false,
      true,
      false,
      false,
    ])
    await type('gomti')
    input().blur()
    expect(isOpen()).toBe(false)
    expect(take).not.toHaveBeenCalled()
  })

  it('shows only the answer to what was typed last', async () => {
    const slow = Promise.withResolvers<readonly Suggestion[]>()
    await type('gomti')
    suggest.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(GOMTI.slice(1))
    input().dispatchEvent(new Event('input', { bubbles: true }))
    await type('gomti v')
    slow.resolve(GOMTI)
    await slow.promise
    expect(options()).toHaveLength(1)
  })

  it('stays closed if there is no suggestion, or none can be read', async () => {
    await type('gomti')
    suggest.mockResolvedValueOnce([])
    await type('gomti x', false)
    await type('gomti')
    suggest.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await type('gomti y', false)
  })

  it('suggests for words that were typed before the search was loaded', async () => {
    await open('bar')
    input().focus()
    input().value = 'gom'
    field().use({ suggest, take })
    await eventually(() => expect(isOpen()).toBe(true))
    expect(suggest).toHaveBeenCalledWith('gom')
  })

  it('lays no list over the answer to words that were sent before it was loaded', async () => {
    await open('bar', (html) => `<form>${html}</form>`)
    input().focus()
    input().value = 'gomti'
    field().use({ suggest, take })
    the('form').dispatchEvent(new Event('submit', { cancelable: true }))
    await vi.dynamicImportSettled()
    expect([isOpen(), suggest.mock.calls]).toEqual([false, []])
    await type('gomti n')
  })

  it('shows the chosen places before the words, and takes the focus for them', () => {
    const chip = document.createElement('li')
    field().showChips([chip])
    expect(the(`[aria-label="${texts.places}"]`).firstElementChild).toBe(chip)
    field().focus()
    expect(document.activeElement).toBe(input())
  })

  it('leaves the keys alone while a letter is composed', async () => {
    await type('gomti')
    const enter = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      bubbles: true,
      cancelable: true,
    })
    Object.defineProperty(enter, 'isComposing', { value: true })
    input().dispatchEvent(enter)
    expect([enter.defaultPrevented, active()]).toEqual([false, null])
  })

  it('waits for the connection, and suggests for what was typed without it', async () => {
    await open('bar')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('navigator', { onLine: false })
    field().use({ suggest, take })
    input().focus()
    input().value = 'gom'
    await Promise.resolve()
    expect(suggest).not.toHaveBeenCalled()
    dispatchEvent(new Event('online'))
    await eventually(() => expect(isOpen()).toBe(true))
  })

  it('asks for its list again with the next letter if it could not be loaded', async () => {
    await open('bar')
    field().use({ suggest, take })
    const isOnLine = vi.fn().mockReturnValueOnce(false).mockReturnValue(true)
    vi.stubGlobal('navigator', {
      get onLine() {
        return isOnLine()
      },
    })
    vi.stubGlobal('fetch', () => {
      throw new TypeError('Failed to fetch')
    })
    input().focus()
    await Promise.resolve()
    await type('gomti')
  })

  it('works after it was moved', async () => {
    document.body.append(field())
    await type('gomti')
    expect(suggest).toHaveBeenCalledOnce()
  })
})

describe('The field in a form that leads to the search', () => {
  const inForm = (html: string) =>
    `<form action="/Search"><input type="radio" name="for" value="pg" checked>${html}</form>`

  it('suggests places by itself; a chosen one opens the search, with what else is asked', async () => {
    const page = await open('form', inForm)
    const assign = vi.spyOn(page.location, 'assign').mockImplementation(() => {})
    await type('2 sharing hazrat')
    options()[0]?.click()
    const address = new URL(String(assign.mock.lastCall?.[0]), location.href)
    expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
      '/Search',
      { for: 'pg', q: '2 sharing', city: 'lucknow', locality: 'hazratganj' },
    ])
  })

  it('sends what is typed as it is if no suggestion is taken', async () => {
    await open('header', inForm)
    await type('Hazratganj')
    expect(press('Enter')).toBe(false)
    expect(new FormData(the<HTMLFormElement>('form')).get('q')).toBe('Hazratganj')
  })
})
