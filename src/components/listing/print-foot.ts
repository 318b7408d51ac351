import { part } from '../../client/lib/parts.ts'
import { formatDate } from '../../domain/time/calendar.ts'

/** What stands below a listing on paper; a script adds the day of printing. */
export class PrintFootElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    addEventListener('beforeprint', this.#date, { signal: this.#end.signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #date = () => {
    part(this, 'date').textContent = formatDate(new Date().toISOString())
  }
}
