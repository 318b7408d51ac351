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

/** Draws stand-ins of photos when they come near: all at once, they keep a slow phone from its first picture. */
export class DrawnLaterElement extends HTMLElement {
  connectedCallback() {
    for (const standIn of parts(this, 'stand-in')) near.observe(standIn)
  }

  disconnectedCallback() {
    for (const standIn of parts(this, 'stand-in')) near.unobserve(standIn)
  }
}
