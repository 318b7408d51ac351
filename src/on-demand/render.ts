import type { RouteData } from 'astro'
import { LATER } from '../components/site/run-later.ts'

type App = { render(request: Request, options: { routeData: RouteData }): Promise<Response> }

/** Renders a page, with its scripts marked for the head's script, which runs them after the first frame. */
export async function renderPage(
  app: App,
  request: Request,
  routeData: RouteData,
): Promise<Response> {
  const response = await app.render(request, { routeData })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  return new Response(
    html.replaceAll('<script type="module" src', `<script type="${LATER}" src`),
    response,
  )
}
