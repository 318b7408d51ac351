// Lists and renders the pages of a build. Astro bundles it with all of them; while the sources stay as they are, the
// bundle renders other data without Astro.

import { StaticPaths } from 'astro:static-paths'
import type { RouteData } from 'astro'
import { createApp } from 'astro/app/entrypoint'
import { renderPage } from './render.ts'

const app = createApp()

/** Every page and file of a build, with the route that makes it. */
export const staticPaths = () => new StaticPaths(app).getAll()

/** Renders one of them. An error gives a response with the status 500, and is logged. */
export const render = (request: Request, routeData: RouteData): Promise<Response> =>
  renderPage(app, request, routeData)
