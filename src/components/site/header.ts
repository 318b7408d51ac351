import { loadSession } from '../../client/account/load-session.ts'
import { part, parts } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'
import { FAVOURITES, FAVOURITES_CHANGED } from '../../domain/site/constants.ts'

/** Milliseconds of the one beat that the count makes after a change. */
const BEAT_MS = 200

/**
 * The header of every page: its menu where the bar is too narrow, the count of saved listings, and the buttons that
 * sign out.
 */
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
    const { signal } = this.#end
    wide.addEventListener('change', () => menu.close(), { signal })
    addEventListener(FAVOURITES_CHANGED, this.#beat, { signal })
    addEventListener('storage', ({ key }) => key === FAVOURITES && showSaved(), { signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #signOut = async () => {
    try {
      const session = await loadSession()
      await session.signOut()
      location.assign('/')
    } catch {
      showToast(this.dataset.failed)
    }
  }

  #beat = () => {
    showSaved()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const beat = { transform: ['scale(1.5)', 'none'] }
    part(this, 'saved-count').animate(beat, { duration: BEAT_MS, easing: 'ease-out' })
  }
}
