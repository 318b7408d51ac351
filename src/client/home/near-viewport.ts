import { VIEWED } from '../../domain/site/constants.ts'

/** The row of viewed listings is far down: its script loads when it comes near, as most visits never scroll there. */
const row = document.querySelector('[data-viewed]')
const seen = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    if (localStorage.getItem(VIEWED)) void import('../listing/viewed-row.ts')
  },
  { rootMargin: '400px' },
)
if (row) seen.observe(row)
