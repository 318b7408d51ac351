import type { RouteData } from 'astro'

type App = { render(request: Request, options: { routeData: RouteData }): Promise<Response> }

/**
 * Renders a page. Its scripts run only once all of it is there, so they are asked for behind its sheets, its fonts and
 * its first picture. Astro's elements do not say so, and a browser would share the connection among all of them.
 */
export async function renderPage(
  app: App,
  request: Request,
  routeData: RouteData,
): Promise<Response> {
  const response = await app.render(request, { routeData })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  return new Response(
    html.replaceAll('<script type="module" src', `<script type="module" fetchpriority="low" src`),
    response,
  )
}
