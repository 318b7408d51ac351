import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

const TABS = ['sell', 'rent', 'pg']
const tab = (id: string, n: number) =>
  `<a href="#${id}" role="tab" aria-selected="${n === 0}" tabindex="${n === 0 ? 0 : -1}"><b>${id}</b></a>`
const panel = (id: string, n: number) =>
  `<section role="tabpanel" id="${id}" ${n === 0 ? 'data-shown' : ''}></section>`
const HTML = `<div data-tabs><div role="tablist">${TABS.map(tab).join('')}</div>${TABS.map(panel).join('')}</div>`

/** Opens the page of three tabs at an address. */
async function openTabs(hash = '') {
  openPage(HTML, { url: `http://localhost:8888/Sellrent${hash}` })
  await import('./tabs.ts')
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const selected = () => all('[aria-selected="true"]').map(({ textContent }) => textContent)
const shown = () => all('[data-shown]').map(({ id }) => id)
const reached = () => all('[tabindex="0"]').map(({ textContent }) => textContent)
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event
}

afterEach(closePage)

describe('Tabs', () => {
  it('show the tab that the address names, or the first one', async () => {
    await openTabs()
    expect([selected(), shown()]).toEqual([['sell'], ['sell']])
    await openTabs('#pg')
    expect([selected(), shown(), reached()]).toEqual([['pg'], ['pg'], ['pg']])
    await openTabs('#elsewhere')
    expect([selected(), shown()]).toEqual([['sell'], ['sell']])
  })

  it('show the tab whose panel contains the element that the address names', async () => {
    openPage(HTML.replace('id="pg" >', 'id="pg" ><h2 id="beds"></h2>'), {
      url: 'http://localhost:8888/Sellrent#beds',
    })
    await import('./tabs.ts')
    expect([selected(), shown()]).toEqual([['pg'], ['pg']])
  })

  it('are chosen by a click anywhere on them, and update the address without a new history entry', async () => {
    await openTabs()
    const before = history.length
    the('[href="#rent"] b').click()
    expect([selected(), shown(), location.hash]).toEqual([['rent'], ['rent'], '#rent'])
    expect(history.length).toBe(before)
  })

  it('leave a click that opens another window to the browser', async () => {
    await openTabs()
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier })
      the('[href="#rent"]').dispatchEvent(click)
      expect(click.defaultPrevented).toBe(false)
    }
    expect(selected()).toEqual(['sell'])
  })

  it('are walked with the arrow keys, around both ends, and with Home and End; the focus follows', async () => {
    await openTabs()
    the('[href="#sell"]').focus()
    for (const [key, now] of [
      ['ArrowRight', 'rent'],
      ['ArrowRight', 'pg'],
      ['ArrowRight', 'sell'],
      ['ArrowLeft', 'pg'],
      ['Home', 'sell'],
      ['End', 'pg'],
    ] as const) {
      expect(press(key).defaultPrevented).toBe(true)
      expect([selected(), shown(), reached()]).toEqual([[now], [now], [now]])
      expect(document.activeElement?.textContent).toBe(now)
      expect(location.hash).toBe(`#${now}`)
    }
  })

  it('leave every other key, and keys in a panel, to the page', async () => {
    await openTabs()
    the('[href="#sell"]').focus()
    expect(press('ArrowDown').defaultPrevented).toBe(false)
    the('#sell').innerHTML = '<button>Ask</button>'
    the('#sell button').focus()
    expect(press('ArrowRight').defaultPrevented).toBe(false)
    expect(selected()).toEqual(['sell'])
  })

  it('follow a change of the address', async () => {
    await openTabs('#rent')
    location.hash = '#pg'
    dispatchEvent(new Event('hashchange'))
    expect([selected(), shown()]).toEqual([['pg'], ['pg']])
  })
})
