import { part, parts } from '../../client/lib/parts.ts'
import { compared, followCompared } from '../../client/listing/compared.ts'
import { makeHeart } from '../../client/listing/favourites.ts'
import { followChoices, loadTools } from '../../client/listing/tools.ts'
import { viewed } from '../../client/listing/viewed-list.ts'
import { showToast } from '../../client/site/toast.ts'
import { dayNumber } from '../../domain/time/calendar.ts'

/** For how many days a home is new and a confirmation fresh, and for how many a confirmation is worth a word. */
const FRESH_DAYS = 7
const TOLD_DAYS = 30

/** How many days ago a day was; no number where there is none. */
const ageOf = (iso = '') => dayNumber(new Date()) - dayNumber(new Date(iso))

/** The card of a listing: its heart, what else can be done with it, and what its dates mean today. */
export class CardElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const { dataset } = this
    const { listing: id = '', name = '' } = dataset
    makeHeart(part(this, 'heart'), { id, name }, signal)
    const [more] = parts(this, 'more')
    if (more) {
      more.onclick = () =>
        loadTools()
          .then((tools) => tools.more(this, more))
          .catch(() => showToast())
      followCompared(() => this.toggleAttribute('data-compared', compared().includes(id)), signal)
    }
    followChoices()
    // A built page may be old: the sheet shows the words that follow from a day.
    const age = ageOf(dataset.confirmed)
    dataset.age = age > TOLD_DAYS ? 'old' : age > FRESH_DAYS ? '' : 'fresh'
    dataset.news = viewed().includes(id)
      ? 'seen'
      : ageOf(dataset.published) > FRESH_DAYS
        ? ''
        : 'new'
  }

  disconnectedCallback() {
    this.#end.abort()
  }
}
