// The parts of a service worker's global object that this one uses. The compiler's own library for workers and the one
// for pages exclude each other.

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = Extendable & {
  request: Request
  /** The answer to a navigation that the browser has requested while it started the worker. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type OpenPage = { url: string; postMessage: (message: unknown) => void }

type Events = {
  install: Extendable
  activate: Extendable
  fetch: FetchEvent
  message: Extendable & { data: unknown; source: { url?: string } | null }
}

export type WorkerScope = {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<OpenPage[]>
  }
  registration: {
    /** The former worker while a new one is installed. */
    active: object | null
    unregister: () => Promise<boolean>
    navigationPreload?: { enable: () => Promise<void> }
  }
}

export const scope = globalThis as unknown as WorkerScope
