import { HeadersHandler } from '@netlify/headers'
import { StaticHandler } from '@netlify/static'

type Options = {
  /** The folder of netlify.toml. */
  project: string
  /** The folder of the built pages; read again on each request. */
  dist: string
  /** Answers requests for which there is no file. */
  onDemand: (request: Request) => Promise<Response>
}

const logger = { error: console.error, log: console.info, warn: console.error }

/**
 * Serves the built pages with the headers of netlify.toml, read by Netlify's own packages; passes other requests on.
 */
export function servePages({
  project,
  dist,
  onDemand,
}: Options): (request: Request) => Promise<Response> {
  const configPath = `${project}/netlify.toml`
  const files = new StaticHandler({ directory: dist })
  const headers = new HeadersHandler({ configPath, projectDir: project, logger })
  const headersByPath = new Map<string, Promise<Record<string, string>>>()
  const headersOf = (request: Request) => {
    const { pathname } = new URL(request.url)
    const known = headersByPath.get(pathname) ?? headers.apply(request)
    headersByPath.set(pathname, known)
    return known
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    try {
      decodeURIComponent(pathname)
    } catch {
      return new Response('Bad Request', { status: 400 })
    }
    const file = await files.match(new Request(request.url))
    if (!file) return onDemand(request)
    const [found, extra] = await Promise.all([file.handle(), headersOf(request)])
    const response = new Response(found.body, { headers: found.headers })
    for (const [name, value] of Object.entries(extra)) response.headers.set(name, value)
    return response
  }
}
