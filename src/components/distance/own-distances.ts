import { followStored } from '../../client/lib/stored.ts'
import { OWN_PLACES } from '../../domain/site/constants.ts'

/** Loads what says the distances where the device has places of the visitor's own, and says them anew when they change. */
export class OwnDistancesElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    followStored({ key: OWN_PLACES, events: [] }, this.#show, this.#end.signal)
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #show = async () => {
    try {
      if (this.hidden && !localStorage.getItem(OWN_PLACES)) return
      const { showDistances } = await import('../../client/distance/own-distances.ts')
      await showDistances(this)
    } catch {
      // The page says as much as without places.
    }
  }
}
