import { part, parts } from '../../client/lib/parts.ts'

/** Keeps empty answers out of the address of the results, and gives each city's link what else is asked. */
export class HeroSearchElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    this.#form.addEventListener('formdata', this.#asked, { signal })
    this.#form.addEventListener('input', this.#link, { signal })
    // After Back, the browser fills in again what was asked.
    addEventListener('pageshow', this.#link, { signal })
    this.#link()
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  get #form() {
    return part<HTMLFormElement>(this, 'form')
  }

  #asked = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) if (!value) formData.delete(name)
  }

  #link = () => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(this.#form)) if (value) query.set(name, String(value))
    for (const link of parts<HTMLAnchorElement>(this, 'city')) {
      query.set('city', link.dataset.city ?? '')
      link.href = `${this.#form.action}?${query}`
    }
  }
}
