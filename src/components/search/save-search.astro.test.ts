import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FOLLOW_TEXTS, SAVED_SEARCH_TEXTS as texts } from '#language/saved-search/texts'
import type { GalleryName } from '#language/search/texts'
import { CHANGING } from '../../client/saved-search/changing.ts'
import { PATHS } from '../../contract/paths.ts'
import { askByMail, saveSearch } from '../../contract/saved-search.ts'
import { changeFragment } from '../../domain/saved-search/change-link.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import SaveSearch from './SaveSearch.astro'

const SEARCH = `${PATHS.search}?city=lucknow`
const CHANGE = { id: 'search000001', name: 'Noida' }
const asked = vi.fn<typeof fetch>()

async function open(
  address = SEARCH,
  kept: Record<string, string> = {},
  gallery: GalleryName = 'search',
) {
  const html = [await render(SaveSearch, { props: { gallery } }), await render(Toasts)]
  await openRendered(html.join(''), {
    url: `http://localhost:8888${address}`,
    prepare: ({ sessionStorage }) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    },
  })
}
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')]
const shown = () =>
  buttons().flatMap(({ hidden, textContent }) => (hidden ? [] : textContent.trim()))
const saved = () =>
  asked.mock.calls.flatMap(([address, init]) =>
    address === saveSearch.path ? JSON.parse(String(init?.body)) : [],
  )
const toast = () => the('#toasts').textContent
const settled = () => eventually(() => expect(toast()).not.toBe(''))

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => Response.json({ confirmed: true }))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

describe('The button that saves a search', () => {
  it('saves that of the address once, however often it is pressed meanwhile', async () => {
    await open()
    for (const _ of [1, 2]) buttons()[0]?.click()
    await settled()
    expect([toast(), saved()]).toEqual([texts.saved, [{ query: '?city=lucknow', rhythm: 'daily' }]])
    await eventually(() => expect(buttons()[0]?.ariaDisabled).toBeNull())
  })

  it('saves one for sales on the page of sales', async () => {
    await open(`${PATHS.buy}?city=lucknow`, {}, 'buy')
    buttons()[0]?.click()
    await settled()
    expect(saved()).toMatchObject([{ query: '?city=lucknow&for=buy' }])
  })

  it('saves by itself after the login that a press led to', async () => {
    await open(`${SEARCH}#save-search`, { '#save-search': 'asked' })
    await settled()
    expect([saved().length, location.hash]).toEqual([1, ''])
    expect(sessionStorage.getItem('#save-search')).toBeNull()
  })

  it('saves nothing by a link from elsewhere', async () => {
    await open(`${SEARCH}#save-search`)
    await vi.dynamicImportSettled()
    expect([saved(), location.hash]).toEqual([[], ''])
  })
})

describe('Buttons with a search of their own', () => {
  const ROWS = ['?for=buy&city=noida', '?for=buy&city=kanpur']
  const openRows = async (fragment: string, kept: Record<string, string>) => {
    const rows = ROWS.map((query) =>
      render(SaveSearch, { props: { query }, slots: { default: 'Tell me' } }),
    )
    const html = [...(await Promise.all(rows)), await render(Toasts)]
    await openRendered(html.join(''), {
      url: `http://localhost:8888${PATHS.projectExplore}${fragment}`,
      prepare: ({ sessionStorage }) => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
      },
    })
  }

  it('save that one, also in a tab that changes another, with words of their own', async () => {
    await openRows('', { [CHANGING]: JSON.stringify(CHANGE) })
    expect(shown()).toEqual(['Tell me', 'Tell me'])
    buttons()[1]?.click()
    await settled()
    expect(saved()).toEqual([{ query: ROWS[1], rhythm: 'daily' }])
    expect(sessionStorage.getItem(CHANGING)).not.toBeNull()
  })

  it('save only the one whose press led to the login', async () => {
    await openRows('#save-search', { '#save-search': ROWS[1] ?? '' })
    await settled()
    expect(saved()).toMatchObject([{ query: ROWS[1] }])
    expect([location.hash, sessionStorage.getItem('#save-search')]).toEqual(['', null])
  })
})

