import type { Plugin } from 'vite'
import { movedTo } from '../../src/contract/moved.ts'

/** Astro's dev server has no function in front of it that leads from other spellings of an address to the right one. */
export function devRedirects(): Plugin {
  return {
    name: 'dev-redirects',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const location = movedTo(path)
        if (!location) return next()
        response.writeHead(301, { location: location + (query ? `?${query}` : '') }).end()
      })
    },
  }
}
