import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { redirectRules, ruleFor, targetOf } from './redirect-rules.ts'

const PROBE = 'x-is-there-a-page'

/** Gives Astro's dev server the rules of netlify.toml: moved addresses, and shells where the page itself is not there (yet). */
export function devRedirects(): Plugin {
  return {
    name: 'dev-redirects',
    apply: 'serve',
    configureServer(server) {
      const rules = redirectRules()
      server.middlewares.use(async (request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const rule = ruleFor(path, rules)
        if (!rule || request.headers[PROBE] || (!rule.force && (await isThere(request))))
          return next()
        if (rule.status === 301)
          return void response
            .writeHead(301, { location: targetOf(path, rule) + (query ? `?${query}` : '') })
            .end()
        request.url = rule.to
        if (rule.status === 404) keepNotFound(response)
        next()
      })
    },
  }
}

/** The page that stands for what is not there is itself found. */
function keepNotFound(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse
  response.writeHead = (_status: number, ...rest: unknown[]) => writeHead(404, ...rest)
}

async function isThere(request: IncomingMessage): Promise<boolean> {
  const answer = await fetch(`http://${request.headers.host}${request.url}`, {
    headers: { [PROBE]: '1' },
  }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}
