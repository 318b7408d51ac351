import { COUNT_UP_MS } from '../../domain/home/constants.ts'
import { countedUp } from '../../domain/home/rules.ts'

/** Counts a figure with `data-count-up` up from zero, once, when it becomes visible; `data-suffix` follows it. */
function run(element: HTMLElement): void {
  const { countUp, suffix = '' } = element.dataset
  const figure = Number(countUp)
  const began = performance.now()
  const frame = () => {
    const elapsed = performance.now() - began
    element.textContent = `${countedUp(figure, elapsed)}${suffix}`
    if (elapsed < COUNT_UP_MS) requestAnimationFrame(frame)
  }
  frame()
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      run(target as HTMLElement)
    }
  })
  for (const element of document.querySelectorAll('[data-count-up]')) seen.observe(element)
}
