import { part, parts } from '../../client/lib/parts.ts'
import { compared, followCompared } from '../../client/listing/compared.ts'
import { makeHeart } from '../../client/listing/favourites.ts'
import { followChoices, loadTools } from '../../client/listing/tools.ts'
import { viewed } from '../../client/listing/viewed-list.ts'
import { showToast } from '../../client/site/toast.ts'
import { dayNumber } from '../../domain/time/calendar.ts'

/** For how many days a home is new, a confirmation is fresh, and one is worth a word. */
const DAYS = { isNew: 7, fresh: 7, told: 30 }

/** The card of a listing: its heart, what else can be done with it, and what its dates mean today. */
export class CardElement extends HTMLElement {
  /** The line that answers a visitor's own filters; a search sets it, also before the card is in the page. */
  static observedAttributes = ['data-fact']
  #end = new AbortController()

  attributeChangedCallback() {
    const { fact = '' } = this.dataset
    for (const line of parts(this, 'fact')) {
      line.textContent = fact
      line.hidden = fact === ''
    }
  }

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const { listing: id = '', name = '' } = this.dataset
    makeHeart(part(this, 'heart'), { id, name }, signal)
    const more = parts(this, 'more')
    for (const button of more)
      button.onclick = () =>
        loadTools()
          .then((tools) => tools.more(this, button))
          .catch(() => showToast())
    if (more.length > 0)
      followCompared(() => this.toggleAttribute('data-compared', compared().includes(id)), signal)
    followChoices()
    this.#tellDays(id)
  }

  /** A built page may be old, so the words that follow from a day are put in here. */
  #tellDays(id: string) {
    const today = dayNumber(new Date())
    const ageOf = (iso: string) => today - dayNumber(new Date(iso))
    for (const confirmed of parts(this, 'confirmed')) {
      const age = ageOf(confirmed.querySelector('time')?.dateTime ?? '')
      confirmed.toggleAttribute('data-fresh', age <= DAYS.fresh)
      confirmed.hidden = age > DAYS.told
    }
    const seen = viewed().includes(id)
    const { published = '' } = this.dataset
    for (const word of parts(this, 'seen')) word.hidden = !seen
    for (const word of parts(this, 'new')) word.hidden = seen || !(ageOf(published) <= DAYS.isNew)
  }

  disconnectedCallback() {
    this.#end.abort()
  }
}
