import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { certificate } from './certificate.ts'

type Kept = { status: number; headers: Record<string, string>; body: Buffer }

/** Types that a host sends unchanged, because they are already compressed. */
const isPacked = (type: string) => /^(image\/(?!svg)|font|video|application\/zip)/.test(type)
/** Headers about one connection, or that are wrong after the body was compressed. */
const LEFT_OUT = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]

async function fetched(address: string): Promise<Kept> {
  const answer = await fetch(address, {
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  const whole = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !LEFT_OUT.includes(name)),
  )
  if (whole.length === 0 || isPacked(headers['content-type'] ?? ''))
    return { status: answer.status, headers, body: whole }
  headers['content-encoding'] = 'br'
  return { status: answer.status, headers, body: brotliCompressSync(whole) }
}

/**
 * Serves a site as its host would: over HTTP/2, compressed, and from a cache. Refuses every method except GET, because
 * a measurement must change nothing.
 */
export async function serveAsHost(site: string): Promise<{ address: string; close(): void }> {
  const kept = new Map<string, Promise<Kept>>()
  const server = createSecureServer(
    { ...(await certificate()), allowHTTP1: true },
    async (request, answer) => {
      const path = request.url ?? '/'
      if (request.method !== 'GET') return void answer.writeHead(405).end()
      const known = kept.get(path) ?? fetched(site + path)
      kept.set(path, known)
      const { status, headers, body } = await known.catch(() => ({
        status: 502,
        headers: {},
        body: Buffer.alloc(0),
      }))
      answer.writeHead(status, headers).end(body)
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `https://localhost:${port}`, close: () => server.close() }
}
