import { parts } from '../../client/lib/parts.ts'

/** One for all: a page can have fifty photos. */
const near = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen)
      if (isIntersecting && target instanceof HTMLElement)
        target.style.background = `center/cover url(${target.dataset.blur})`
  },
  { rootMargin: '50%' },
)

const fail = (photo: Element | null | undefined) => photo?.toggleAttribute('data-failed', true)
// An error does not bubble, but passes the document on its way to the photo.
document.addEventListener('error', ({ target }) => fail(target as Element), true)

/** Draws stand-ins of photos when they come near: all at once, they keep a slow phone from its first picture. */
export class DrawnLaterElement extends HTMLElement {
  connectedCallback() {
    for (const standIn of parts(this, 'stand-in')) near.observe(standIn)
    const photo = this.nextElementSibling?.querySelector('img')
    // It may have failed before this script ran.
    if (photo?.complete && photo.naturalWidth === 0 && photo.loading !== 'lazy') fail(photo)
  }

  disconnectedCallback() {
    for (const standIn of parts(this, 'stand-in')) near.unobserve(standIn)
  }
}
