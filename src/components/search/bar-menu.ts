import { part, parts } from '../../client/lib/parts.ts'
import { write } from '../../client/lib/write.ts'
import type { BarMenu } from '../../client/search/bar-menus.ts'

/**
 * A menu of the bar in a wide window. A press, a click or the focus elsewhere closes it, so that one is open at a time;
 * so do Escape and the way back.
 */
export class BarMenuElement extends HTMLElement implements BarMenu {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    part(this, 'open').addEventListener('click', () => this.#set(!this.#isOpen), { signal })
    for (const type of ['pointerdown', 'click', 'focusin'])
      document.addEventListener(type, this.#happened, { signal })
    document.addEventListener('keydown', this.#pressed, { signal })
    addEventListener('popstate', () => this.#set(false), { signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  get names(): readonly string[] {
    return (this.dataset.names ?? '').split(' ')
  }

  get counts(): readonly HTMLElement[] {
    return parts(this, 'count')
  }

  get facets(): readonly HTMLElement[] {
    return parts(this, 'facet')
  }

  get #isOpen(): boolean {
    return this.hasAttribute('data-open')
  }

  #set(open: boolean) {
    part(this, 'open').setAttribute('aria-expanded', String(open))
    this.toggleAttribute('data-open', open)
  }

  #happened = ({ target }: Event) => {
    if (!(target instanceof Node && this.contains(target))) this.#set(false)
  }

  #pressed = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !this.#isOpen) return
    this.#set(false)
    part(this, 'open').focus()
  }

  /** Says what is chosen in the menu. */
  showChoice(text: string, isOn: boolean) {
    write(part(this, 'value'), text)
    this.toggleAttribute('data-on', isOn)
  }
}