describe('A visitor who is not logged in', () => {
  const refusal = { code: 'not_signed_in', message: 'Log in first.', requestId: 'request1' }
  beforeEach(() => {
    asked.mockImplementation(async (address) =>
      address === saveSearch.path ? Response.json(refusal, { status: 401 }) : Response.json({}),
    )
  })
  afterEach(async () => {
    // React ends its work before the page is gone.
    document.querySelector<HTMLElement>('dialog button')?.click()
    await eventually(() => expect(document.querySelector('dialog')).toBeNull())
    await new Promise((done) => setTimeout(done, 50))
  })
  const dialog = () => the('dialog')
  const openDialog = async () => {
    await open()
    buttons()[0]?.click()
    await eventually(() => expect(document.querySelector('dialog input')).not.toBeNull())
  }

  it('is offered a login, and mails without an account, in words that say what comes and how it ends', async () => {
    await openDialog()
    for (const words of [savedSearchName('?city=lucknow'), FOLLOW_TEXTS.what, FOLLOW_TEXTS.logIn])
      expect(dialog().textContent).toContain(words)
    expect(the<HTMLInputElement>('dialog [name="email"]').labels?.[0]?.textContent).toContain(
      FOLLOW_TEXTS.email,
    )
    expect(the('dialog [type="submit"]').textContent).toBe(FOLLOW_TEXTS.submit)
  })

  it('is told what to type, and then where the mail is', async () => {
    await openDialog()
    const form = the<HTMLFormElement>('dialog form')
    form.requestSubmit()
    await eventually(() => expect(dialog().textContent).toContain(FOLLOW_TEXTS.emailInvalid))
    the<HTMLInputElement>('dialog [name="email"]').value = 'asha@example.in'
    form.requestSubmit()
    await eventually(() =>
      expect(dialog().textContent).toContain(FOLLOW_TEXTS.asked('asha@example.in')),
    )
    const sent = asked.mock.calls.flatMap(([address, init]) =>
      address === askByMail.path ? JSON.parse(String(init?.body)) : [],
    )
    expect(sent).toMatchObject([{ email: 'asha@example.in', query: '?city=lucknow' }])
  })
})

describe('Where the tab changes a saved search', () => {
  const changed = { [CHANGING]: JSON.stringify(CHANGE) }

  it('the button replaces it, and is the usual one afterwards', async () => {
    await open(SEARCH, changed)
    await eventually(() => expect(shown()).toEqual([texts.instead('Noida'), texts.another]))
    buttons()[0]?.click()
    await settled()
    expect([toast(), saved()[0].replaces]).toEqual([texts.changed, CHANGE.id])
    await eventually(() => expect(shown()).toEqual([texts.save]))
    expect(sessionStorage.getItem(CHANGING)).toBeNull()
  })

  it('a second button saves this search besides', async () => {
    await open(SEARCH, changed)
    await eventually(() => expect(shown()).toHaveLength(2))
    buttons()[1]?.click()
    await settled()
    expect([shown(), document.activeElement]).toEqual([[texts.save], buttons()[0]])
    expect(saved()[0]).not.toHaveProperty('replaces')
  })

  it('because a link asked for it, the address forgets that', async () => {
    await open(SEARCH + changeFragment(CHANGE.id))
    await eventually(() => expect(shown()[0]).toBe(texts.instead(savedSearchName(location.search))))
    expect(location.hash).toBe('')
  })

  it('the button stays the usual one if the browser keeps nothing', async () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    await openRendered(await render(SaveSearch, { props: { gallery: 'search' } }), {
      url: `http://localhost:8888${SEARCH}${changeFragment(CHANGE.id)}`,
      prepare: ({ sessionStorage }) =>
        vi.spyOn(Object.getPrototypeOf(sessionStorage), 'setItem').mockImplementationOnce(full),
    })
    await vi.dynamicImportSettled()
    expect(shown()).toEqual([texts.save])
  })
})
