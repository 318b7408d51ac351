import { AsyncLocalStorage } from 'node:async_hooks'
import { resolveObjectURL } from 'node:buffer'
import { Storage, type Window } from 'happy-dom'
import { vi } from 'vitest'
import { Picture, pictureCanvas } from './canvas.ts'
import { closePage, openPage } from './dom.ts'
import { Thread } from './thread.ts'

export const SITE = 'http://localhost:8888'
export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0'
/** Node's own, which the functions in this process keep while a page is open. */
const real = { fetch, setTimeout, setInterval, BroadcastChannel, locks: navigator.locks }
export const realFetch = real.fetch

/** Marks code of the server, which shares this process with the page. */
export const serving = new AsyncLocalStorage<true>()

/** The target of a navigation. A replaced address is not in the history. */
type Leaving = { to: string; how: 'assign' | 'replace' }
/** A file that a page has saved. */
type SavedFile = { name: string; text: Promise<string> }

/** The properties that all pages of one browser share. */
type Browser = {
  /** Distinguishes the tabs of one browser from those of another. */
  id: string
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  localStorage: globalThis.Storage
  sessionStorage: globalThis.Storage
  indexedDB: IDBFactory
}

/** Makes a storage that outlives a page. Unlike happy-dom's alone, it allows deleting a key that it does not have. */
export const createStorage = () =>
  new Proxy<globalThis.Storage>(new Storage() as never, {
    deleteProperty: (store, key) => {
      store.removeItem(String(key))
      return true
    },
  })

let open: Page | null = null

/**
 * The open page of a visitor, whose requests the functions in this process answer. Only one page is open. As in a
 * browser, opening another one ends its timers, its channels and its requests.
 */
export class Page {
  /** Files that the page has saved. */
  readonly saved: SavedFile[] = []
  /** All navigations of the page, in order. */
  readonly left: Leaving[] = []
  /** The network state that the browser reports; the visitor decides whether requests succeed. */
  online = true
  #channels: BroadcastChannel[] = []
  #threads: Thread[] = []
  #closed = Promise.withResolvers<void>()
  #browser: Browser
  #window: Window

