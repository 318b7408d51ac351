import { vi } from 'vitest'
import { Picture } from './canvas.ts'
import { type Leaving, PageAddress } from './page-address.ts'
import { PageDocument, type SavedFile } from './page-document.ts'
import { pageTimers, serving } from './page-timers.ts'
import { xmlHttpRequest } from './xml-http-request.ts'

export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0'
export const realFetch = globalThis.fetch
/** The channels of a former page would stay silent. */
const RealChannel = globalThis.BroadcastChannel
const LOCKS = navigator.locks

/** The properties that all pages of one browser share. */
export type Browser = {
  site: string
  /** Distinguishes the tabs of one browser from those of another. */
  id: string
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  localStorage: Storage
  sessionStorage: Storage
  indexedDB: IDBFactory
}
type Globals = Record<string, unknown>
/** Makes a document with elements, for a page whose scripts use them. */
type WithElements = (address: string, saved: SavedFile[]) => Globals

let open: Page | null = null

/**
 * The open page, as the globals for its scripts: address, history, storages, events and network. Only one page is open.
 * As in a browser, opening another one ends its timers, its channels and its requests.
 */
export class Page {
  /** Files that the page has saved. */
  readonly saved: SavedFile[] = []
  /** The document of a page without its own elements. */
  readonly document = new PageDocument(this.saved)
  /** The network state that the browser reports; the visitor decides whether requests succeed. */
  online = true
  #address: PageAddress
  #events = new EventTarget()
  #channels: BroadcastChannel[] = []
  #timers = pageTimers()
  #browser: Browser
  #globals: Globals
  #closed = false

  constructor(address: string, browser: Browser, withElements?: WithElements) {
    // Nothing of the former page, such as its classes of elements, may remain.
    leaveLastPage()
    open = this
    this.#browser = browser
    this.#address = new PageAddress(new URL(address, browser.site))
    const url = this.#address.url.href
    this.#globals = { ...this.#makeGlobals(), ...withElements?.(url, this.saved) }
    for (const [name, value] of Object.entries(this.#globals)) vi.stubGlobal(name, value)
    vi.stubGlobal('window', this.#globals)
  }

  /** The address without the site. */
  get address(): string {
    return this.#address.short()
  }

  /** All navigations of the page, in order. */
  get left(): readonly Leaving[] {
    return this.#address.left
  }

  /** The target of the last navigation; undefined while the page stays. */
  get leftFor(): string | undefined {
    return this.left.at(-1)?.to
  }

  /** Dispatches an event of the window. */
  dispatch(type: string, more: object = {}): void {
    const { dispatchEvent } = this.#globals as { dispatchEvent: (event: Event) => void }
    dispatchEvent(Object.assign(new Event(type), more))
  }

  /** Shows or hides the page, like a switch to another tab. */
  show(visibilityState: DocumentVisibilityState): void {
    const { document } = this.#globals as { document: EventTarget }
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  /** The browser's Back or Forward between addresses of this page. */
  go(steps: number): void {
    const state = this.#address.go(steps)
    this.dispatch('popstate', { state })
  }

  /** Stores a value like another tab of this browser. */
  storeElsewhere(key: string, newValue: string | null): void {
    const { localStorage: store } = this.#browser
    if (newValue === null) store.removeItem(key)
    else store.setItem(key, newValue)
    this.dispatch('storage', { key, newValue })
  }

  close(): void {
    this.#closed = true
    this.#timers.end()
    for (const channel of this.#channels) channel.close()
  }

  /** A page that was left receives no answers. Requests of the functions in this process do not belong to the page. */
  #fetch: typeof fetch = (address, init) =>
    serving.getStore() || typeof address !== 'string' || !address.startsWith('/')
      ? realFetch(address, init)
      : new Promise((resolve, reject) => {
          this.#browser.fetch(address, init).then(
            (answer) => this.#closed || resolve(answer),
            (cause) => this.#closed || reject(cause),
          )
        })

  #makeGlobals(): Globals {
    const { id, localStorage, sessionStorage, indexedDB } = this.#browser
    const channels = this.#channels
    const closed = () => this.#closed
    const online = () => this.online
    return {
      location: this.#address.location(),
      history: this.#address.history(() => this.go(-1)),
      document: this.document,
      navigator: {
        get onLine() {
          return online()
        },
        // The real locks of this process, like its channels.
        locks: LOCKS,
        userAgent: USER_AGENT,
      },
      BroadcastChannel: class extends RealChannel {
        constructor(name: string) {
          super(`${id} ${name}`)
          channels.push(this)
        }

        override postMessage(message: unknown) {
          if (!closed()) super.postMessage(message)
        }
      },
      addEventListener: this.#events.addEventListener.bind(this.#events),
      removeEventListener: this.#events.removeEventListener.bind(this.#events),
      dispatchEvent: this.#events.dispatchEvent.bind(this.#events),
      fetch: this.#fetch,
      localStorage,
      sessionStorage,
      indexedDB,
      XMLHttpRequest: xmlHttpRequest(this.#fetch),
      Image: Picture,
      ...this.#timers.globals,
    }
  }
}

/** Leaves the open page without opening another. */
export function leaveLastPage(): void {
  open?.close()
  open = null
  vi.unstubAllGlobals()
}
