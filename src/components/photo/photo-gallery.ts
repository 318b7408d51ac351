import { addRefreshHooks } from '../../client/lib/refresh-hooks.ts'

const load = () => {
  addRefreshHooks()
  return import('../../islands/listing/open-photos.ts')
}

/**
 * Shows the pictures inside it in the lightbox, or all of them by room. Loads what that takes at the first sign of
 * interest, and opens it on a click, as soon as it is loaded. Without scripts, or with a modifier key, each picture is
 * a link to its large file.
 */
export class PhotoGalleryElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      this.addEventListener(type, this.#interested, { signal, passive: true })
    this.addEventListener('click', this.#clicked, { signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  /** Returns the picture at which an event is aimed, or the link to all. */
  #aimOf = ({ target }: Event) =>
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[data-slide], a[data-all-photos]')
      : null

  #interested = (event: Event) => {
    const link = this.#aimOf(event)
    if (link)
      load()
        .then(({ loadPhotos }) => loadPhotos(link))
        .catch(() => undefined)
  }

  #clicked = async (event: MouseEvent) => {
    const link = this.#aimOf(event)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { openPhotos } = await load()
      await openPhotos(this, link)
    } catch {
      location.assign(link.href)
    }
  }
}
