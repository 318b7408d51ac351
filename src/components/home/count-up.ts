import { part } from '../../client/lib/parts.ts'
import { COUNT_UP_MS, countedUp } from '../../domain/home/rules.ts'

/** A figure that counts up from zero, once, when it becomes visible. */
export class CountUpElement extends HTMLElement {
  #sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    this.#sight.disconnect()
    this.#run(performance.now())
  })

  connectedCallback() {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) this.#sight.observe(this)
  }

  disconnectedCallback() {
    this.#sight.disconnect()
  }

  #run(began: number) {
    const figure = Number(this.dataset.figure)
    const suffix = this.dataset.suffix ?? ''
    const shown = part(this, 'shown')
    const frame = () => {
      const elapsed = performance.now() - began
      shown.textContent = `${countedUp(figure, elapsed)}${suffix}`
      if (elapsed < COUNT_UP_MS) requestAnimationFrame(frame)
    }
    frame()
  }
}
