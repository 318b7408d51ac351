import type { RangeName } from '../../domain/listing/facets.ts'
import { once, short } from '../../domain/money/rules.ts'
import {
  type Area,
  likelier,
  oneOf,
  type Reading,
  readArea,
  readFigure,
  readMoney,
  type Taken,
  taken,
} from '../../domain/reading/reading.ts'
import { tabOf } from '../../domain/search/criteria.ts'
import { parseSearch, type Search, type Span } from '../../domain/search/rules.ts'

/** Reads an end of a range. A price or an area may be written in any unit, the width of a road in feet. */
function readEnd(name: string, text: string): Reading<number> | null {
  if (name.startsWith('price')) return readMoney(text)
  if (name.startsWith('road')) return readFigure(text)
  const area = readArea(text)
  if (!area || area.is === 'refused') return area
  const squareFeet = ({ value, said }: Taken<Area>) => taken(value.squareFeet, said)
  return area.is === 'taken' ? squareFeet(area) : oneOf(area.readings.map(squareFeet))
}
const amountOf = (name: string, text: string) => {
  const reading = readEnd(name, text)
  const amount = reading && likelier(reading)?.value
  return amount ? String(Math.round(amount)) : ''
}

const ENDS = /-(min|max)$/

/** What else the amounts in the form can mean, each with the change that says so. */
export function otherAmounts(form: HTMLFormElement, search: Search) {
  return [...new FormData(form)].flatMap(([name, text]) => {
    const reading = ENDS.test(name) && typeof text === 'string' ? readEnd(name, text) : null
    if (reading?.is !== 'asked') return []
    const [range, end] = name.split('-') as [RangeName, string]
    return reading.readings.slice(1).map(({ value, said }) => ({
      label: said,
      change: { [range]: { ...search[range], [end === 'min' ? 'from' : 'to']: value }, page: 1 },
    }))
  })
}

/** Reads the search from the form. Localities are not in the form, but in the chips of its field. */
export function searchInForm(form: HTMLFormElement, before: Search): Search {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value) continue
    query.append(name, ENDS.test(name) ? amountOf(name, value) : value)
  }
  return { ...parseSearch(query), locality: before.locality }
}

const say = (name: string, amount: number | null) => {
  if (amount === null) return ''
  return name === 'price' ? short(once(amount)).replace('₹', '') : String(amount)
}

const hasRange = ({ from, to }: Span) => from !== null || to !== null

/** Fills the form with a search. The focused field keeps its text. */
export function fillForm(
  form: HTMLFormElement,
  search: Search,
  typing: EventTarget | null = null,
): void {
  for (const input of form.querySelectorAll('input')) {
    const { name, value, type } = input
    if (input === typing) continue
    if (type === 'radio' || type === 'checkbox') {
      const chosen =
        name === 'for' ? [tabOf(search)].filter(Boolean) : (search[name as 'type'] ?? [])
      const isOpen = chosen.length === 0 && !(name === 'budget' && hasRange(search.price))
      input.checked = value ? chosen.includes(value) : isOpen
    } else if (name === 'q') input.value = search.q
    else {
      const [range, end] = name.split('-') as [RangeName, string]
      input.value = say(range, search[range][end === 'min' ? 'from' : 'to'])
    }
  }
  for (const select of form.querySelectorAll('select')) select.value = search.sort
}
