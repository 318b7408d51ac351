// After a 403 or 404 the local server repeats the call with these endings, and returns the last answer.
const RETRY_ENDING = /(\.html?|\/index\.html?)$/

/** The path of the original call. */
export function askedPath(url: string): string {
  return new URL(url).pathname.replace(RETRY_ENDING, '')
}

/** Whether the request is the local server's repeated call after a 403 or 404. */
export function isRetry(request: Request): boolean {
  return RETRY_ENDING.test(new URL(request.url).pathname)
}

/** The values of the `:name` parts of a path pattern; null where the path does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = []
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const match = new RegExp(`^${source}/?$`, 'i').exec(path)
  if (!match) return null
  try {
    return Object.fromEntries(
      names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]),
    )
  } catch {
    return null
  }
}

/** Whether a write comes from a page of this site. Browsers send Origin with every write; other clients may not. */
export function sameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return new URL(origin).host === host
}

/** Reads a request's body; `too_large` as soon as its declared length or the bytes read so far exceed the limit. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_large'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too_large'
  const chunks: Uint8Array[] = []
  let length = 0
  // Does not cancel the rest of a refused body: otherwise the caller could not read the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    length += chunk.byteLength
    if (length > limit) return 'too_large'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
