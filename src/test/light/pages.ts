import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { StaticHandler } from '@netlify/static'

type Options = {
  /** Folder with netlify.toml. */
  project: string
  /** Folder of the built pages; looked at anew on each request. */
  dist: string
}

const logger = { error: console.error, log: console.info, warn: console.error }

/** Answers for the built pages by the redirects and headers of netlify.toml, as Netlify's own packages read them. */
export function servePages({ project, dist }: Options): (request: Request) => Promise<Response> {
  const configPath = `${project}/netlify.toml`
  const files = new StaticHandler({ directory: dist })
  const redirects = new RedirectsHandler({
    ...{ configPath, projectDir: project, publicDir: dist, configRedirects: [] },
    ...{ jwtRoleClaim: '', jwtSecret: '' },
  })
  const headers = new HeadersHandler({ configPath, projectDir: project, logger })
  const headersByPath = new Map<string, Promise<Record<string, string>>>()
  const headersOf = (request: Request) => {
    const { pathname } = new URL(request.url)
    const known = headersByPath.get(pathname) ?? headers.apply(request)
    headersByPath.set(pathname, known)
    return known
  }
  const file = async (address: string | URL, status = 200): Promise<Response | undefined> => {
    const found = await files.match(new Request(address))
    const answer = await found?.handle()
    return answer && new Response(answer.body, { status, headers: answer.headers })
  }

  const answer = async (request: Request): Promise<Response> => {
    const rule = await redirects.match(request)
    const own = rule?.force ? undefined : await file(request.url)
    if (own) return own
    if (rule?.redirect) {
      const location = rule.targetRelative.replace(/\?$/, '')
      return new Response(null, { status: rule.statusCode, headers: { location } })
    }
    const rewritten = rule && (await file(rule.target, rule.statusCode))
    const notFound = rewritten ?? (await file(new URL('/404.html', request.url), 404))
    return notFound ?? new Response('Not Found', { status: 404 })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    try {
      decodeURIComponent(pathname)
    } catch {
      return new Response('Bad Request', { status: 400 })
    }
    const [response, extra] = await Promise.all([answer(request), headersOf(request)])
    if (!response.headers.has('location'))
      for (const [name, value] of Object.entries(extra)) response.headers.set(name, value)
    return response
  }
}
