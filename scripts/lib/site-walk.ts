// Walks a site by requests and reports what was found: what `npm run doctor` and `npm run smoke` have in common.
import type { Finding } from '../../src/domain/health/examination.ts'
import { errorCode, messageOf } from './problem.ts'
import { say } from './steps.ts'

const WAIT_MS = 30_000
const HOPS = 4
const AT_ONCE = 6
const SIGNS: Record<Finding['state'], string> = { good: '✓', warning: '!', bad: '✖' }

/** Returns the origin of an address; null if it is no http address. */
export function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

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
 * redirects itself; with `redirect` "follow", fetch follows all of them, also to other sites.
 */
export function createAsk(site: string, redirect: 'manual' | 'follow' = 'manual'): Ask {
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
      redirect,
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

/** Runs a check for each item, a few in parallel; returns their findings in order. */
export async function mapInParallel<T>(
  items: readonly T[],
  check: (item: T) => Promise<Finding>,
): Promise<Finding[]> {
  const found: Finding[] = []
  const rest = [...items.entries()]
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) found[next[0]] = await check(next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

/** Returns a finding of a condition that holds or not. */
export const finding = (holds: boolean, says: string, otherwise: string, todo: string): Finding =>
  holds ? { state: 'good', says } : { state: 'bad', says: otherwise, todo }

/** Parses JSON. Returns an empty object for any other text, for example a page in place of an endpoint's answer. */
export function parsed<T>(text: string): Partial<T> {
  try {
    return JSON.parse(text) as Partial<T>
  } catch {
    return {}
  }
}

/** Prints each finding with its solution. Returns the exit code. */
export function report(findings: readonly Finding[]): number {
  for (const { state, says, todo } of findings) {
    say(`${SIGNS[state]} ${says}`)
    if (state !== 'good' && todo) say(`    ${todo}`)
  }
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  say(`\n${count('good')} good, ${count('warning')} to look at, ${count('bad')} to mend`)
  return count('bad') > 0 ? 1 : 0
}
