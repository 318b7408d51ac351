import { VIEWED } from '../../domain/site/constants.ts'

/** Scripts for sections further down. Each loads when its section comes near: most visits never scroll there. */
const PARTS: readonly (readonly [selector: string, load: () => Promise<unknown>])[] = [
  ['[data-count-up]', () => import('./count-up.ts')],
  ['[data-slideshow]', () => import('./slideshow.ts')],
  ['[data-viewed]', async () => localStorage.getItem(VIEWED) && import('../listing/viewed-row.ts')],
]

for (const [selector, load] of PARTS) {
  const section = document.querySelector(selector)
  // Keeps a press that comes before the script, and repeats it once the script is loaded.
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  section?.addEventListener('click', keep)
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      seen.unobserve(entry.target)
      void load().then(() => {
        section?.removeEventListener('click', keep)
        pressed?.click()
      })
    },
    { rootMargin: '400px' },
  )
  if (section) seen.observe(section)
}
