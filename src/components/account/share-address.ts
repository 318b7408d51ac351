import { part } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'

/** Shares the page that it is on. */
export class ShareAddressElement extends HTMLElement {
  connectedCallback() {
    const share = part(this, 'share')
    share.onclick = () => this.#share(share).catch(() => showToast())
  }

  async #share(button: HTMLElement) {
    const { openShareSheet } = await import('../../client/listing/share-sheet.ts')
    const { name: title = '', place = '' } = this.dataset
    const address = location.origin + location.pathname
    openShareSheet(button, { title, place, state: '', price: '', address })
  }
}
