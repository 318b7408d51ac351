import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { indexSizes } from './search-data.ts'

const TYPES: Record<string, string> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' },
  ...{ '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
}

/** A certificate of nobody, for as long as a measurement takes. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...names])
    return { key: await readFile(key), cert: await readFile(cert) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Serves a built site compressed, by HTTP/2 as hosts do, with another index in its page. */
export async function serveSite(dist: string, sizes: ReturnType<typeof indexSizes>) {
  // A host has them compressed before anybody asks.
  const kept = new Map(
    Object.values(sizes.shards).map((name) => [
      `/find/${name}.json`,
      brotliCompressSync(sizes.files.get(name) ?? ''),
    ]),
  )
  const fileOf = async (path: string) => {
    const [, name] = /^\/find\/(\w+)\.json$/.exec(path) ?? []
    if (name) return Buffer.from(sizes.files.get(name) ?? '')
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
  const server = createSecureServer(await certificate(), async (request, answer) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'https://bench').pathname)
    try {
      const bytes = kept.get(path) ?? brotliCompressSync(await fileOf(path))
      kept.set(path, bytes)
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