  constructor(address: string, browser: Browser, body: string) {
    // A clock that the test has stopped goes on to the next one.
    const timers = vi.isFakeTimers() ? { setTimeout, clearTimeout } : {}
    leaveLastPage()
    open = this
    this.#browser = browser
    this.#window = openPage(body, {
      url: new URL(address, SITE).href,
      settings: {
        navigator: { userAgent: USER_AGENT, maxTouchPoints: 0 },
        canvasAdapter: pictureCanvas,
        fetch: { interceptor: { beforeAsyncRequest: (asked) => this.#answerUpload(asked) } },
      },
      replace: (window) => ({ ...this.#replaced(window), ...timers }),
    })
    this.#recordNavigations()
    this.#keepFiles()
    Object.defineProperties(this.#window.navigator, {
      onLine: { get: () => this.online },
      // The real locks of this process, like its channels.
      locks: { value: { request: this.#lock } },
    })
  }

  /** The address without the site. */
  get address(): string {
    return this.#short(this.#window.location.href)
  }

  /** The target of the last navigation; undefined while the page stays. */
  get leftFor(): string | undefined {
    return this.left.at(-1)?.to
  }

  /** Dispatches an event of the window. */
  dispatch(type: string, more: object = {}): void {
    this.#window.dispatchEvent(Object.assign(new this.#window.Event(type), more))
  }

  /** Shows or hides the page, like a switch to another tab. */
  show(visibilityState: DocumentVisibilityState): void {
    const { document, Event } = this.#window
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  /** The browser's Back or Forward between addresses of this page. */
  go(steps: number): void {
    this.#window.history.go(steps)
  }

  /** Stores a value like another tab of this browser. */
  storeElsewhere(key: string, newValue: string | null): void {
    const { localStorage: store } = this.#browser
    if (newValue === null) store.removeItem(key)
    else store.setItem(key, newValue)
    this.dispatch('storage', { key, newValue })
  }

  close(): void {
    closePage()
    this.#closed.resolve()
    for (const channel of this.#channels) channel.close()
    for (const thread of this.#threads) thread.terminate()
  }

  /** The address without the site's origin. */
  #short(address: string): string {
    const { origin, href } = new URL(address, this.#window.location.href)
    return origin === SITE ? href.slice(origin.length) : href
  }

  /** Locks are those of one browser. A page that is left gives its own back, and gets no other. */
  #lock = (
    name: string,
    ...[asked, given]: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]
  ): Promise<unknown> => {
    const [options, work] = typeof asked === 'function' ? [{}, asked] : [asked, given]
    return real.locks.request(`${this.#browser.id} ${name}`, options, (lock) =>
      this.#window.closed ? undefined : Promise.race([work?.(lock), this.#closed.promise]),
    )
  }

  /** A page that was left receives no answers. Requests of the functions in this process do not belong to the page. */
  #fetch: typeof fetch = (address, init) =>
    serving.getStore() || typeof address !== 'string' || !address.startsWith('/')
      ? realFetch(address, init)
      : new Promise((resolve, reject) => {
          this.#browser.fetch(address, init).then(
            (answer) => this.#window.closed || resolve(answer),
            (cause) => this.#window.closed || reject(cause),
          )
        })

  #replaced(window: Window): Record<string, unknown> {
    const { id, localStorage, sessionStorage, indexedDB } = this.#browser
    const channels = this.#channels
    const threads = this.#threads
    const isServer = () => serving.getStore() || window.closed
    const timer =
      (ofServer: (...args: never[]) => unknown, ofPage: (...args: never[]) => unknown) =>
      (...args: never[]) =>
        isServer() ? ofServer(...args) : ofPage(...args)
    return {
      // The timers of the page end with it, those of the server continue.
      setTimeout: timer(real.setTimeout, window.setTimeout.bind(window)),
      setInterval: timer(real.setInterval, window.setInterval.bind(window)),
      clearTimeout: window.clearTimeout.bind(window),
      clearInterval: window.clearInterval.bind(window),
      localStorage,
      sessionStorage,
      indexedDB,
      fetch: this.#fetch,
      BroadcastChannel: class extends real.BroadcastChannel {
        constructor(name: string) {
          super(`${id} ${name}`)
          channels.push(this)
        }

        override postMessage(message: unknown) {
          if (!window.closed) super.postMessage(message)
        }
      },
      XMLHttpRequest: uploads(window),
      Image: Picture,
      Worker: class extends Thread {
        constructor(script: URL) {
          super(script)
          threads.push(this)
        }
      },
      // Threads of Node draw no pictures: the page makes photos small.
      OffscreenCanvas: undefined,
    }
  }

  /** Answers an XMLHttpRequest. */
  async #answerUpload({ request, window }: Asked): Promise<Answer> {
    const { pathname, search } = new URL(request.url)
    const answer = await this.#fetch(pathname + search, {
      method: request.method,
      headers: [...request.headers],
      body: await request.arrayBuffer(),
    })
    if (request.signal.aborted) throw request.signal.reason
    const { status, headers } = answer
    return new window.Response(await answer.arrayBuffer(), { status, headers: [...headers] })
  }

  /** Records navigations of the page, which happy-dom would follow. */
  #recordNavigations(): void {
    const record = (how: Leaving['how']) => (to: string) =>
      this.left.push({ how, to: this.#short(to) })
    const { location } = this.#window
    const { href } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(location))
    Object.defineProperties(location, {
      // Assigning a part of the address and `assign` go through it.
      href: { get: () => href?.get?.call(location), set: record('assign') },
      replace: { value: record('replace') },
      reload: { value: () => record('replace')(location.href) },
    })
  }

  #keepFile = ({ currentTarget }: Event) => {
    const { href, download } = currentTarget as HTMLAnchorElement
    const file = resolveObjectURL(href)
    if (file) this.saved.push({ name: download, text: file.text() })
  }

  /** Keeps each file that the page has made and saves by a click on a link to it. */
  #keepFiles(): void {
    const create = document.createElement.bind(document)
    document.createElement = (name: string) => {
      const element = create(name)
      if (name === 'a') element.addEventListener('click', this.#keepFile)
      return element
    }
  }
}

type Interceptor = NonNullable<Window['happyDOM']['settings']['fetch']['interceptor']>
type Asked = Parameters<NonNullable<Interceptor['beforeAsyncRequest']>>[0]
type Answer = InstanceType<Asked['window']['Response']>

/** Returns the class of a page's uploads: happy-dom's reports no progress of them, and reads no Blob of Node's. */
const uploads = (window: Window) =>
  class extends window.XMLHttpRequest {
    override send(body: unknown): void {
      const blob = body as Blob
      let loaded = 0
      const report = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, to) => {
          loaded += chunk.length
          const progress = { loaded, total: blob.size, lengthComputable: true }
          this.upload.dispatchEvent(new window.ProgressEvent('progress', progress))
          to.enqueue(chunk)
        },
      })
      super.send(blob.stream().pipeThrough(report) as never)
    }
  }

/** Leaves the open page without opening another. */
export function leaveLastPage(): void {
  vi.unstubAllGlobals()
  open?.close()
  open = null
}
