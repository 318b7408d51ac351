// The local server asks again with these endings added after a 403 or 404, and answers with the last reply.
const RETRY_ENDING = /(\.html?|\/index\.html?)$/

/** The path that was really asked for. */
export function askedPath(url: string): string {
  return new URL(url).pathname.replace(RETRY_ENDING, '')
}

/** True where the request is only the local server's second try at an address that was answered 403 or 404. */
export function isRetry(request: Request): boolean {
  return RETRY_ENDING.test(new URL(request.url).pathname)
}

/** The values of `:name` parts in a path pattern; null where the path does not fit it. */
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

/** Whether a write comes from a page of this site. Browsers send Origin with every write; a client without one is no browser form. */
export function sameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return new URL(origin).host === host
}

/** A request's body; `too_large` as soon as it is known to be, by its declared length or by what has come. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_large'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too_large'
  const chunks: Uint8Array[] = []
  let length = 0
  // What is left of a body that is refused is not torn off: the caller is still to read the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    length += chunk.byteLength
    if (length > limit) return 'too_large'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
