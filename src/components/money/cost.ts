import { COST_ERRORS, COST_TEXTS, figuresOf, shareOfPrice } from '#language/money/texts'
import { READING_TEXTS } from '#language/reading/texts'
import { part, parts } from '../../client/lib/parts.ts'
import {
  answersOf,
  COST_FIELDS,
  type CostAnswers,
  type CostNumber,
  costBars,
  readCost,
  readPurchase,
  usualDown,
  wholeCost,
} from '../../domain/money/cost.ts'
import { exact, inBoth, once } from '../../domain/money/rules.ts'
import { errorId, readingId } from '../form/field.ts'

/** Long enough to type a number: screen readers hear the result, not one result for each digit. */
const ANNOUNCE_AFTER_MS = 700
const MONEY: readonly CostNumber[] = ['price', 'down', 'maintenance']

const inFigures = (rupees: number) => exact(once(rupees)).replace('₹', '')
/** An amount in figures; as it was typed where it cannot be read, or in two ways. */
const grouped = (name: string, text: string) => {
  const reading = readCost(name as CostNumber, text)
  return reading?.is === 'taken' ? inFigures(reading.value) : text
}
const isMoney = (name: string) => MONEY.includes(name as CostNumber)

/** A form about a purchase and the figures that follow from it. The address holds the answers. */
export class CostElement extends HTMLElement {
  /** The kind of property with which the page was opened. */
  #kind: string | null = null
  /** The usual down payment follows the price until the user enters another one. */
  #isDownOwn = false
  #saying: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    const query = new URLSearchParams(location.search)
    this.#kind = query.get('kind')
    this.#isDownOwn = query.has('down')
    const form = this.#form
    for (const [name, value] of Object.entries(answersOf(query))) {
      const choice = form.elements.namedItem(name)
      if (choice instanceof RadioNodeList || choice instanceof HTMLSelectElement)
        choice.value = value
      else this.#set(name, isMoney(name) ? grouped(name, value) : value)
    }
    form.addEventListener('input', this.#typed)
    form.addEventListener('change', this.#changed)
    form.addEventListener('submit', this.#submitted)
    this.#show()
    this.toggleAttribute('data-ready', true)
  }

  disconnectedCallback() {
    clearTimeout(this.#saying)
  }

  get #form() {
    return part<HTMLFormElement>(this, 'form')
  }
  get #answers() {
    return Object.fromEntries(new FormData(this.#form)) as Record<string, string> as CostAnswers
  }
  #input = (name: string) => this.#form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  #set(name: string, value: string) {
    const field = this.#input(name)
    if (field) field.value = value
  }

  #typed = ({ target }: Event) => {
    const { name } = target as HTMLInputElement
    if (name === 'down') this.#isDownOwn = true
    if (name === 'price') this.#followPrice()
    this.#show()
  }

  #followPrice() {
    const { price } = readPurchase(this.#answers).purchase
    if (!this.#isDownOwn && price > 0) this.#set('down', inFigures(usualDown(price, this.#kind)))
  }

  #changed = ({ target }: Event) => {
    const { name, value } = target as HTMLInputElement
    if (isMoney(name)) this.#set(name, grouped(name, value))
    this.#keep()
  }

  #submitted = (event: Event) => {
    event.preventDefault()
    this.#form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  #write(name: string, text: string) {
    const reading = this.querySelector(`#${readingId(name)}`)
    if (reading) reading.textContent = text
  }

  /** Shows an error under its field and links it to the field, as the form kit does. */
  #mark(name: CostNumber, wrong: boolean) {
    const control = this.#input(name)
    const field = control?.closest<HTMLElement>('.field')
    if (!control || !field || wrong === field.hasAttribute('data-invalid')) return
    field.toggleAttribute('data-invalid', wrong)
    control.setAttribute('aria-invalid', String(wrong))
    const id = errorId(name)
    const reading = this.querySelector(`#${readingId(name)}`)?.id ?? ''
    this.querySelector(`#${id}`)?.remove()
    control.setAttribute('aria-describedby', wrong ? `${id} ${reading}`.trim() : reading)
    if (!wrong) return
    const error = document.createElement('p')
    Object.assign(error, { id, className: 'field-error', textContent: COST_ERRORS[name] })
    field.append(error)
  }

  /**
   * Offers the other readings of an answer that can be read in several ways; until one is chosen, the likelier holds.
   */
  #offer(name: CostNumber) {
    const field = this.#input(name)?.closest<HTMLElement>('.field')
    const reading = readCost(name, this.#answers[name])
    field?.querySelector('.field-readings')?.remove()
    if (!field || reading?.is !== 'asked') return
    const readings = document.createElement('p')
    readings.className = 'field-readings'
    for (const { value, said } of reading.readings) {
      const button = document.createElement('button')
      Object.assign(button, { type: 'button', textContent: READING_TEXTS.mean(said) })
      button.className = 'action action-quiet'
      button.addEventListener('click', () => {
        this.#set(name, isMoney(name) ? inFigures(value) : String(value))
        if (name === 'price') this.#followPrice()
        this.#show()
        this.#keep()
        this.#input(name)?.focus()
      })
      readings.append(button)
    }
    field.append(readings)
  }

  #show() {
    const { purchase, wrong } = readPurchase(this.#answers)
    for (const name of [...MONEY, 'rate', 'years'] as const) this.#offer(name)
    for (const name of [...MONEY, 'rate', 'years'] as const) this.#mark(name, wrong.includes(name))
    part(this, 'stale').hidden = wrong.length === 0
    clearTimeout(this.#saying)
    // Beside a price that cannot be read, the former one would pass for its reading.
    this.#write('price', wrong.includes('price') ? '' : inBoth(purchase.price))
    if (wrong.length > 0) return
    const cost = wholeCost(purchase)
    const figures: Record<string, string> = figuresOf(purchase, cost)
    for (const place of parts(this, 'figure'))
      place.textContent = figures[place.dataset.figure ?? ''] ?? ''
    const bars: Record<string, { from: number; width: number }> = costBars(purchase, cost)
    for (const rect of parts<SVGElement>(this, 'bar')) {
      const bar = bars[rect.dataset.bar ?? '']
      rect.setAttribute('x', String(bar?.from))
      rect.setAttribute('width', String(bar?.width))
    }
    this.#write('down', shareOfPrice(purchase))
    this.#saying = setTimeout(() => {
      part(this, 'said').textContent = COST_TEXTS.said(cost)
    }, ANNOUNCE_AFTER_MS)
  }

  /** Writes the form's answers into the address: a reload, Back and a shared link restore them. */
  #keep() {
    const given = this.#answers
    const query = new URLSearchParams(this.#kind ? { kind: this.#kind } : {})
    for (const name of COST_FIELDS)
      if (given[name] && (name !== 'down' || this.#isDownOwn))
        query.set(name, given[name].replaceAll(',', ''))
    history.replaceState(history.state, '', `?${query}`)
  }
}
