import { readNumber, readRupees } from '../../domain/listing-draft/numbers.ts'
import { once, short } from '../../domain/money/rules.ts'
import { parseSearch, type Search } from '../../domain/search/rules.ts'

const amountOf = (name: string, text: string) => {
  const amount = name.startsWith('price') ? readRupees(text) : readNumber(text)
  return amount === undefined || Number.isNaN(amount) ? '' : String(Math.round(amount))
}

/** Reads the search from the form. Localities are not in the form, but in the chips of its field. */
export function searchInForm(form: HTMLFormElement, before: Search): Search {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value) continue
    query.append(name, /-(min|max)$/.test(name) ? amountOf(name, value) : value)
  }
  return { ...parseSearch(query), locality: before.locality }
}

const say = (name: string, amount: number | null) => {
  if (amount === null) return ''
  return name === 'price' ? short(once(amount)).replace('₹ ', '') : String(amount)
}

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
      const chosen = search[name as 'type'] ?? []
      input.checked = value ? chosen.includes(value) : chosen.length === 0
    } else if (name === 'q') input.value = search.q
    else {
      const [range, end] = name.split('-') as ['price' | 'area', string]
      input.value = say(range, search[range][end === 'min' ? 'from' : 'to'])
    }
  }
  for (const select of form.querySelectorAll('select')) select.value = search.sort
}
