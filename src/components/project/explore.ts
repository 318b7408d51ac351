import { parts } from '../../client/lib/parts.ts'

/** The sheet shows the city and project that the address names. This marks their links for screen readers. */
export class ExploreElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    addEventListener('hashchange', this.#mark, { signal: this.#end.signal })
    this.#mark()
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #mark = () => {
    const named = location.hash ? document.getElementById(location.hash.slice(1)) : null
    const shownOf = (all: HTMLElement[]) => all.find((one) => one.contains(named)) ?? all[0]
    const city = shownOf(parts(this, 'city'))
    const project = shownOf(parts(this, 'project').filter((one) => city?.contains(one)))
    for (const link of parts<HTMLAnchorElement>(this, 'link')) {
      if ([city?.id, project?.id].includes(link.hash.slice(1)))
        link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
}
