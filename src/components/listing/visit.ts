import { count } from '../../client/counting/count.ts'
import { keepViewed, viewed } from '../../client/listing/viewed-list.ts'
import { countView } from '../../contract/counting.ts'
import { withViewed } from '../../domain/listing/device-lists.ts'
import { VIEWS } from '../../domain/listing/views.ts'

/** Remembers on this device which listing was viewed, and counts the view after a while. */
export class VisitElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    const listing = this.dataset.viewed ?? ''
    keepViewed(withViewed(viewed(), listing))
    if (Math.random() * VIEWS.oneIn < 1)
      this.#timer = setTimeout(() => count(countView, { listing }), VIEWS.afterMs)
  }

  disconnectedCallback() {
    clearTimeout(this.#timer)
  }
}
