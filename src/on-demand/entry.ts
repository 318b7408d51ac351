import { createApp } from 'astro/app/entrypoint'
import { cityOffAt } from '../contract/cities-off.ts'
import { listAbove } from '../contract/moved.ts'
import { askedOf, parametersOf, replacedBy } from '../contract/one-address.ts'
import { distinguishedBy, keptByCdn, NEVER_CACHED, PAGE_HEADERS } from '../contract/page-headers.ts'
import { CITY_OFF } from '../contract/paths.ts'
import { CONTEXT_RULES, siteContext } from '../domain/site/contexts.ts'
import { askedPath } from '../server/request.ts'
import { renderPage } from './render.ts'
import { ROUTES } from './routes.ts'

const app = createApp()
const HTML = 'text/html; charset=utf-8'

/** Adds the headers of built pages. What does not say for how long it may be kept is not kept. */
function withPageHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value)
  if (!response.headers.has('cache-control'))
    response.headers.set('cache-control', NEVER_CACHED['Cache-Control'])
  if (!CONTEXT_RULES[siteContext(process.env)].indexed)
    response.headers.set('X-Robots-Tag', 'noindex')
  // Astro leaves the charset to the page; built pages are sent with it.
  if (response.headers.get('content-type') === 'text/html')
    response.headers.set('content-type', HTML)
  return response
}

// There are endless other spellings and queries of an address, so that no redirect is kept.
const redirect = (location: string, status = 301) =>
  withPageHeaders(new Response(null, { status, headers: { location } }))

/**
 * Answers requests for which there is no file. Redirects to the one address of a page, and renders a page that is not
 * built yet. For everything else it sends `notFound`, the built page for a missing address.
 */
export const answerPages =
  (notFound: string) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return withPageHeaders(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))
    const url = new URL(request.url)
    url.pathname = askedPath(request.url)
    const other = replacedBy(url)
    if (other) return redirect(other)
    const missing = (headers: Record<string, string>) =>
      withPageHeaders(
        new Response(notFound, { status: 404, headers: { ...headers, 'content-type': HTML } }),
      )
    const requestOf = (address: URL) =>
      new Request(address, { method: request.method, headers: request.headers })
    // Before the routes: some of them answer whatever city they are asked for.
    const off = cityOffAt(url.pathname)
    if (off) {
      const request = requestOf(new URL(`${CITY_OFF}/${off.slug}`, url))
      const routeData = app.match(request)
      const response = routeData && (await renderPage(app, request, routeData))
      if (response && response.status !== 404) return withPageHeaders(response)
    }
    // The page of a part of a kind goes and comes with what is on offer.
    const above = listAbove(url.pathname)
    if (above) return redirect(above + url.search, 302)
    const routeData = app.match(requestOf(url))
    // Astro has its own routes, for example for pictures; none of our pages uses them.
    const route = ROUTES.find(({ page }) =>
      routeData?.component.endsWith(`/on-demand/pages/${page}.astro`),
    )
    if (!routeData || !route) return missing(keptByCdn())
    const { query, isPastEnd, canonical } = askedOf(url, route.reads)
    if (isPastEnd) return missing(NEVER_CACHED)
    if (canonical) return redirect(canonical)
    url.search = query
    const response = await renderPage(app, requestOf(url), routeData)
    if (response.headers.has('netlify-vary'))
      response.headers.set('netlify-vary', distinguishedBy(parametersOf(route.reads)))
    return withPageHeaders(response)
  }
