/** What sections further down do comes when they come near: most visits to the home page never get there. */
const PARTS: readonly (readonly [selector: string, load: () => Promise<unknown>])[] = [
  ['[data-count-up]', () => import('./count-up.ts')],
  ['[data-slideshow]', () => import('./slideshow.ts')],
]

for (const [selector, load] of PARTS) {
  const section = document.querySelector(selector)
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      seen.unobserve(entry.target)
      void load()
    },
    { rootMargin: '400px' },
  )
  if (section) seen.observe(section)
}
