import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COST_ERRORS, COST_TEXTS, figuresOf, shareOfPrice } from '#language/money/texts'
import { READING_TEXTS } from '#language/reading/texts'
import { answersOf, readPurchase, wholeCost } from '../../domain/money/cost.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Cost from './Cost.astro'

const open = async (query = '') => {
  await openRendered(await render(Cost), {
    url: `http://localhost:8888/emi/${query}`,
    // Browsers can select a radio button by setting a value; this DOM can only read it.
    prepare: ({ RadioNodeList }) =>
      Object.defineProperty(RadioNodeList.prototype, 'value', {
        set(this: Iterable<HTMLInputElement>, value: string) {
          for (const radio of this) radio.checked = radio.value === value
        },
      }),
  })
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
/** A figure of the results, which stands in the form as well. */
function figure(name: string) {
  const shown = document.querySelectorAll(`[data-figure="${name}"]`)
  const [text, ...others] = new Set([...shown].map(({ textContent }) => textContent))
  expect([shown.length, others]).toEqual([2, []])
  return text
}
const monthly = () => figure('monthly')
const once = () => figure('once')
const stale = () => the('.cost-stale').hidden
const said = () => the('[role="status"]').textContent

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

test('A price that cannot be read has nothing said back beside it', async () => {
  await open()
  type('price', '72 lakh')
  expect(the('#field-price-reading').textContent).toBe('₹72 L — ₹72,00,000')
  type('price', 'much')
  expect(the('#field-price-reading').textContent).toBe('')
  type('price', '1,25 Cr')
  expect(the('#field-price-reading').textContent).toBe('₹1.25 Cr — ₹1,25,00,000')
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
  expect([monthly(), stale()]).toEqual([before, false])
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  the('form').dispatchEvent(submit)
  expect([submit.defaultPrevented, document.activeElement]).toEqual([true, input('rate')])
  type('rate', '9')
  expect(input('rate').getAttribute('aria-invalid')).toBe('false')
  expect(document.querySelector('#field-rate-error')).toBeNull()
  expect([monthly(), stale()]).toEqual([costOf('rate=9').monthly, true])
})

test('Screen readers hear the result once the typing pauses', async () => {
  await open()
  vi.runAllTimers()
  type('years', '25')
  vi.advanceTimersByTime(600)
  const before = said()
  vi.advanceTimersByTime(200)
  expect(before).toBe(COST_TEXTS.said(costOf('').cost))
  expect(said()).toBe(COST_TEXTS.said(costOf('years=25').cost))
})

test('An amount that can be read in two ways offers both, and counts with the likelier until then', async () => {
  await open()
  type('price', '1,25 Cr')
  expect(input('price').value).toBe('1,25 Cr')
  expect(monthly()).toBe(costOf('price=12500000').monthly)
  const ways = [...document.querySelectorAll<HTMLElement>('.field-readings button')]
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    READING_TEXTS.mean('₹1.25 crore'),
    READING_TEXTS.mean('₹125 crore'),
  ])
  ways[1]?.click()
  expect(input('price').value).toBe('1,25,00,00,000')
  expect(monthly()).toBe(costOf('price=1250000000').monthly)
  expect([document.querySelector('.field-readings'), document.activeElement]).toEqual([
    null,
    input('price'),
  ])
})
