import { HeadersHandler } from '@netlify/headers'
import { StaticHandler } from '@netlify/static'

type Options = {
  /** Folder with netlify.toml. */
  project: string
  /** Folder of the built pages; looked at anew on each request. */
  dist: string
  /** Answers what no file stands at. */
  onDemand: (request: Request) => Promise<Response>
}

const logger = { error: console.error, log: console.info, warn: console.error }

/** Answers for the built pages by the headers of netlify.toml, as Netlify's own packages read them, and for all others. */
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
