import { part, parts } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'

/** The header of every page: its menu where the bar is too narrow, and the buttons that sign out. */
export class HeaderElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    const menu = part<HTMLDialogElement>(this, 'menu')
    part(this, 'open-menu').onclick = () => menu.showModal()
    menu.onclick = ({ target }) => {
      // A click on the dialog itself hits the backdrop, outside its content.
      if (target === menu) menu.close()
    }
    for (const button of parts(this, 'sign-out')) button.onclick = this.#signOut
    this.#end = new AbortController()
    const wide = matchMedia('(min-width: 60rem)')
    wide.addEventListener('change', () => menu.close(), { signal: this.#end.signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #signOut = async () => {
    try {
      const session = await import('../../client/account/session.ts')
      await session.signOut()
      location.assign('/')
    } catch {
      showToast(this.dataset.failed)
    }
  }
}
