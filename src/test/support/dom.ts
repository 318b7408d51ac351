import { Window } from 'happy-dom'
import { vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'

type Options = {
  url?: string
  /** Pixels; the narrow and the wide page differ at 1024. */
  width?: number
  reducedMotion?: boolean
}

/** Milliseconds from one frame to the next. */
export const FRAME_MS = 16

let leave = () => {}

/** What watches for elements that come into view: here a test says when they do. */
class Sights {
  static all: Sights[] = []
  readonly watched = new Set<Element>()
  readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void
  constructor(report: Sights['report']) {
    this.report = report
    Sights.all.push(this)
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  disconnect = () => this.watched.clear()
}

/** Brings an element into view, or out of it, for all that watch it. */
export function bringIntoView(element: Element | null, isIntersecting = true): void {
  for (const sight of Sights.all)
    if (element && sight.watched.has(element)) sight.report([{ target: element, isIntersecting }])
}

/**
 * A page of this HTML in this process, whose `document`, `location` and the rest are the global ones until `closePage`.
 * Scripts that run on import are imported after it. What no such page has, such as a size, a test sets itself.
 */
export function openPage(
  html: string,
  { url = 'http://localhost:8888/', width = 1280, reducedMotion = false }: Options = {},
): Window {
  closePage()
  const page = new Window({
    url,
    width,
    height: 800,
    settings: { device: { prefersReducedMotion: reducedMotion ? 'reduce' : 'no-preference' } },
  })
  page.document.body.innerHTML = html
  Object.assign(page, {
    IntersectionObserver: Sights,
    // Links lead nowhere; whether a script has let a click pass, `defaultPrevented` tells.
    open: () => null,
    // By the clock of the test.
    requestAnimationFrame: (run: FrameRequestCallback) =>
      setTimeout(() => run(performance.now()), FRAME_MS),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  })
  const { keys, originals } = populateGlobal(globalThis, page, { bindFunctions: true })
  vi.resetModules()
  leave = () => {
    for (const key of keys) delete (globalThis as Record<string, unknown>)[key]
    for (const [key, value] of originals) Object.assign(globalThis, { [key]: value })
    Sights.all = []
    void page.happyDOM.close()
  }
  return page
}

export function closePage(): void {
  leave()
  leave = () => {}
}

/** The one element that a test is about. */
export function the<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelectorAll<Kind>(selector)
  const [element] = found
  if (!element || found.length > 1) throw new Error(`${selector} is there ${found.length} times.`)
  return element
}
