import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersOf, readPurchase, wholeCost } from '../../domain/money/cost.ts'
import { COST_ERRORS, COST_TEXTS, figuresOf, shareOfPrice } from '#language/money/texts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

const NUMBERS = ['price', 'down', 'rate', 'years', 'maintenance']
const field = (name: string) =>
  `<div class="field"><input id="field-${name}" name="${name}"><p id="field-${name}-reading"></p></div>`
const radios = (name: string, values: readonly string[]) =>
  values.map((value) => `<input type="radio" name="${name}" value="${value}">`).join('')
const PAGE = `<div class="cost-page"><form data-cost>${NUMBERS.map(field).join('')}
  <select name="city"><option value="lucknow">Lucknow</option><option value="gurugram">Gurugram</option></select>
  ${radios('setting', ['urban', 'rural'])}${radios('buyer', ['man', 'woman', 'joint'])}</form>
  <p data-stale hidden></p><p data-said></p><b data-figure="monthly"></b><b data-figure="once"></b></div>`

const open = async (query = '') => {
  openPage(PAGE, { url: `http://localhost:8888/emi/${query}` })
  // Browsers can select a radio button by setting a value; this DOM can only read it.
  Object.defineProperty(RadioNodeList.prototype, 'value', {
    set(this: Iterable<HTMLInputElement>, value: string) {
      for (const radio of this) radio.checked = radio.value === value
    },
  })
  await import('./cost.ts')
}
const input = (name: string) => the(`input[name="${name}"]`) as HTMLInputElement
/** Types like a person: an event for each letter, and one when the field is left. */
function type(name: string, value: string) {
  input(name).value = value
  for (const event of ['input', 'change'])
    input(name).dispatchEvent(new Event(event, { bubbles: true }))
}
/** Returns the cost by the domain's rules for an address. */
function costOf(query: string) {
  const { purchase } = readPurchase(answersOf(new URLSearchParams(query)))
  return { purchase, cost: wholeCost(purchase), ...figuresOf(purchase, wholeCost(purchase)) }
}
const monthly = () => the('[data-figure="monthly"]').textContent
const once = () => the('[data-figure="once"]').textContent

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

test('A shared address fills the form, and the figures are computed', async () => {
  const query = '?price=6000000&rate=9&years=15&city=gurugram&buyer=woman'
  await open(query)
  expect(input('price').value).toBe('60,00,000')
  expect((the('select') as HTMLSelectElement).value).toBe('gurugram')
  expect((the('input[value="woman"]') as HTMLInputElement).checked).toBe(true)
  const expected = costOf(query)
  expect([monthly(), once()]).toEqual([expected.monthly, expected.once])
  expect(the('#field-down-reading').textContent).toBe(shareOfPrice(expected.purchase))
})

test('The down payment follows the price until the user changes it', async () => {
  await open()
  type('price', '8000000')
  expect(input('down').value).toBe('16,00,000')
  expect(location.search).not.toContain('down=')
  type('down', '3000000')
  type('price', '9000000')
  expect([input('price').value, input('down').value]).toEqual(['90,00,000', '30,00,000'])
  expect(location.search).toContain('down=3000000')
  expect(monthly()).toBe(costOf('price=9000000&down=3000000').monthly)
})

test('The address keeps the answers of the form, and the kind with which it came', async () => {
  await open('?kind=plot')
  type('years', '10')
  const kept = new URLSearchParams(location.search)
  expect([kept.get('kind'), kept.get('years'), kept.get('price')]).toEqual([
    'plot',
    '10',
    '5000000',
  ])
})

test('A wrong answer is marked at its field, the figures stay empty, and a submit focuses the field', async () => {
  await open()
  const before = monthly()
  type('rate', '400')
  expect(input('rate').getAttribute('aria-invalid')).toBe('true')
  expect(the('#field-rate-error').textContent).toBe(COST_ERRORS.rate)
  expect(input('rate').getAttribute('aria-describedby')).toContain('field-rate-error')
  expect([monthly(), the('[data-stale]').hidden]).toEqual([before, false])
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  the('form').dispatchEvent(submit)
  expect([submit.defaultPrevented, document.activeElement]).toEqual([true, input('rate')])
  type('rate', '9')
  expect(input('rate').getAttribute('aria-invalid')).toBe('false')
  expect(document.querySelector('#field-rate-error')).toBeNull()
  expect([monthly(), the('[data-stale]').hidden]).toEqual([costOf('rate=9').monthly, true])
})

test('Screen readers hear the result once the typing pauses', async () => {
  await open()
  vi.runAllTimers()
  type('years', '25')
  vi.advanceTimersByTime(600)
  const before = the('[data-said]').textContent
  vi.advanceTimersByTime(200)
  expect(before).toBe(COST_TEXTS.said(costOf('').cost))
  expect(the('[data-said]').textContent).toBe(COST_TEXTS.said(costOf('years=25').cost))
})
