import { afterEach, describe, expect, it } from 'vitest'
import { FACET_TEXTS } from '#language/listing/texts-facets'
import { showCounts } from '../../client/search/bar-menus.ts'
import { searchable } from '../../contract/search-index.ts'
import { MENUS } from '../../domain/search/bar.ts'
import { criteriaOf } from '../../domain/search/criteria.ts'
import { findIn } from '../../domain/search/find.ts'
import { EMPTY_SEARCH, parseSearch } from '../../domain/search/rules.ts'
import { columnsOf, tableOf } from '../../domain/search/table.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'

import BarMenu from './BarMenu.astro'
import type { BarMenuElement } from './bar-menu.ts'

const STATED = { wifi: 'Extra', corner: 'Yes', tenantsPreferred: 'Families' } as const
const wished = (query: string) => criteriaOf(parseSearch(new URLSearchParams(query)))
const EVERYTHING = wished('')
const facetOf = (name: string) => `[data-facet="${name}"]`
const { counts } = findIn(
  [
    tableOf(
      columnsOf(
        [
          publicListing('one', {
            right: { kind: 'tax receipt', agree: ['name', 'place'], at: '2026-11-11T06:00:00Z' },
          }),
          publicListing('two', { bedrooms: 2, ...STATED }),
        ].map(searchable),
      ),
    ),
  ],
  EMPTY_SEARCH,
)

/** Opens a page with all menus of the bar, and a field beside them. */
async function openMenus() {
  const menus = await Promise.all(
    MENUS.map((menu) => render(BarMenu, { props: { menu, counts, criteria: EVERYTHING } })),
  )
  await openRendered(`${menus.join('')}<input id="elsewhere">`)
}
const menuOf = (id: string) =>
  the<BarMenuElement>(`aangan-bar-menu:has([aria-controls="menu-${id}"])`)
const button = (id: string) => the(`[aria-controls="menu-${id}"]`)
const opened = () =>
  MENUS.map(({ id }) => id).filter((id) => {
    const isOpen = menuOf(id).hasAttribute('data-open')
    expect(button(id).getAttribute('aria-expanded')).toBe(String(isOpen))
    return isOpen
  })
const happens = (type: string, at: Element | Window) =>
  at.dispatchEvent(new Event(type, { bubbles: true }))
const option = (name: string, value: string) =>
  the<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
const label = (name: string, value: string) => option(name, value).closest('label')

afterEach(closePage)

