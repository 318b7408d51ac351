import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Changes the text that the site has at a path, like a later deploy. */
export type Changes = Map<string, (text: string) => string>

/**
 * Serves the running site at another address, with changes that a test may make while a browser has it open. What does
 * not change is passed on as it comes.
 */
export async function serveChanged(site: string, changes: Changes) {
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    const change = changes.get(url.replace(/(?<=.)\/$/, ''))
    const { host } = new URL(site)
    const asked = { ...headers, host, ...(change ? { 'accept-encoding': 'identity' } : {}) }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      incoming
        .pipe(request(new URL(url, site), { method, headers: asked }, resolve))
        .on('error', reject)
    })
    if (!change) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    const { 'content-length': _, ...kept } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, kept)
    outgoing.end(change(await text(answer)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
