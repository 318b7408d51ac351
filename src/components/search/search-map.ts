import { part } from '../../client/lib/parts.ts'
import type { MapLook, SearchMap } from '../../client/search/city-map.ts'
import { localitiesPath } from '../../contract/paths.ts'

/**
 * The map of a city with the results in its plots, and below it a row of their cards where the map fills the screen. A
 * press on a plot chooses its locality.
 */
export class SearchMapElement extends HTMLElement implements SearchMap {
  choose: (slug: string) => void = () => {}
  #look: MapLook | undefined
  #maps = new Map<string, Promise<Element>>()
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    part(this, 'plan').addEventListener('click', this.#clicked, { signal: this.#end.signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  /** Shows results, unless others are to be shown in the meantime. */
  async show(look: MapLook): Promise<void> {
    this.#look = look
    const asked = this.#mapOf(look.city)
    const { drawerItems, paintMap } = await import('../../client/search/city-map.ts')
    if (look !== this.#look) return
    part(this, 'drawer').replaceChildren(...drawerItems(look.cards))
    const map = await asked
    if (look !== this.#look) return
    const plan = part(this, 'plan')
    if (plan.firstElementChild !== map) plan.replaceChildren(map)
    paintMap(map, look)
  }

  /** Returns the locality whose plot was touched. */
  slugAt(target: Element): string | undefined {
    const plot = target.closest<SVGElement>('[data-locality]')
    return plot && this.contains(plot) ? plot.dataset.locality : undefined
  }

  /** Draws the edge of one plot. */
  light(slug: string | undefined) {
    for (const plot of this.querySelectorAll<SVGElement>('[data-locality]'))
      plot.toggleAttribute('data-lit', plot.dataset.locality === slug)
  }

  /** Returns the map from the city's own page; requested once, and again after a failure. */
  #mapOf(city: string): Promise<Element> {
    const map =
      this.#maps.get(city) ??
      fetch(localitiesPath(city)).then(async (answer) => {
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        const found = page.querySelector('[data-city-map]')
        if (!answer.ok || !found) throw new Error(answer.statusText)
        return found
      })
    this.#maps.set(city, map)
    map.catch(() => this.#maps.delete(city))
    return map
  }

  #clicked = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey } = event
    const slug = target instanceof Element ? this.slugAt(target) : undefined
    if (!slug || ctrlKey || metaKey) return
    event.preventDefault()
    this.choose(slug)
  }
}
