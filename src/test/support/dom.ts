import { Window } from 'happy-dom'
import { vi } from 'vitest'

type Options = {
  url?: string
  /** Pixels; the narrow and the wide page differ at 1024. */
  width?: number
  reducedMotion?: boolean
}

/** Milliseconds from one frame to the next. */
export const FRAME_MS = 16

/** What Node has too, but pages have of their own. */
const OWN = [
  'Event',
  'CustomEvent',
  'FormData',
  'navigator',
  'localStorage',
  'sessionStorage',
  'dispatchEvent',
]

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
}

/** Brings an element into view, or out of it, for all that watch it. */
export function bringIntoView(element: Element, isIntersecting = true): void {
  for (const sight of Sights.all)
    if (sight.watched.has(element)) sight.report([{ target: element, isIntersecting }])
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
  // It is loaded when a test says so, not some time later by itself.
  page.addEventListener(
    'load',
    (event) => event.target === page.document && event.stopImmediatePropagation(),
  )
  Object.assign(page, {
    IntersectionObserver: Sights,
    // Of the inline script of every page.
    showSaved: () => {},
    // Links lead nowhere; whether a script has let a click pass, `defaultPrevented` tells.
    open: () => null,
    // By the clock of the test.
    requestAnimationFrame: (run: FrameRequestCallback) =>
      setTimeout(() => run(performance.now()), FRAME_MS),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  })
  const taken = takeOver(page as unknown as Record<string, unknown>)
  vi.resetModules()
  leave = () => {
    for (const [name, before] of taken)
      if (before) Object.defineProperty(globalThis, name, before)
      else delete (globalThis as Record<string, unknown>)[name]
    Sights.all = []
    void page.happyDOM.close()
  }
  return page
}

/** Makes what a page has global; by name what was there before. */
function takeOver(page: Record<string, unknown>): Map<string, PropertyDescriptor | undefined> {
  const names = new Set([...Object.getOwnPropertyNames(page), 'addEventListener', ...OWN])
  for (let made = Object.getPrototypeOf(page); made; made = Object.getPrototypeOf(made))
    for (const name of Object.getOwnPropertyNames(made)) names.add(name)
  const taken = new Map<string, PropertyDescriptor | undefined>()
  for (const name of names) {
    if (name in globalThis && !OWN.includes(name)) continue
    taken.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        const value = page[name]
        const isMethod = typeof value === 'function' && /^[a-z]/.test(name)
        return isMethod ? value.bind(page) : value
      },
      set: (value) => {
        page[name] = value
      },
    })
  }
  return taken
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
