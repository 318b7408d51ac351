import { afterEach, expect, it } from 'vitest'
import { AREA_TEXTS } from '../../domain/area/texts.ts'
import { closePage, openPage, the } from '../../test/support/dom.ts'
import { eventually } from '../../test/support/eventually.ts'

const PAGE = `<main>
  <h1>Plot of 900 sq ft</h1>
  <p id="area">Plot · 900 sq ft</p>
  <p class="detail-description">My 900 sq ft of garden</p>
  <table><tr><th>Price per sq ft</th><td>₹5,000</td></tr></table>
  <button data-units>Other</button>
</main>`
const texts = (...selectors: string[]) => selectors.map((one) => the(one).textContent)

/** The page as one who has kept `unit` opens it. */
async function open(unit?: string) {
  openPage(PAGE)
  if (unit) localStorage.setItem('area-unit', JSON.stringify(unit))
  await import('../listing/cards.ts')
}
function choose(unit: string): void {
  const select = the('select') as HTMLSelectElement
  select.value = unit
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

afterEach(closePage)

it('Areas are in the unit that the device keeps, those that come later too, and words of people as they wrote them', async () => {
  await open('sq yd')
  await eventually(() => expect(texts('#area')).toEqual(['Plot · 100 sq yd']))
  expect(texts('h1', '.detail-description')).toEqual([
    'Plot of 900 sq ft',
    'My 900 sq ft of garden',
  ])
  expect(texts('th', 'td')).toEqual(['Price per sq yd', '₹45,000'])
  the('main').insertAdjacentHTML('beforeend', '<p id="later">1,800 sq ft</p>')
  await eventually(() => expect(texts('#later')).toEqual(['200 sq yd']))
})

it('A unit is chosen in the place of the button, kept, and changed again from what was stated', async () => {
  await open()
  the('[data-units]').click()
  await eventually(() => expect(the('label').textContent).toContain(AREA_TEXTS.label))
  choose('acre')
  expect(texts('#area')).toEqual(['Plot · 0.021 acre'])
  choose('sq m')
  expect(texts('#area', 'td')).toEqual(['Plot · 83.6 sq m', '₹53,820'])
  expect(localStorage.getItem('area-unit')).toBe('"sq m"')
  choose('')
  expect(texts('#area', 'th', 'td')).toEqual(['Plot · 900 sq ft', 'Price per sq ft', '₹5,000'])
})

it('What the device keeps under the name and is no unit changes nothing', async () => {
  await open('bigha')
  await import('./unit-shown.ts')
  await eventually(() => expect(texts('#area')).toEqual(['Plot · 900 sq ft']))
})
