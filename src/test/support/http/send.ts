import { Agent, request } from 'node:http'

/** A request exactly as it is sent. `origin: null` sends none; `chunked` sends no length. */
export type Sent = {
  method?: string
  path: string
  body?: unknown
  bytes?: Uint8Array
  chunked?: boolean
  cookie?: string | undefined
  origin?: string | null
  headers?: Record<string, string>
}

export type Received = {
  status: number
  headers: Headers
  text: string
  body: Record<string, unknown>
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/**
 * Sends a request to a server like a browser on one of its pages, unless told otherwise. The path is sent unchanged.
 */
export function send(address: string, sent: Sent): Promise<Received> {
  const { method = 'GET', path, body, bytes, chunked, cookie, origin, headers: extra } = sent
  const payload = bytes ?? (body === undefined ? null : Buffer.from(JSON.stringify(body)))
  const headers: Record<string, string> = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(payload
      ? chunked
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(payload.byteLength) }
      : {}),
    ...(cookie ? { cookie } : {}),
    ...(origin === null ? {} : { origin: origin ?? address }),
    ...extra,
  }
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request({ agent, hostname, port, method, path, headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString()
      const received = new Headers()
      for (let i = 0; i < answer.rawHeaders.length; i += 2)
        received.append(answer.rawHeaders[i] ?? '', answer.rawHeaders[i + 1] ?? '')
      const json = received.get('content-type')?.includes('json')
        ? (JSON.parse(text) as Record<string, unknown>)
        : {}
      resolve({ status: answer.statusCode ?? 0, headers: received, text, body: json })
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that was kept open just when it was used again: nothing was read of it.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(send(address, sent))
      else reject(error)
    })
    asked.end(payload ?? undefined)
  })
}
