import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'

/** The rules of netlify.toml that Astro's dev server needs too. */
const MOVED = new Map([['/home', '/']])
const SHELLS = [/^(\/listing-detail\/)[^/]+\/?$/]

const PROBE = 'x-is-there-a-page'

/** Answers moved addresses, and serves a page's shell where the page itself is not there (yet). */
export function devRedirects(): Plugin {
  return {
    name: 'dev-redirects',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        const moved = MOVED.get(path.toLowerCase())
        if (moved) {
          response.writeHead(301, { location: moved }).end()
          return
        }
        const shell = SHELLS.map((rule) => rule.exec(path)?.[1]).find(Boolean)
        if (shell && !request.headers[PROBE] && !(await isThere(request))) request.url = shell
        next()
      })
    },
  }
}

async function isThere(request: IncomingMessage): Promise<boolean> {
  const answer = await fetch(`http://${request.headers.host}${request.url}`, { headers: { [PROBE]: '1' } }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}
