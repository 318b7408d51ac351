import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { IDBFactory } from 'fake-indexeddb'
import type { SessionUser } from '../../../contract/account.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { PASSWORD } from '../data/factories.ts'
import { createStorage, Page, realFetch, SITE, serving, USER_AGENT } from './page.ts'

/** The state of the network; `answers lost`: the connection breaks after the server has done its work. */
type Network = 'up' | 'down' | 'answers lost'
type Serve = (request: Request, ip: string) => Promise<Response>
type Called = Pick<AnyEndpoint, 'method' | 'path'>
type Sent = { method: string; path: string; body: unknown }

// Nobody listens here: a request fails as for an unreachable server.
const NOWHERE = 'http://127.0.0.1:1/'

const isTo = (to: Called, method: string, address: string) =>
  to.method === method &&
  new URLPattern({ pathname: to.path }).test({ pathname: new URL(address, SITE).pathname })

/** Returns the answer, unless the page aborts the request. The server then still completes it. */
function untilAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('The request was given up.', 'AbortError'))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp)
    answer.then(resolve, reject)
  })
}

/** One person's browser: its cookies, its storage, its network, and its open page. */
export class Visitor {
  network: Network = 'up'
  /** The first user who has signed in here; null for nobody. */
  readonly user: SessionUser | null
  readonly localStorage = createStorage()
  readonly sessionStorage = createStorage()
  readonly indexedDB = new IDBFactory()
  #cookies = new Map<string, string>()
  #sent: Sent[] = []
  #held = new Set<{ to: Called; until: Promise<void> }>()
  #page: Page | null = null
  #serve: Serve
  #ip: string

  constructor(serve: Serve, ip: string, user: SessionUser | null) {
    this.#serve = serve
    this.#ip = ip
    this.user = user
  }

  get page(): Page {
    if (!this.#page) throw new Error('This visitor has no page open.')
    return this.#page
  }

  /**
   * Leaves the open page for another one, whose scripts are loaded anew; returns what `load` imports. The address of
   * the open page reloads it. `body` is the HTML for scripts that use elements.
   */
  async open<Scripts>(address: string, load: () => Promise<Scripts>, body = ''): Promise<Scripts> {
    const { localStorage, sessionStorage, indexedDB, fetch } = this
    this.#page = new Page(
      address,
      { id: this.#ip, fetch, localStorage, sessionStorage, indexedDB },
      body,
    )
    setPersistentEngine(this.localStorage, windowPersistentEvents)
    return load()
  }

  /** Sends a request like a page of the site. */
  readonly fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    const request = this.#request(address, init)
    this.#sent.push({
      method: request.method,
      path: address,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    })
    return untilAborted(this.#answer(request), init?.signal)
  }

  async #answer(request: Request): Promise<Response> {
    for (const { to, until } of this.#held) if (isTo(to, request.method, request.url)) await until
    if (this.network === 'down') return realFetch(NOWHERE)
    const answer = await serving.run(true, () => this.#serve(request, this.#ip))
    this.#takeCookies(answer)
    return this.network === 'answers lost' ? realFetch(NOWHERE) : answer
  }

  /** Returns the requests to an endpoint so far. */
  sent(to: Called): Sent[] {
    return this.#sent.filter(({ method, path }) => isTo(to, method, path))
  }

  /** Holds back requests to an endpoint until the returned function is called. */
  hold(to: Called): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = { to, until: promise }
    this.#held.add(held)
    return () => {
      this.#held.delete(held)
      resolve()
    }
  }

  /** Signs in through the real login, without a page. */
  async signIn(email: string, password = PASSWORD): Promise<void> {
    const csrf = await this.fetch('/api/auth/csrf')
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const answer = await this.ask('POST', '/api/auth/callback/credentials', {
      email,
      password,
      csrfToken,
    })
    const { url } = (await answer.json()) as { url: string }
    if (new URL(url).searchParams.has('error')) throw new Error(`The login was refused: ${url}`)
  }

  /** Sends a request to the site directly, without a page's scripts. */
  ask(method: string, path: string, body?: unknown): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-auth-return-redirect': '1' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  #request(address: string, init: RequestInit = {}): Request {
    const headers = new Headers(init.headers)
    headers.set('host', new URL(SITE).host)
    headers.set('user-agent', USER_AGENT)
    if (this.#cookies.size > 0)
      headers.set('cookie', [...this.#cookies].map((cookie) => cookie.join('=')).join('; '))
    if (init.method && init.method !== 'GET') headers.set('origin', SITE)
    return new Request(SITE + address, { ...init, headers, signal: null })
  }

  #takeCookies(answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
  }
}
