import { part } from '../../client/lib/parts.ts'
import { followStored } from '../../client/lib/stored.ts'
import { OWN_MEANS } from '../../domain/site/constants.ts'

/** Loads what says whether a home fits where the visitor has said what they can pay, and says it anew when that changes. */
export class OwnMeansElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    part(this, 'open').addEventListener('click', this.#ask, { signal })
    followStored({ key: OWN_MEANS, events: [] }, this.#show, signal)
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #ask = async () => {
    const { askMeans } = await import('../../client/afford/own-sum.ts')
    await askMeans(this)
  }

  #show = async () => {
    try {
      if (part(this, 'sum').hidden && !localStorage.getItem(OWN_MEANS)) return
      const { showSum } = await import('../../client/afford/own-sum.ts')
      showSum(this)
    } catch {
      // The page says as much as without it.
    }
  }
}
