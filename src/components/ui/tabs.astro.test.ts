import { afterEach, describe, expect, it } from 'vitest'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import TabPanel from './TabPanel.astro'
import Tabs from './Tabs.astro'
import { tabCountId, tabId } from './tab-ids.ts'

const NAMES = ['sell', 'rent', 'pg']

/** Returns three tabs; the first panel holds some HTML, the last one a heading. */
async function tabs(first = '', prefix = '') {
  const panels = NAMES.map((name, n) =>
    render(TabPanel, {
      props: { id: `${prefix}${name}`, shown: n === 0 },
      slots: { default: [first, '', `<h2 id="${prefix}beds"></h2>`][n] ?? '' },
    }),
  )
  return render(Tabs, {
    props: {
      label: 'Kinds',
      tabs: NAMES.map((name) => ({ id: `${prefix}${name}`, name, counted: name === 'rent' })),
    },
    slots: { default: (await Promise.all(panels)).join('') },
  })
}

/** Opens a page of three tabs at an address. */
const openTabs = async (hash = '', first = '') =>
  openRendered(await tabs(first), { url: `http://localhost:8888/Sellrent${hash}` })

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const selected = () => all('[aria-selected="true"]').map(({ textContent }) => textContent)
const shown = () => all('[data-shown]').map(({ id }) => id)
const reached = () => all('[role="tab"][tabindex="0"]').map(({ textContent }) => textContent)
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event
}

afterEach(closePage)

describe('Tabs', () => {
  it('name their panels, and are named by their label', async () => {
    await openTabs()
    expect(the('[role="tablist"]').getAttribute('aria-label')).toBe('Kinds')
    for (const id of NAMES) {
      expect(the(`#${tabId(id)}`).getAttribute('aria-controls')).toBe(id)
      expect(the(`#${id}`).getAttribute('aria-labelledby')).toBe(tabId(id))
    }
    expect(all('.tab-count').map(({ id }) => id)).toEqual([tabCountId('rent')])
  })

  it('show the tab that the address names, or the first one', async () => {
    await openTabs()
    expect([selected(), shown()]).toEqual([['sell'], ['sell']])
    await openTabs('#pg')
    expect([selected(), shown(), reached()]).toEqual([['pg'], ['pg'], ['pg']])
    await openTabs('#elsewhere')
    expect([selected(), shown()]).toEqual([['sell'], ['sell']])
  })

  it('show the tab whose panel contains the element that the address names', async () => {
    await openTabs('#beds')
    expect([selected(), shown()]).toEqual([['pg'], ['pg']])
  })

  it('are chosen by a click anywhere on them, and update the address without a new history entry', async () => {
    await openTabs()
    const before = history.length
    the('[href="#rent"] > span').click()
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
    await openTabs('', '<button>Ask</button>')
    the('[href="#sell"]').focus()
    expect(press('ArrowDown').defaultPrevented).toBe(false)
    the('#sell button').focus()
    expect(press('ArrowRight').defaultPrevented).toBe(false)
    expect(selected()).toEqual(['sell'])
  })

  it('follow a change of the address, until they are taken away', async () => {
    await openTabs('#rent')
    location.hash = '#pg'
    dispatchEvent(new Event('hashchange'))
    expect([selected(), shown()]).toEqual([['pg'], ['pg']])
    const element = the('aangan-tabs')
    element.remove()
    location.hash = '#rent'
    dispatchEvent(new Event('hashchange'))
    expect([...element.querySelectorAll('[data-shown]')].map(({ id }) => id)).toEqual(['pg'])
    document.body.append(element)
    expect([selected(), shown()]).toEqual([['rent'], ['rent']])
  })

  it('work twice on one page, also one inside the other', async () => {
    await openRendered(await tabs(await tabs('', 'inner-')))
    the('[href="#inner-pg"]').click()
    expect(shown()).toEqual(['sell', 'inner-pg'])
    the('[href="#inner-pg"]').focus()
    press('ArrowRight')
    expect(shown()).toEqual(['sell', 'inner-sell'])
    the('[href="#rent"]').click()
    expect(shown()).toEqual(['inner-sell', 'rent'])
  })
})
