import type { ClientDirective } from 'astro'

const SIGNS = ['pointerenter', 'focusin', 'touchstart'] as const

/**
 * Hydrates an island when the visitor points at, touches or focuses it. A click that comes before the island has
 * woken is kept and replayed afterwards; while it waits, `data-waking` is on the island.
 */
const intent: ClientDirective = (load, _options, element) => {
  let waking = false
  let missed: HTMLElement | null = null

  // Only what an island marks with `data-replay` is held back: links and other plain HTML act by themselves.
  const hold = (event: Event) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null
    const click = event as MouseEvent
    if (!target || click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    missed = target
    wake()
  }
  const wake = async () => {
    if (waking) return
    waking = true
    for (const sign of SIGNS) element.removeEventListener(sign, wake)
    element.toggleAttribute('data-waking', true)
    try {
      await (await load())()
      // React attaches its listeners before this resolves but runs effects in a later task.
      await new Promise((done) => setTimeout(done, 50))
    } finally {
      element.removeEventListener('click', hold, true)
      element.removeAttribute('data-waking')
      missed?.click()
    }
  }

  element.addEventListener('click', hold, true)
  for (const sign of SIGNS) element.addEventListener(sign, wake, { passive: true })
}

export default intent
