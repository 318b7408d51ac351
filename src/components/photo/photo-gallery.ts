import { addRefreshHooks } from '../../client/lib/refresh-hooks.ts'

const load = () => {
  addRefreshHooks()
  return import('../../islands/listing/Lightbox.tsx')
}

/**
 * Loads the lightbox at the first sign of interest in a picture, and opens it on a click, as soon as it is loaded.
 * Without scripts, or with a modifier key, each picture is a link to its large file.
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

  /** Returns the picture at which an event is aimed, and what gets the focus back after it. */
  #aimOf({ target }: Event) {
    if (!(target instanceof Element)) return null
    // The button for all photos starts with the first one.
    const all = target.closest<HTMLElement>('[data-all-photos]')
    const slides = 'a[data-slide]'
    const tile = all
      ? this.querySelector<HTMLAnchorElement>(slides)
      : target.closest<HTMLAnchorElement>(slides)
    return tile && { tile, opener: all ?? tile }
  }

  #interested = (event: Event) => {
    if (this.#aimOf(event)) load().catch(() => undefined)
  }

  #clicked = async (event: MouseEvent) => {
    const aim = this.#aimOf(event)
    if (!aim || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { openLightbox } = await load()
      openLightbox(this, aim.tile, aim.opener)
    } catch {
      location.assign(aim.tile.href)
    }
  }
}
