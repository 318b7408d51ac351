import { part } from '../../client/lib/parts.ts'
import { addRefreshHooks } from '../../client/lib/refresh-hooks.ts'
import { showToast } from '../../client/site/toast.ts'
import { LISTING_CLOSED } from '../../domain/site/constants.ts'
import type { Asked } from '../../islands/listing/mount-dialog.tsx'

type Open = (asked: Asked, opener: HTMLElement) => void | Promise<void>

const DIALOGS = {
  enquiry: async (): Promise<Open> =>
    (await import('../../islands/enquiry/Enquiry.tsx')).openEnquiry,
  phone: async (): Promise<Open> =>
    (await import('../../islands/listing/PhoneNumber.tsx')).openPhone,
  report: async (): Promise<Open> => (await import('../../islands/report/Report.tsx')).openReport,
}
export type DialogName = keyof typeof DIALOGS

const isDialog = (name: string): name is DialogName => name in DIALOGS

/** Loaded with the dialog, so that a page without a touch does not carry it. */
const closeUnlessOffered = async (id: string) =>
  (await import('../../client/listing/still-offered.ts')).closeUnlessOffered(id)

/** A button that opens a dialog about a listing. It loads the dialog at the first sign of interest. */
export class DialogButtonElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const button = part(this, 'open')
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      button.addEventListener(type, this.#interested, { signal, passive: true })
    button.addEventListener('click', this.#pressed, { signal })
    addEventListener(LISTING_CLOSED, () => this.remove(), { signal })
    // The visitor returns from a login that a question led to.
    if (this.dataset.dialog === location.hash.slice(1)) {
      history.replaceState(history.state, '', location.pathname + location.search)
      button.click()
    }
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #load(): Promise<Open> {
    addRefreshHooks()
    const name = this.dataset.dialog ?? ''
    return isDialog(name) ? DIALOGS[name]() : Promise.reject(new Error(`No dialog "${name}".`))
  }

  #interested = () => {
    this.#load().catch(() => undefined)
    closeUnlessOffered(this.dataset.listing ?? '').catch(() => undefined)
  }

  #pressed = async () => {
    const listing = this.dataset.listing ?? ''
    const title = this.dataset.title ?? ''
    const owner = this.dataset.owner ?? ''
    const who = this.dataset.who === 'agent' ? 'agent' : 'owner'
    try {
      const [open, closed] = await Promise.all([this.#load(), closeUnlessOffered(listing)])
      if (!closed) await open({ listing, title, owner, who }, part(this, 'open'))
    } catch {
      showToast(this.dataset.failed)
    }
  }
}
