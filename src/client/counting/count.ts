import type { countMiss, countView } from '../../contract/counting.ts'

type Counted = typeof countView | typeof countMiss
type Body<Endpoint extends Counted> = NonNullable<Endpoint['body']['is']>

/**
 * Reports what a visitor did, to be counted. It never fails: what is not sent is not counted. Programs that test or
 * measure a page set `webdriver`, and do not count as visitors.
 */
export function count<Endpoint extends Counted>(endpoint: Endpoint, body: Body<Endpoint>): void {
  if (navigator.webdriver || document.visibilityState !== 'visible') return
  void fetch(endpoint.path, {
    method: endpoint.method,
    // Sent without a cookie: nobody can know who it was.
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
