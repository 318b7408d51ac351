// Loaded into `netlify dev` (`node --import`), which is made for one developer and protects from nothing: a broken
// connection or an unreadable address ends it, it accepts connections from the whole network, and a page of another
// site can reach it under that site's name.
import { existsSync } from 'node:fs'
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { isIP, Server as NetServer, type Socket } from 'node:net'
import { join } from 'node:path'
import workerThreads, { isMainThread, type WorkerOptions } from 'node:worker_threads'

/**
 * An address for the question whether the site answers. The server of its main port, which is the proxy, answers it in
 * this process's event loop, before anything is looked up.
 */
export const ALIVE_PATH = '/.aangan/alive'

/**
 * `netlify dev` ends a call of a function after 30 seconds, in which a busy machine converts no picture. A call with this
 * header, as the filling with demo data sends it, has longer; but not as long as Node's fetch waits for an answer.
 */
export const PATIENT_HEADER = 'x-aangan-patient'
const PATIENT_MS = 4 * 60_000

/** HOST unset: only this machine may connect. HOST set to a name or an address: others may connect under it. */
const { HOST } = process.env
/** The main port, and the folder of the built site if this process serves its pages. */
const { AANGAN_GUARD, AANGAN_SITE } = process.env
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Whether an error is only a broken connection: it protects all other callers from one who hangs up. */
export function isBrokenConnection(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return code === 'ECONNRESET' || code === 'EPIPE' || (code === undefined && message === 'aborted')
}

/** Whether an address can be decoded; `/%` cannot, and would end `netlify dev` for everybody. */
export function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * Whether a request names this site as its host. Protects from DNS rebinding: a page of another site whose name leads
 * to this machine sends that name.
 */
export function isKnownHost(header: string | undefined, host = HOST): boolean {
  const name = header?.replace(/:\d+$/, '').toLowerCase() ?? ''
  if (OWN_NAMES.includes(name)) return true
  return Boolean(host) && (name === host || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
}

/** Whether a connection comes from this machine. Protects demo accounts with known passwords from the network. */
const isThisMachine = ({ remoteAddress = '' }: Socket) =>
  remoteAddress === '' || remoteAddress === '::1' || /^(?:::ffff:)?127\./.test(remoteAddress)

function refuse(
  response: http.ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): void {
  const own = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }
  response.writeHead(status, { ...own, ...headers })
  response.end(sentence)
}

let built = !AANGAN_SITE
/**
 * Whether there is a build of the site. Before the first one, each request for a page would start a function in vain.
 */
function isBuilt(): boolean {
  built ||= existsSync(join(AANGAN_SITE ?? '', 'index.html'))
  return built
}

const NO_PAGE = /^\/(?:api|\.netlify)\//

/** Answers what the main port can answer at no cost; false if it is a request for the site itself. */
function answered({ url = '' }: http.IncomingMessage, response: http.ServerResponse): boolean {
  if (url === ALIVE_PATH) response.writeHead(204).end()
  else if (!isBuilt() && !NO_PAGE.test(url))
    refuse(response, 503, 'The site is being built for the first time; it opens by itself.', {
      refresh: '5',
    })
  else return false
  return true
}

function guarded(listener: http.RequestListener): http.RequestListener {
  return (request, response) => {
    if (!isReadable(request.url ?? '')) return refuse(response, 400, 'This address cannot be read.')
    if (!isKnownHost(request.headers.host))
      return refuse(response, 421, 'This site is not known by that name. HOST names another one.')
    const isMain = request.socket.localPort === Number(AANGAN_GUARD)
    if (isMain && answered(request, response)) return
    listener(request, response)
  }
}

type Call = { event?: { headers?: Record<string, string> }; timeoutMs?: number }

/** Returns the data of a function's thread, with more time for a call that asks for it. */
function withTime(data: Call | undefined): Call | undefined {
  return data?.event?.headers?.[PATIENT_HEADER] ? { ...data, timeoutMs: PATIENT_MS } : data
}

/** Guards all servers that this process opens from now on, and its handler of uncaught errors. */
export function guard(): void {
  const { createServer } = http
  http.createServer = ((...args: unknown[]) => {
    const listener = args.pop()
    const guardedListener =
      typeof listener === 'function' ? guarded(listener as http.RequestListener) : listener
    return Reflect.apply(createServer, http, [...args, guardedListener])
  }) as typeof createServer

  // Functions run in a new thread of this process for each call. It would load this file and the others of `--import`
  // again, which takes an eighth of the call or more.
  const { Worker } = workerThreads
  workerThreads.Worker = class extends Worker {
    constructor(file: string | URL, options: WorkerOptions = {}) {
      super(file, { execArgv: [], ...options, workerData: withTime(options.workerData) })
    }
  }

  syncBuiltinESMExports()

  const { listen } = NetServer.prototype
  NetServer.prototype.listen = function (this: NetServer, ...args: unknown[]) {
    if (!HOST)
      this.prependListener('connection', (socket: Socket) => {
        if (!isThisMachine(socket)) socket.destroy()
      })
    return Reflect.apply(listen, this, args)
  } as typeof listen

  type Listener = (error: unknown) => void
  const on = process.on.bind(process) as (event: string, listener: Listener) => NodeJS.Process
  process.on = ((event: string, listener: Listener) =>
    on(
      event,
      event === 'uncaughtException'
        ? (error) => (isBrokenConnection(error) ? undefined : listener(error))
        : listener,
    )) as typeof process.on
}

if (AANGAN_GUARD && isMainThread) guard()
