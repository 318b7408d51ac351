import { parts } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'
import { LAST_CITY } from '../../domain/site/constants.ts'

/** No city stands for all of them. If storage is forbidden, the city is forgotten with the page. */
function remember(city: string): void {
  try {
    if (city) localStorage.setItem(LAST_CITY, city)
    else localStorage.removeItem(LAST_CITY)
  } catch {}
}

function remembered(): string | null {
  try {
    return localStorage.getItem(LAST_CITY)
  } catch {
    return null
  }
}

/** The maps of all cities or the one of a city, with news and homes; those of another one come from its own page. */
export class CityHomesElement extends HTMLElement {
  /** Counts the requests: only the answer to the latest one is used. */
  #requests = 0

  connectedCallback() {
    this.addEventListener('click', this.#clicked)
    const last = remembered()
    // If the request fails, what the page has stays.
    if (last) this.#show(last).catch(() => {})
  }

  disconnectedCallback() {
    this.#requests += 1
  }

  get #links() {
    return parts<HTMLAnchorElement>(this, 'city')
  }
  #linkTo = (city: string) => this.#links.find(({ dataset }) => dataset.city === city)

  #clicked = async (event: MouseEvent) => {
    const link = this.#links.find((one) => one.contains(event.target as Node))
    const city = link?.dataset.city
    if (city === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      if (!(await this.#show(city))) return
      remember(city)
      const shown = this.#linkTo(city) ?? this.#links[0]
      shown?.focus({ preventScroll: true })
    } catch {
      showToast(link?.dataset.failed ?? '')
    }
  }

  /** Shows another city. Returns false if a later request has overtaken this one. */
  async #show(city: string): Promise<boolean> {
    this.#requests += 1
    const request = this.#requests
    const link = this.#linkTo(city)
    if (!link || this.dataset.city === city) return true
    const answer = await fetch(link.href)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const other = page.querySelector<HTMLElement>(this.localName)
    if (!answer.ok || !other) throw new Error(answer.statusText)
    if (request !== this.#requests) return false
    // The page already has a title as its h1.
    const title = other.querySelector('h1')
    const heading = document.createElement('h2')
    if (title) {
      heading.id = title.id
      heading.textContent = title.textContent
      title.replaceWith(heading)
    }
    this.dataset.city = city
    this.replaceChildren(...other.childNodes)
    return true
  }
}
