import { BrowserErrorCaptureEnum, Window } from 'happy-dom'
import { vi } from 'vitest'

export type PageOptions = {
  url?: string
  /** In pixels; the narrow and the wide page differ at 1024. */
  width?: number
  reducedMotion?: boolean
  settings?: NonNullable<ConstructorParameters<typeof Window>[0]>['settings']
  /** Runs before the page's scripts, for example to store what an earlier visit has stored. */
  prepare?: (page: Window) => void
  /** Returns properties that the page has in place of its own or of Node's. */
  replace?: (page: Window) => Record<string, unknown>
}

/** Milliseconds between two frames. */
export const FRAME_MS = 16

/** Names in Node that pages define themselves. */
const PAGE_NAMES = [
  'Event',
  'CustomEvent',
  'FormData',
  'navigator',
  'localStorage',
  'sessionStorage',
  'dispatchEvent',
]

let leave = () => {}

/** Replaces IntersectionObserver: a test decides when elements become visible. */
class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = []
  readonly watched = new Set<Element>()
  readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void
  constructor(report: FakeIntersectionObserver['report']) {
    this.report = report
    FakeIntersectionObserver.all.push(this)
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  disconnect = () => this.watched.clear()
}

/** Makes an element visible, or invisible, for all observers of it. */
export function bringIntoView(element: Element, isIntersecting = true): void {
  for (const sight of FakeIntersectionObserver.all)
    if (sight.watched.has(element)) sight.report([{ target: element, isIntersecting }])
}

/**
 * Opens a page with this HTML in this process. Its `document`, `location` and so on are global until `closePage`.
 * Import scripts that run at import only after it. A test sets values that such a page cannot have, such as a size.
 */
export function openPage(
  html: string,
  {
    url = 'http://localhost:8888/',
    width = 1280,
    reducedMotion = false,
    settings = {},
    prepare,
    replace = () => ({}),
  }: PageOptions = {},
): Window {
  closePage()
  const page = new Window({
    url,
    width,
    height: 800,
    settings: {
      // What a script throws fails the test.
      errorCapture: BrowserErrorCaptureEnum.disabled,
      device: { prefersReducedMotion: reducedMotion ? 'reduce' : 'no-preference' },
      ...settings,
    },
  })
  page.document.body.innerHTML = html
  // The test decides when the page is loaded, not the page itself.
  page.addEventListener(
    'load',
    (event) => event.target === page.document && event.stopImmediatePropagation(),
  )
  Object.assign(page, {
    IntersectionObserver: FakeIntersectionObserver,
    // Defined by the inline script of every page.
    showSaved: () => {},
    // Links lead nowhere; `defaultPrevented` shows whether a script has handled the click.
    open: () => null,
    // Frames follow the test's clock.
    requestAnimationFrame: (run: FrameRequestCallback) =>
      setTimeout(() => run(performance.now()), FRAME_MS),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  })
  const replaced = replace(page)
  for (const [name, value] of Object.entries(replaced))
    Object.defineProperty(page, name, { configurable: true, writable: true, value })
  prepare?.(page)
  const taken = takeOver(page as unknown as Record<string, unknown>, Object.keys(replaced))
  vi.resetModules()
  leave = () => {
    for (const [name, before] of taken)
      if (before) Object.defineProperty(globalThis, name, before)
      else delete (globalThis as Record<string, unknown>)[name]
    FakeIntersectionObserver.all = []
    void page.happyDOM.close()
  }
  return page
}

/** Makes a page's properties global, also those with a name of Node's that are `replaced`; returns the former ones. */
function takeOver(
  page: Record<string, unknown>,
  replaced: readonly string[],
): Map<string, PropertyDescriptor | undefined> {
  const over = [...PAGE_NAMES, ...replaced]
  const names = new Set([...Object.getOwnPropertyNames(page), 'addEventListener', ...over])
  for (let made = Object.getPrototypeOf(page); made; made = Object.getPrototypeOf(made))
    for (const name of Object.getOwnPropertyNames(made)) names.add(name)
  const taken = new Map<string, PropertyDescriptor | undefined>()
  for (const name of names) {
    if (name in globalThis && !over.includes(name)) continue
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

/** Returns the only element that matches a selector. */
export function the<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelectorAll<Kind>(selector)
  const [element] = found
  if (!element || found.length > 1) throw new Error(`${selector} is there ${found.length} times.`)
  return element
}
