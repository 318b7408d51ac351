import { afterEach, describe, expect, it, vi } from 'vitest'
import { OFFERS } from '../../domain/language/offers.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false }
const LINK = '<a href="/hi/contact/" hreflang="hi-IN">हिन्दी</a><div id="toasts"></div>'
const FORM = `<form method="post">
  <input name="name"><input name="password" type="password" value="secret">
  <input name="shown" autocomplete="new-password" value="secret">
  <select name="about"><option>A</option><option>B</option></select>
  <input type="radio" name="role" value="Owner" checked><input type="radio" name="role" value="Agent">
  <input type="checkbox" name="agreed" value="yes"><textarea id="lines"></textarea></form>`

const field = <Kind extends HTMLElement = HTMLInputElement>(selector: string) => the<Kind>(selector)

function open(body: string, url: string, { chosen = '', typed = '', speaks = 'en-IN' } = {}) {
  openPage(body, { url: `http://localhost:8888${url}` })
  vi.stubGlobal('navigator', { language: speaks })
  if (chosen) localStorage.setItem('language', JSON.stringify(chosen))
  if (typed) sessionStorage.setItem('typed', typed)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  closePage()
})

describe('The way to the other language', () => {
  async function press(url: string, keys: Partial<typeof PLAIN> = {}, before = () => {}) {
    open(LINK + FORM, url)
    before()
    const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const opened = vi.fn()
    vi.stubGlobal('open', opened)
    field('[name="name"]').value = 'Asha'
    field('[name="about"]').value = 'B'
    field('[value="Agent"]').checked = true
    field('#lines').value = '3 BHK'
    const { leaveBy } = await import('./other.ts')
    leaveBy(the<HTMLAnchorElement>('a'), { ...PLAIN, ...keys })
    return { went, opened }
  }

  it('keeps the query and the fragment, and remembers the choice', async () => {
    const { went } = await press('/contact/?city=lucknow#form')
    expect(String(went.mock.calls[0])).toBe('http://localhost:8888/hi/contact/?city=lucknow#form')
    expect(localStorage.getItem('language')).toBe('"hi"')
  })

  it.each([
    [{ id: 'asha', name: 'Asha', role: 'Owner' }, [['/api/my/language', '{"language":"hi"}']]],
    [null, []],
  ])('is kept for the account of %j', async (session, told) => {
    const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'))
    await press('/contact/', {}, () => {
      vi.stubGlobal('fetch', fetched)
      if (session) localStorage.setItem('session-hint', JSON.stringify(session))
    })
    expect(fetched.mock.calls.map(([path, { body }]) => [path, body])).toEqual(told)
  })

  it('opens a tab where one is asked for', async () => {
    const { went, opened } = await press('/contact/', { ctrlKey: true })
    expect(went).not.toHaveBeenCalled()
    expect(String(opened.mock.calls[0])).toBe('http://localhost:8888/hi/contact/')
  })

  it('keeps what is typed, and no password', async () => {
    await press('/contact/')
    const kept = sessionStorage.getItem('typed') ?? ''
    expect(kept).not.toContain('secret')
    closePage()
    open(FORM, '/hi/contact/', { typed: kept })
    const heard = vi.fn()
    the('form').addEventListener('input', heard)
    const { arrive } = await import('./other.ts')
    arrive('')
    expect(field('[name="name"]').value).toBe('')
    const { activate } = await import('../../components/form/activate.ts')
    activate(the<HTMLFormElement>('form'))
    expect(field('[name="name"]').value).toBe('Asha')
    expect(field('[name="about"]').value).toBe('B')
    expect(field('[value="Agent"]').checked).toBe(true)
    expect(field('[name="agreed"]').checked).toBe(false)
    expect(field('#lines').value).toBe('3 BHK')
    expect(heard).toHaveBeenCalled()
    // Once: a later form with these fields begins empty.
    expect(sessionStorage.getItem('typed')).toBeNull()
  })

  it('is no way to fill another page', async () => {
    await press('/contact/')
    const kept = sessionStorage.getItem('typed') ?? ''
    closePage()
    open(FORM, '/hi/sign/', { typed: kept })
    const { fillTyped } = await import('./typed.ts')
    fillTyped(the<HTMLFormElement>('form'))
    expect(field('[name="name"]').value).toBe('')
  })
})

describe('The offer of the other language', () => {
  const offer = () => document.querySelector<HTMLElement>('.language-offer')
  const settled = async () => {
    vi.useFakeTimers()
    await import('../site/site.ts')
    await vi.advanceTimersByTimeAsync(1000)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
  }

  it.each([
    ['whose browser speaks Hindi', { speaks: 'hi-IN' }],
    ['who has chosen Hindi here', { chosen: 'hi' }],
  ])('is made to a reader %s, in Hindi', async (_, visit) => {
    open(LINK, '/contact/', visit)
    await settled()
    expect(offer()?.lang).toBe('hi')
    expect(offer()?.textContent).toContain(OFFERS.hi.said)
    expect(the<HTMLAnchorElement>('.language-offer a').pathname).toBe('/hi/contact/')
    the('.language-offer button').click()
    expect([offer(), localStorage.getItem('language')]).toEqual([null, '"neither"'])
  })

  it.each([
    ['whose browser speaks English', {}],
    ['whose browser speaks Hiligaynon', { speaks: 'hil' }],
    ['who has chosen English', { speaks: 'hi', chosen: 'en' }],
    ['who has closed it', { speaks: 'hi', chosen: 'neither' }],
  ])('is made to nobody %s', async (_, visit) => {
    open(LINK, '/contact/', visit)
    await settled()
    expect(offer()).toBeNull()
  })

  it('is made on no page of admins', async () => {
    open('<div id="toasts"></div>', '/admin/', { speaks: 'hi' })
    await settled()
    expect(offer()).toBeNull()
  })
})
