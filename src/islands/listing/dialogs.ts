import { showToast } from '../../client/site/toast.ts'
import type { Asked } from './mount-dialog.tsx'

type Open = (asked: Asked, opener: HTMLElement) => void | Promise<void>

/** The dialogs of a listing's page, by the `data-dialog` of their buttons. */
const DIALOGS: Record<string, () => Promise<Open>> = {
  enquiry: async () => (await import('../enquiry/Enquiry.tsx')).openEnquiry,
  phone: async () => (await import('./PhoneNumber.tsx')).openPhone,
  report: async () => (await import('../report/Report.tsx')).openReport,
}

/** Loads a dialog at the first sign of interest in its button: it is then ready at the click. */
const load = (name = '') => {
  // The development server gives React's refresh hooks only to pages with an island.
  if (import.meta.env.DEV && !('$RefreshReg$' in window))
    Object.assign(window, {
      $RefreshReg$: () => undefined,
      $RefreshSig$: () => (type: unknown) => type,
    })
  return DIALOGS[name]?.()
}
/** Loaded with the dialog, so that a page without a touch does not carry it. */
const closeUnlessOffered = async (id: string) =>
  (await import('../../client/listing/still-offered.ts')).closeUnlessOffered(id)
const buttonOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null

const listingAsked = () => document.querySelector<HTMLElement>('[data-asked]')?.dataset.asked ?? ''

for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
  document.addEventListener(
    type,
    (event) => {
      const button = buttonOf(event)
      if (!button) return
      load(button.dataset.dialog)?.catch(() => undefined)
      closeUnlessOffered(listingAsked()).catch(() => undefined)
    },
    { passive: true },
  )
}

document.addEventListener('click', async (event) => {
  const button = buttonOf(event)
  const about = document.querySelector<HTMLElement>('[data-asked]')?.dataset
  const {
    dialog,
    asked: listing = '',
    title = '',
    owner = '',
    failed = '',
  } = {
    ...about,
    ...button?.dataset,
  }
  const who = about?.who === 'agent' ? 'agent' : 'owner'
  if (!button) return
  try {
    const [open, closed] = await Promise.all([load(dialog), closeUnlessOffered(listing)])
    if (closed) return
    await open?.({ listing, title, owner, who }, button)
  } catch {
    showToast(failed)
  }
})

// The visitor returns from a login that a question led to.
if (location.hash === '#phone') {
  history.replaceState(history.state, '', location.pathname + location.search)
  document.querySelector<HTMLElement>('[data-dialog="phone"]')?.click()
}
