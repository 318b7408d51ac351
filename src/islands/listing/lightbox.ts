/**
 * Loads the lightbox at the first sign of interest in a gallery, and opens it on a click, as soon as it is loaded.
 * Without scripts, or with a modifier key, each picture is a link to its large file.
 */
const load = () => {
  // The development server gives React's refresh hooks only to pages with an island.
  if (import.meta.env.DEV && !('$RefreshReg$' in window))
    Object.assign(window, {
      $RefreshReg$: () => undefined,
      $RefreshSig$: () => (type: unknown) => type,
    })
  return import('./Lightbox.tsx')
}
const galleryOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-lightbox]') : null

for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
  document.addEventListener(type, (event) => galleryOf(event) && load(), { passive: true })
}

document.addEventListener('click', async (event) => {
  const gallery = galleryOf(event)
  const { target } = event
  if (!gallery || !(target instanceof Element)) return
  // The button for all photos starts with the first one, and gets the focus back at the end.
  const all = target.closest<HTMLElement>('[data-all-photos]')
  const tile = (all ? gallery : target)[all ? 'querySelector' : 'closest']<HTMLAnchorElement>(
    'a[data-slide]',
  )
  if (!tile || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  try {
    const { openLightbox } = await load()
    openLightbox(gallery, tile, all ?? tile)
  } catch {
    location.assign(tile.href)
  }
})
