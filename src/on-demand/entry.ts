import { createApp } from 'astro/app/entrypoint'
import { movedTo } from '../contract/moved.ts'
import { keptByCdn, PAGE_HEADERS, REDIRECT } from '../contract/page-headers.ts'
import { CONTEXT_RULES, siteContext } from '../domain/site/contexts.ts'
import { askedPath } from '../server/request.ts'

const app = createApp()
const HTML = 'text/html; charset=utf-8'

/** Adds the headers of built pages. */
function withPageHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value)
  if (!CONTEXT_RULES[siteContext(process.env)].indexed)
    response.headers.set('X-Robots-Tag', 'noindex')
  // Astro leaves the charset to the page; built pages are sent with it.
  if (response.headers.get('content-type') === 'text/html')
    response.headers.set('content-type', HTML)
  return response
}

/**
 * Answers requests for which there is no file. Redirects other spellings of an address, and renders a page that is not
 * built yet. For everything else it sends `notFound`, the built page for a missing address.
 */
export const answerPages =
  (notFound: string) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return withPageHeaders(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))
    const url = new URL(request.url)
    url.pathname = askedPath(request.url)
    const location = movedTo(url.pathname)
    if (location)
      return withPageHeaders(
        new Response(null, {
          status: 301,
          headers: { ...REDIRECT, location: location + url.search },
        }),
      )
    const plainRequest = new Request(url, { method: request.method, headers: request.headers })
    const routeData = app.match(plainRequest)
    // Astro has its own routes, for example for pictures; none of our pages uses them.
    if (routeData?.component.includes('/on-demand/'))
      return withPageHeaders(await app.render(plainRequest, { routeData }))
    return withPageHeaders(
      new Response(notFound, {
        status: 404,
        headers: { ...keptByCdn(), 'content-type': HTML },
      }),
    )
  }
