import { showToast } from '../client/toast.ts'

/** Wakes the enquiry form on the first sign of interest in its button, and opens it on a click. */
const load = () => {
  // The development server gives React's refresh hooks only to pages with an island.
  if (import.meta.env.DEV && !('$RefreshReg$' in window)) Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
  return import('./Enquiry.tsx')
}
const buttonOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>('[data-enquire]') : null)

for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
  document.addEventListener(sign, (event) => buttonOf(event) && load().catch(() => undefined), { passive: true })
}

document.addEventListener('click', async (event) => {
  const button = buttonOf(event)
  const { enquire: listing, title = '', owner = '', failed = '' } = button?.dataset ?? {}
  if (!button || !listing) return
  try {
    const { openEnquiry } = await load()
    openEnquiry({ listing, title, owner }, button)
  } catch {
    showToast(failed)
  }
})
