import { part } from '../../client/lib/parts.ts'
import type { MapLook, SearchMap } from '../../client/search/city-map.ts'

/**
 * The map of a city with the results in its plots, and below it a row of their cards where the map fills the screen. A
 * press on a plot chooses its locality.
 */
export class SearchMapElement extends HTMLElement implements SearchMap {
  choose: (slug: string) => void = () => {}
  #painting: Promise<(look: MapLook) => Promise<void>> | undefined
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    part(this, 'plan').addEventListener('click', this.#clicked, { signal })
    part(this, 'plan').addEventListener('change', this.#priced, { signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  /** Shows results, unless others are to be shown in the meantime. What paints them loads with the first ones. */
  async show(look: MapLook): Promise<void> {
    const places = {
      title: part(this, 'map-title'),
      beside: part(this, 'map-beside'),
      plan: part(this, 'plan'),
      drawer: part(this, 'drawer'),
    }
    this.#painting ??= import('../../client/search/city-map.ts').then(({ openMap }) =>
      openMap(places),
    )
    this.#painting.catch(() => {
      this.#painting = undefined
    })
    const paint = await this.#painting
    await paint(look)
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

  #priced = ({ target }: Event) => {
    part<HTMLDetailsElement>(this, 'fold').open = !(target as HTMLInputElement).checked
  }

  #clicked = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey } = event
    const slug = target instanceof Element ? this.slugAt(target) : undefined
    if (!slug || ctrlKey || metaKey) return
    event.preventDefault()
    this.choose(slug)
  }
}
