import { vi } from 'vitest'
import { Picture } from './canvas.ts'
import { PageDocument } from './page-document.ts'
import type { KeyValueDatabases } from './web-storage.ts'
import { xmlHttpRequest } from './xml-http-request.ts'

export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0'
const LOCKS = navigator.locks

/** Where a page has begun to lead to; what it replaces, Back does not find. */
type Leaving = { to: string; how: 'assign' | 'replace' }

/** What all pages of one browser share. */
export type Browser = {
  site: string
  fetch: typeof fetch
  localStorage: Storage
  sessionStorage: Storage
  databases: KeyValueDatabases
}

/**
 * The one page that is open, as the globals that scripts of a page find: its address, history, storages, events and
 * network. Of elements it has only those that a test puts into its document.
 */
export class Page {
  left: Leaving[] = []
  readonly document = new PageDocument()
  /** What the browser knows of its network; whether requests arrive is up to the visitor's. */
  online = true
  #url: URL
  #entries: { href: string; state: unknown }[]
  #at = 0
  #events = new EventTarget()
  #channels: BroadcastChannel[] = []
  #browser: Browser

  constructor(address: string, browser: Browser) {
    this.#browser = browser
    this.#url = new URL(address, browser.site)
    this.#entries = [{ href: this.#url.href, state: null }]
    this.#install()
  }

  /** The address without the site. */
  get address(): string {
    return this.#url.href.slice(this.#url.origin.length)
  }

  /** The last address that the page has led on to; undefined while it stays. */
  get leftFor(): string | undefined {
    return this.left.at(-1)?.to
  }

  /** An event of the window. */
  dispatch(type: string, more: object = {}): void {
    this.#events.dispatchEvent(Object.assign(new Event(type), more))
  }

  /** The browser's Back or Forward between addresses of this page. */
  go(steps: number): void {
    const entry = this.#entries[this.#at + steps]
    if (!entry) throw new Error('The history has no such entry.')
    this.#at += steps
    this.#url.href = entry.href
    this.dispatch('popstate', { state: entry.state })
  }

  /** Another tab of this browser stores something. */
  storeElsewhere(key: string, newValue: string | null): void {
    const { localStorage: store } = this.#browser
    if (newValue === null) store.removeItem(key)
    else store.setItem(key, newValue)
    this.dispatch('storage', { key, newValue })
  }

  /** Ends what would go on without the page. */
  close(): void {
    for (const channel of this.#channels) channel.close()
  }

  #leave(how: Leaving['how'], address: string): void {
    const to = new URL(address, this.#url)
    this.left.push({
      how,
      to: to.origin === this.#url.origin ? to.href.slice(to.origin.length) : to.href,
    })
  }

  #install(): void {
    const { fetch, localStorage, sessionStorage, databases } = this.#browser
    const listen = this.#events.addEventListener.bind(this.#events)
    const ignore = this.#events.removeEventListener.bind(this.#events)
    const channels = this.#channels
    const globals = {
      location: this.#location(),
      history: this.#history(),
      document: this.document,
      navigator: this.#navigator(),
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name: string) {
          super(name)
          channels.push(this)
        }
      },
      addEventListener: listen,
      removeEventListener: ignore,
      fetch,
      localStorage,
      sessionStorage,
      indexedDB: databases,
      XMLHttpRequest: xmlHttpRequest(fetch),
      Image: Picture,
    }
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    vi.stubGlobal('window', globals)
  }

  #navigator() {
    const online = () => this.online
    return {
      get onLine() {
        return online()
      },
      // The real ones of this process, as its channels are.
      locks: LOCKS,
      userAgent: USER_AGENT,
    }
  }

  #location() {
    const url = this.#url
    const leave = this.#leave.bind(this)
    return {
      get href() {
        return url.href
      },
      set href(to: string) {
        leave('assign', to)
      },
      get pathname() {
        return url.pathname
      },
      get search() {
        return url.search
      },
      get hash() {
        return url.hash
      },
      origin: url.origin,
      host: url.host,
      assign: (to: string) => leave('assign', to),
      replace: (to: string) => leave('replace', to),
      reload: () => leave('replace', url.href),
    }
  }

  #history() {
    const put = (at: number) => (state: unknown, _: string, address: string) => {
      this.#url.href = new URL(address, this.#url).href
      this.#at += at
      this.#entries = [...this.#entries.slice(0, this.#at), { href: this.#url.href, state }]
    }
    const state = () => this.#entries[this.#at]?.state
    return {
      get state() {
        return state()
      },
      pushState: put(1),
      replaceState: put(0),
      back: () => this.go(-1),
    }
  }
}
