import { errorCode, messageOf } from '../lib/problem.ts'

const WAIT_MS = 30_000
const HOPS = 4

/** One answer of the site. `path` is its path after redirects; `hops` are the answers of these redirects. */
export type Answer = {
  status: number
  path: string
  hops: readonly number[]
  headers: Headers
  text: string
}
type Sent = {
  method?: string
  headers?: Record<string, string>
  json?: unknown
  bytes?: Uint8Array
  /** False: a redirect is returned, not followed. */
  follow?: false
}
/** Requests a path of the site, and counts the requests. */
export type Ask = ((path: string, sent?: Sent) => Promise<Answer>) & { count(): number }

/** The answer for an address that cannot be reached: one such address must not end the check. */
const lost = (path: string, error: unknown): Answer => {
  const { cause = error } = error as Error
  const text = errorCode(cause) ?? messageOf(cause)
  return { status: 0, path, hops: [], headers: new Headers(), text }
}

/**
 * Makes the function that requests a site's paths. It sends requests like the site's own pages, and follows its
 * redirects itself.
 */
export function createAsk(site: string): Ask {
  let count = 0
  const once = (
    path: string,
    { method = 'GET', headers, json, bytes }: Sent,
  ): Promise<Response> => {
    count += 1
    const body = bytes ? new Uint8Array(bytes) : json === undefined ? null : JSON.stringify(json)
    const type: Record<string, string> =
      json === undefined ? {} : { 'content-type': 'application/json' }
    return fetch(site + path, {
      method,
      body,
      headers: { ...(method === 'GET' ? {} : { origin: site }), ...type, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
    })
  }
  const ask = async (path: string, sent: Sent = {}): Promise<Answer> => {
    const hops: number[] = []
    let here = path
    try {
      for (;;) {
        const answer = await once(here, sent)
        const { status, headers } = answer
        const text = await answer.text()
        const to = status >= 300 && status < 400 ? headers.get('location') : null
        const next = to ? new URL(to, site + here) : null
        if (!next || sent.follow === false || next.origin !== site || hops.length === HOPS)
          return { status, path: here, hops, headers, text }
        hops.push(status)
        here = next.pathname + next.search
      }
    } catch (error) {
      return lost(here, error)
    }
  }
  return Object.assign(ask, { count: () => count })
}
