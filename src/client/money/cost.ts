import { readRupees } from '../../domain/listing-draft/numbers.ts'
import { moneyReading } from '../../domain/listing-draft/readings.ts'
import {
  answersOf,
  COST_FIELDS,
  type CostAnswers,
  type CostNumber,
  costBars,
  readPurchase,
  usualDown,
  wholeCost,
} from '../../domain/money/cost.ts'
import { exact, once } from '../../domain/money/rules.ts'
import { COST_ERRORS, COST_TEXTS, figuresOf, shareOfPrice } from '#language/money/texts'

/** Long enough to type a number: screen readers hear the result, not one result for each digit. */
const ANNOUNCE_AFTER_MS = 700
const MONEY: readonly CostNumber[] = ['price', 'down', 'maintenance']

const form = document.querySelector<HTMLFormElement>('[data-cost]')
const page = form?.closest('.cost-page')
const initialQuery = new URLSearchParams(location.search)
/** The usual down payment follows the price until the user enters another one. */
let isDownOwn = initialQuery.has('down')
let saying: ReturnType<typeof setTimeout> | undefined

const input = (name: string) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const set = (name: string, value: string) => {
  const field = input(name)
  if (field) field.value = value
}
const grouped = (text: string) => {
  const rupees = readRupees(text)
  return rupees === undefined || Number.isNaN(rupees) ? text : exact(once(rupees)).replace('₹', '')
}
const answers = () =>
  Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string> as CostAnswers

function write(name: string, text: string): void {
  const reading = document.querySelector(`#field-${name}-reading`)
  if (reading) reading.textContent = text
}

/** Shows an error under its field and links it to the field, as the form kit does. */
function mark(name: CostNumber, wrong: boolean): void {
  const control = input(name)
  const field = control?.closest<HTMLElement>('.field')
  if (!control || !field || wrong === field.hasAttribute('data-invalid')) return
  field.toggleAttribute('data-invalid', wrong)
  control.setAttribute('aria-invalid', String(wrong))
  const id = `${control.id}-error`
  const reading = document.getElementById(`${control.id}-reading`)?.id ?? ''
  document.getElementById(id)?.remove()
  control.setAttribute('aria-describedby', wrong ? `${id} ${reading}`.trim() : reading)
  if (!wrong) return
  const error = document.createElement('p')
  Object.assign(error, { id, className: 'field-error', textContent: COST_ERRORS[name] })
  field.append(error)
}

function show(): void {
  const given = answers()
  const { purchase, wrong } = readPurchase(given)
  for (const name of [...MONEY, 'rate', 'years'] as const) mark(name, wrong.includes(name))
  page?.querySelector('[data-stale]')?.toggleAttribute('hidden', wrong.length === 0)
  clearTimeout(saying)
  if (wrong.length > 0) return
  const cost = wholeCost(purchase)
  for (const [name, text] of Object.entries(figuresOf(purchase, cost)))
    for (const place of page?.querySelectorAll(`[data-figure="${name}"]`) ?? [])
      place.textContent = text
  for (const [name, { from, width }] of Object.entries(costBars(purchase, cost))) {
    const bar = page?.querySelector(`[data-bar="${name}"]`)
    bar?.setAttribute('x', String(from))
    bar?.setAttribute('width', String(width))
  }
  write('price', moneyReading(String(purchase.price)) ?? '')
  write('down', shareOfPrice(purchase))
  saying = setTimeout(
    () => page?.querySelector('[data-said]')?.replaceChildren(COST_TEXTS.said(cost)),
    ANNOUNCE_AFTER_MS,
  )
}

/** Writes the form's answers into the address: a reload, Back and a shared link restore them. */
function keep(): void {
  const given = answers()
  const kind = initialQuery.get('kind')
  const query = new URLSearchParams(kind ? { kind } : {})
  for (const name of COST_FIELDS)
    if (given[name] && (name !== 'down' || isDownOwn))
      query.set(name, given[name].replaceAll(',', ''))
  history.replaceState(history.state, '', `?${query}`)
}

if (form && page) {
  for (const [name, value] of Object.entries(answersOf(initialQuery))) {
    const choice = form.elements.namedItem(name)
    if (choice instanceof RadioNodeList || choice instanceof HTMLSelectElement) choice.value = value
    else set(name, MONEY.includes(name as CostNumber) ? grouped(value) : value)
  }
  form.addEventListener('input', ({ target }) => {
    const { name = '' } = target as HTMLInputElement
    if (name === 'down') isDownOwn = true
    const price = readRupees(answers().price)
    if (name === 'price' && !isDownOwn && price)
      set('down', grouped(String(usualDown(price, initialQuery.get('kind')))))
    show()
  })
  form.addEventListener('change', ({ target }) => {
    const { name = '', value = '' } = target as HTMLInputElement
    if (MONEY.includes(name as CostNumber)) set(name, grouped(value))
    keep()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  show()
  page.setAttribute('data-ready', '')
}
