import { part, parts } from '../../client/lib/parts.ts'
import { type Purpose, purposeOf } from '../../contract/purpose.ts'

/** Loaded only for a listing. */
const loadOffered = async () => (await import('../../client/listing/offered.ts')).offered

/** Says what the account is needed for. Without a known purpose the page's own sentence stays. */
export class SignInPurposeElement extends HTMLElement {
  connectedCallback() {
    const asked = purposeOf(new URLSearchParams(location.search).get('next'))
    const sentence = asked && this.#sentence(asked.purpose)
    if (!asked || !sentence) return
    this.#say(sentence)
    if (asked.listing)
      this.#show(asked).catch(() => {
        part(this, 'home').hidden = true
      })
  }

  #sentence(purpose: Purpose): HTMLElement | undefined {
    return parts(this, 'purpose').find(({ dataset }) => dataset.purpose === purpose)
  }

  #say(sentence: HTMLElement | null) {
    for (const one of parts(this, 'purpose')) one.hidden = one !== sentence
    part(this, 'intro').hidden = sentence !== null
  }

  /** Shows the listing. One that is no longer on offer is no reason to log in. */
  async #show({ purpose, listing = '' }: { purpose: Purpose; listing?: string }) {
    const home = part(this, 'home')
    home.hidden = false
    const offered = await (await loadOffered())(listing)
    home.hidden = !offered
    if (!offered) return this.#say(null)
    if (purpose === 'number' && offered.by === 'agent')
      this.#say(this.#sentence('agentNumber') ?? null)
    part(this, 'price').textContent = offered.price
    part(this, 'name').textContent = offered.name
    part(this, 'about').textContent = offered.about
    const { picture } = offered
    part(this, 'picture').hidden = !picture
    if (!picture) return
    const { type, srcset, src } = picture
    const source = Object.assign(document.createElement('source'), { type, srcset, sizes: '6rem' })
    const image = Object.assign(document.createElement('img'), {
      alt: '',
      width: 96,
      height: 72,
      src,
    })
    part(this, 'picture').replaceChildren(source, image)
  }
}
