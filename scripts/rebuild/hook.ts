import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

export type Hook = { address: string; close(): void }

/**
 * Listens on the loopback address for `POST /{token}` and calls `onRequest`, like a Netlify build hook. The token
 * protects from builds that other users and pages on this machine could ask for.
 */
export async function openHook(token: string, onRequest: () => void): Promise<Hook> {
  const server = createServer((request, response) => {
    request.resume()
    const known = request.method === 'POST' && sameText(request.url ?? '', `/${token}`)
    response
      .writeHead(known ? 202 : 404, { 'content-type': 'application/json' })
      .end(known ? '{"accepted":true}' : '{"accepted":false}')
    if (known) onRequest()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The hook has no port.')
  return {
    address: `http://127.0.0.1:${address.port}/${token}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
