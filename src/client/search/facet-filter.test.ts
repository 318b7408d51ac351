import { afterEach, describe, expect, it } from 'vitest'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

const OFFERS = [
  { id: 'one', price: ['50l-90l', '90l-1cr'], amenities: ['lift'] },
  { id: 'two', price: ['90l-1cr'], amenities: ['lift'] },
  { id: 'three', price: ['50l-90l'], amenities: ['park'] },
]
const NOUNS = 'data-one="offer" data-many="offers"'

const option = (type: string, name: string, value: string, label: string) =>
  `<label><input type="${type}" name="${name}" value="${value}" ${!value ? 'checked' : ''}><b data-label>${label}</b> <b data-count></b></label>`
const HTML = `<form data-facet-form>
  <div class="gallery-filters" id="filters" popover>
    ${option('radio', 'price', '', 'Any')}${option('radio', 'price', '50l-90l', '50L-90L')}${option('radio', 'price', '90l-1cr', '90L-1Cr')}
    ${option('checkbox', 'amenities', 'lift', 'Lift')}${option('checkbox', 'amenities', 'park', 'Park')}
  </div></form>
  <div data-facet-results tabindex="-1">
    <h2 data-facet-total ${NOUNS}></h2><button data-facet-total data-before="Show " ${NOUNS}></button>
    <ul data-facet-chips></ul>
    <div><ul data-facet-list>${OFFERS.map(
      ({ id, ...facets }) => `<li id="${id}" data-facets='${JSON.stringify(facets)}'></li>`,
    ).join('')}</ul></div>
    <div data-facet-empty hidden><button data-facet-reset></button></div>
  </div>
  <table><tbody data-facet-follow>${OFFERS.map(
    ({ id, ...facets }) => `<tr class="${id}" data-facets='${JSON.stringify(facets)}'></tr>`,
  ).join('')}</tbody></table>`

async function openList(query = '') {
  const page = openPage(HTML, { url: `http://localhost:8888/projects/lucknow${query}`, width: 800 })
  await import('./facet-filter.ts')
  return page
}
const shown = () => [...the('[data-facet-list]').children].map(({ id }) => id)
const followed = () =>
  [...document.querySelectorAll<HTMLElement>('tr')]
    .filter(({ hidden }) => !hidden)
    .map(({ className }) => className)
const input = (name: string, value: string) =>
  the<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
const count = (name: string, value: string) =>
  input(name, value).closest('label')?.querySelector('[data-count]')?.textContent
const chips = () => [...document.querySelectorAll<HTMLElement>('[data-facet-chips] button')]
function choose(name: string, value: string, checked = true) {
  input(name, value).checked = checked
  the('form').dispatchEvent(new Event('change', { bubbles: true }))
}

afterEach(closePage)

describe('A list with filters', () => {
  it('shows all entries if nothing is chosen, and how many each choice would leave', async () => {
    await openList()
    expect(shown()).toEqual(['one', 'two', 'three'])
    expect(the('h2').textContent).toBe('3 offers')
    expect(the('button[data-facet-total]').textContent).toBe('Show 3 offers')
    expect([count('price', ''), count('price', '50l-90l')]).toEqual(['3', '2'])
    expect([count('amenities', 'lift'), count('amenities', 'park')]).toEqual(['2', '1'])
    expect(the('[data-facet-results]').hasAttribute('data-ready')).toBe(true)
  })

  it('removes other entries from its row, and hides them elsewhere', async () => {
    await openList()
    the('[data-facet-list]').scrollLeft = 300
    choose('price', '90l-1cr')
    expect([shown(), followed()]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ])
    expect(the('[data-facet-list]').scrollLeft).toBe(0)
    choose('price', '')
    expect(shown()).toEqual(['one', 'two', 'three'])
  })

  it('counts a radio button in place of the chosen one, and a checkbox together with the others', async () => {
    await openList('?price=90l-1cr&amenities=lift')
    expect([count('price', ''), count('price', '50l-90l'), count('price', '90l-1cr')]).toEqual([
      '2',
      '1',
      '2',
    ])
    expect([count('amenities', 'lift'), count('amenities', 'park')]).toEqual(['2', '0'])
    expect(the('h2').textContent).toBe('2 offers')
    choose('price', '50l-90l')
    expect(the('h2').textContent).toBe('1 offer')
  })

  it('keeps the choice in the address, and Back restores it', async () => {
    await openList()
    choose('price', '50l-90l')
    choose('amenities', 'park')
    expect(location.search).toBe('?price=50l-90l&amenities=park')
    history.back()
    expect([location.search, shown(), input('amenities', 'park').checked]).toEqual([
      '?price=50l-90l',
      ['one', 'three'],
      false,
    ])
    history.back()
    expect([location.search, shown().length, input('price', '').checked]).toEqual(['', 3, true])
  })

  it('shows the filters in a shared address, without unknown parts', async () => {
    await openList('?price=90L-1Cr&amenities=pool&city=agra')
    expect(shown()).toEqual(['one', 'two'])
    expect(input('price', '90l-1cr').checked).toBe(true)
    expect(chips().map(({ textContent }) => textContent)).toEqual(['90L-1Cr'])
  })

  it('shows a message if nothing fits, with a button that shows all entries again', async () => {
    await openList('?price=90l-1cr')
    expect(the('[data-facet-empty]').hidden).toBe(true)
    choose('amenities', 'park')
    expect([shown(), the('[data-facet-empty]').hidden]).toEqual([[], false])
    expect(the('h2').textContent).toBe('0 offers')
    the('[data-facet-reset]').click()
    expect([shown().length, the('[data-facet-empty]').hidden, location.search]).toEqual([
      3,
      true,
      '',
    ])
  })

  it('never leaves for another page', async () => {
    await openList()
    const submit = new Event('submit', { cancelable: true })
    the('form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
  })
})

describe('A chosen filter', () => {
  it('has a chip with its label, which removes it and focuses the next chip', async () => {
    await openList('?price=90l-1cr&amenities=lift&amenities=park')
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      '90L-1Cr',
      'Lift',
      'Park',
      texts.clear,
    ])
    expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove 90L-1Cr',
      'Remove Lift',
      'Remove Park',
      null,
    ])
    chips()[0]?.click()
    expect([location.search, document.activeElement?.textContent]).toEqual([
      '?amenities=lift&amenities=park',
      'Lift',
    ])
  })

  it('moves the focus to the results when the last chip is removed', async () => {
    await openList('?price=90l-1cr')
    expect(chips()).toHaveLength(1)
    chips()[0]?.click()
    expect([location.search, chips().length]).toEqual(['', 0])
    expect(document.activeElement).toBe(the('[data-facet-results]'))
  })

  it('is removed together with all others by one button', async () => {
    await openList('?price=90l-1cr&amenities=lift')
    chips().at(-1)?.click()
    expect([location.search, shown().length, input('price', '').checked]).toEqual(['', 3, true])
  })
})
