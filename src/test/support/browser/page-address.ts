/** The target of a navigation. A replaced address is not in the history. */
export type Leaving = { to: string; how: 'assign' | 'replace' }

/**
 * A page's `location` and `history`: the address changes with the history's entries, and every navigation is recorded.
 */
export class PageAddress {
  readonly left: Leaving[] = []
  readonly url: URL
  #entries: { href: string; state: unknown }[]
  #at = 0

  constructor(url: URL) {
    this.url = url
    this.#entries = [{ href: url.href, state: null }]
  }

  /** Moves this number of history entries; returns the state of the new entry. */
  go(steps: number): unknown {
    const entry = this.#entries[this.#at + steps]
    if (!entry) throw new Error('The history has no such entry.')
    this.#at += steps
    this.url.href = entry.href
    return entry.state
  }

  /** The address without the site's origin. */
  short(address = this.url.href): string {
    const to = new URL(address, this.url)
    return to.origin === this.url.origin ? to.href.slice(to.origin.length) : to.href
  }

  location() {
    const { url } = this
    const leave = (how: Leaving['how'], to: string) => this.left.push({ how, to: this.short(to) })
    return {
      get href() {
        return url.href
      },
      set href(to: string) {
        leave('assign', to)
      },
      get pathname() {
        return url.pathname
      },
      get search() {
        return url.search
      },
      get hash() {
        return url.hash
      },
      origin: url.origin,
      host: url.host,
      assign: (to: string) => leave('assign', to),
      replace: (to: string) => leave('replace', to),
      reload: () => leave('replace', url.href),
    }
  }

  history(back: () => void) {
    const put =
      (places: number) =>
      (state: unknown, _: string, address: string | URL = this.url) => {
        this.url.href = new URL(address, this.url).href
        this.#at += places
        this.#entries = [...this.#entries.slice(0, this.#at), { href: this.url.href, state }]
      }
    const state = () => this.#entries[this.#at]?.state
    return {
      get state() {
        return state()
      },
      pushState: put(1),
      replaceState: put(0),
      back,
    }
  }
}
