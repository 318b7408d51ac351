import { vi } from 'vitest'
import { Picture } from './canvas.ts'
import { type Leaving, PageAddress } from './page-address.ts'
import { PageDocument, type SavedFile } from './page-document.ts'
import { pageTimers, serving } from './page-timers.ts'
import { xmlHttpRequest } from './xml-http-request.ts'

export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0'
export const realFetch = globalThis.fetch
/** That of a page before would pass nothing on. */
const RealChannel = globalThis.BroadcastChannel
const LOCKS = navigator.locks

/** What all pages of one browser share. */
export type Browser = {
  site: string
  /** Tells one browser's tabs from another's. */
  id: string
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  localStorage: Storage
  sessionStorage: Storage
  indexedDB: IDBFactory
}
type Globals = Record<string, unknown>
/** Makes a document with elements, for a page whose scripts work on them. */
type WithElements = (address: string, saved: SavedFile[]) => Globals

let open: Page | null = null

/**
 * The one page that is open, as the globals that its scripts find: address, history, storages, events and network. What
 * a page has begun ends as in a browser when another is opened: its timers, its channels, the answers that it waits for.
 */
export class Page {
  /** Files that it has handed over to be kept. */
  readonly saved: SavedFile[] = []
  /** The document of a page without elements of its own. */
  readonly document = new PageDocument(this.saved)
  /** What the browser knows of its network; whether requests arrive is up to the visitor's. */
  online = true
  #address: PageAddress
  #events = new EventTarget()
  #channels: BroadcastChannel[] = []
  #timers = pageTimers()
  #browser: Browser
  #globals: Globals
  #closed = false

  constructor(address: string, browser: Browser, withElements?: WithElements) {
    // Whatever the page before had, such as the classes of its elements, is none of this one's.
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

  /** All that the page has led on to, in order. */
  get left(): readonly Leaving[] {
    return this.#address.left
  }

  /** The last address that the page has led on to; undefined while it stays. */
  get leftFor(): string | undefined {
    return this.left.at(-1)?.to
  }

  /** An event of the window. */
  dispatch(type: string, more: object = {}): void {
    const { dispatchEvent } = this.#globals as { dispatchEvent: (event: Event) => void }
    dispatchEvent(Object.assign(new Event(type), more))
  }

  /** Shows or hides the page, as a switch to another tab does. */
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

  /** Another tab of this browser stores something. */
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

  /** Answers to a page that has been left reach nobody. What the functions of this process ask for is not the page's. */
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
        // The real ones of this process, as its channels are.
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

/** Leaves the page that is open, for none. */
export function leaveLastPage(): void {
  open?.close()
  open = null
  vi.unstubAllGlobals()
}