describe('A menu of the bar', () => {
  it('opens by a press and closes the others; another press closes it', async () => {
    await openMenus()
    button('city').click()
    expect(opened()).toEqual(['city'])
    button('budget').click()
    expect(opened()).toEqual(['budget'])
    button('budget').click()
    expect(opened()).toEqual([])
  })

  it('is closed by Escape, which focuses its button; other keys do nothing', async () => {
    await openMenus()
    button('city').click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    expect(opened()).toEqual(['city'])
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([opened(), document.activeElement]).toEqual([[], button('city')])
  })

  it('is closed by a press or the focus outside, not inside, and by the way back', async () => {
    await openMenus()
    for (const type of ['pointerdown', 'focusin']) {
      button('city').click()
      happens(type, option('city', 'lucknow'))
      expect(opened()).toEqual(['city'])
      happens(type, the('#elsewhere'))
      expect(opened()).toEqual([])
    }
    button('city').click()
    happens('popstate', window)
    expect(opened()).toEqual([])
  })

  it('lets go of the page when it is taken away', async () => {
    await openMenus()
    button('city').click()
    const menu = menuOf('city')
    menu.remove()
    happens('pointerdown', document.body)
    expect(menu.hasAttribute('data-open')).toBe(true)
    document.body.append(menu)
    happens('pointerdown', document.body)
    expect(opened()).toEqual([])
  })

  it('says what is chosen in it', async () => {
    await openMenus()
    const { names } = menuOf('budget')
    expect(names).toEqual(['deal', 'budget', 'price'])
    const said = () => [button('budget').textContent, menuOf('budget').hasAttribute('data-on')]
    menuOf('budget').showChoice('Under ₹50 lakh', true)
    expect(said()).toEqual([`${FACET_TEXTS.budget}Under ₹50 lakh`, true])
    menuOf('budget').showChoice('', false)
    expect(said()).toEqual([FACET_TEXTS.budget, false])
  })

  it('shows how many matches each option would give, and leaves a facet in place of which nothing is left', async () => {
    await openMenus()
    expect(label('bhk', '2')?.textContent).toMatch(/1$/)
    showCounts(menuOf('bhk'), { bhk: { '3': 7 } }, EVERYTHING)
    expect([label('bhk', '3'), label('bhk', '2')].map((one) => one?.textContent)).toEqual([
      expect.stringMatching(/7$/),
      expect.stringMatching(/0$/),
    ])
    expect(label('bhk', '2')?.hasAttribute('data-none')).toBe(true)
    const facet = () => label('bhk', '2')?.closest('fieldset')?.hidden
    expect(facet()).toBe(false)
    showCounts(menuOf('bhk'), {}, EVERYTHING)
    expect([facet(), label('bhk', '2')?.textContent]).toEqual([false, '2 BHK0'])
  })

  it('offers below who posted what was seen of their right to, if it was of any', async () => {
    await openMenus()
    expect(the(facetOf('by')).nextElementSibling).toBe(the(facetOf('right')))
    expect(the(facetOf('right')).hidden).toBe(false)
    expect(label('right', 'seen')?.textContent).toBe('Right to offer seen1')
    await openRendered(
      await render(BarMenu, {
        props: {
          menu: MENUS.find(({ id }) => id === 'more') as (typeof MENUS)[number],
          counts: { ...counts, right: {} },
          criteria: EVERYTHING,
        },
      }),
    )
    expect(the(facetOf('right')).hidden).toBe(true)
  })

  it('says nothing about a city whose listings are not loaded', async () => {
    await openMenus()
    showCounts(menuOf('city'), { city: { noida: 2 } }, EVERYTHING)
    expect(label('city', 'lucknow')?.textContent).toMatch(/Lucknow$/)
    showCounts(menuOf('city'), { city: { noida: 2, kanpur: 1 } }, EVERYTHING)
    expect(label('city', 'lucknow')?.textContent).toMatch(/Lucknow0$/)
  })

  it('offers only the budgets of the wish', async () => {
    await openMenus()
    const budgets = () =>
      [
        ...menuOf('budget').querySelectorAll<HTMLInputElement>(
          'label:not([hidden]) > [name="budget"]',
        ),
      ]
        .map(({ value }) => value)
        .filter(Boolean)
    const isShown = () => !the(facetOf('budget')).hidden
    expect(isShown()).toBe(false)
    showCounts(menuOf('budget'), counts, wished('for=buy'))
    expect([budgets(), isShown()]).toEqual([['50l-90l'], true])
    showCounts(menuOf('budget'), counts, wished('for=rent'))
    expect(budgets()).toEqual([])
    // What an address has chosen can still be taken back.
    option('budget', '50l-90l').checked = true
    showCounts(menuOf('budget'), counts, wished(''))
    expect([budgets(), isShown()]).toEqual([['50l-90l'], true])
  })

  it('asks whether to buy or to rent only of what is commercial: the switch says it of the rest', async () => {
    await openMenus()
    option('deal', 'sell').checked = true
    const isShown = (query: string) => {
      showCounts(menuOf('budget'), counts, wished(query))
      return !the(facetOf('deal')).hidden
    }
    expect(isShown('')).toBe(false)
    expect(isShown('for=buy')).toBe(false)
    expect(isShown('for=commercial')).toBe(true)
    expect(isShown('for=commercial&deal=rent')).toBe(true)
  })

  it('offers the filters of a PG for a PG only, and those of plots for plots or any type', async () => {
    await openMenus()
    const shown = (query: string) => {
      showCounts(menuOf('more'), counts, wished(query))
      return ['wifi', 'road', 'corner', 'tenants'].filter((name) => !the(facetOf(name)).hidden)
    }
    expect(shown('')).toEqual(['road', 'corner', 'tenants'])
    expect(shown('for=pg')).toEqual(['wifi'])
    expect(shown('for=buy&type=plot-land')).toEqual(['road', 'corner'])
    expect(shown('for=buy&type=flat-apartment')).toEqual([])
    option('wifi', 'yes').checked = true
    expect(shown('for=buy&type=flat-apartment')).toEqual(['wifi'])
  })
})
