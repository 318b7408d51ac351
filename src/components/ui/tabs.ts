import { part, parts } from '../../client/lib/parts.ts'

/**
 * Tabs whose choice stands in the address (`#id`). Click, arrow keys, Home and End choose; Back and a shared link work.
 */
export class TabsElement extends HTMLElement {
  #tabs: HTMLAnchorElement[] = []
  #panels: HTMLElement[] = []
  #end = new AbortController()

  connectedCallback() {
    this.#tabs = parts(this, 'tab')
    this.#panels = parts(this, 'panel')
    this.#end = new AbortController()
    const { signal } = this.#end
    const list = part(this, 'list')
    list.addEventListener('click', this.#clicked, { signal })
    list.addEventListener('keydown', this.#pressed, { signal })
    addEventListener('hashchange', this.#followAddress, { signal })
    this.#followAddress()
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #panelOf({ hash }: HTMLAnchorElement): HTMLElement | undefined {
    return this.#panels.find(({ id }) => hash === `#${id}`)
  }

  #select(chosen: HTMLAnchorElement) {
    for (const tab of this.#tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      this.#panelOf(tab)?.toggleAttribute('data-shown', tab === chosen)
    }
  }

  #open(tab: HTMLAnchorElement) {
    this.#select(tab)
    // The link's default action would scroll the panel under the header.
    history.replaceState(null, '', tab.hash)
  }

  #followAddress = () => {
    const named = location.hash && document.getElementById(location.hash.slice(1))
    const asked = named && this.#tabs.find((tab) => this.#panelOf(tab)?.contains(named))
    if (asked) this.#select(asked)
  }

  #clicked = (event: MouseEvent) => {
    const tab = this.#tabs.find((one) => one.contains(event.target as Node))
    if (!tab || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#open(tab)
  }

  #pressed = (event: KeyboardEvent) => {
    const { length } = this.#tabs
    const now = this.#tabs.indexOf(event.target as HTMLAnchorElement)
    if (now < 0) return
    const to = {
      ArrowRight: (now + 1) % length,
      ArrowLeft: (now - 1 + length) % length,
      Home: 0,
      End: length - 1,
    }[event.key]
    const tab = to === undefined ? undefined : this.#tabs[to]
    if (!tab) return
    event.preventDefault()
    this.#open(tab)
    tab.focus()
  }
}
