import { readFile } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { certificate } from './certificate.ts'
import type { indexSizes } from './search-data.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const compressed = promisify<Buffer, Buffer>(brotliCompress)

/** Serves a built site compressed, over HTTP/2 like a host, with another index in its page. */
export async function serveSite(dist: string, sizes: ReturnType<typeof indexSizes>) {
  const fileOf = async (path: string) => {
    const file = await readFile(join(dist, path, extname(path) ? '' : 'index.html'))
    if (extname(path)) return file
    const shards = JSON.stringify(sizes.shards).replaceAll('"', '&quot;')
    return Buffer.from(
      file
        .toString()
        .replace(/data-shards="[^"]*"/, `data-shards="${shards}"`)
        .replace(/ data-ahead(="[^"]*")?/, ''),
    )
  }
  // A host has compressed everything before the first request.
  const kept = new Map<string, Promise<Buffer>>()
  const bytesOf = async (path: string): Promise<Buffer> => {
    const [, name = ''] = /^\/find\/\d+\/(\w+)\.json$/.exec(path) ?? []
    return sizes.kept.get(name) ?? (await compressed(await fileOf(path)))
  }
  const server = createSecureServer(await certificate(), async (request, answer) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'https://bench').pathname)
    try {
      const packed = kept.get(path) ?? bytesOf(path)
      kept.set(path, packed)
      const bytes = await packed
      const type = TYPES[extname(path) || '.html'] ?? 'application/octet-stream'
      answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `https://127.0.0.1:${port}`, close: () => server.close() }
}
