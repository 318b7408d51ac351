import { part } from '../../client/lib/parts.ts'

/** Keeps empty answers out of the address of the results. */
export class HeroSearchElement extends HTMLElement {
  connectedCallback() {
    part(this, 'form').addEventListener('formdata', this.#asked)
  }

  #asked = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) if (!value) formData.delete(name)
  }
}
