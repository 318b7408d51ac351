import { keepViewed, viewed } from '../../client/listing/viewed-list.ts'
import { countView } from '../../contract/view.ts'
import { withViewed } from '../../domain/listing/device-lists.ts'
import { VIEWS } from '../../domain/listing/views.ts'

function count(listing: string): void {
  if (document.visibilityState !== 'visible') return
  void fetch(countView.path, {
    method: countView.method,
    // Sent without a cookie: nobody can know whose view it was.
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ listing }),
  }).catch(() => {})
}

/** Remembers on this device which listing was viewed, and counts the view after a while. */
export class VisitElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    const listing = this.dataset.viewed ?? ''
    keepViewed(withViewed(viewed(), listing))
    // Programs that test or measure the page set `webdriver`, and do not count as visitors.
    if (this.dataset.counted === undefined || navigator.webdriver) return
    if (Math.random() * VIEWS.oneIn < 1)
      this.#timer = setTimeout(() => count(listing), VIEWS.afterMs)
  }

  disconnectedCallback() {
    clearTimeout(this.#timer)
  }
}
