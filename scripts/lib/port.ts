import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, Problem } from './problem.ts'

const DEFAULT_PORT = 8888

/** Returns the port in the environment, or the default one. */
export function wantedPort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Problem(
    `PORT is "${value}", which is no port. Use a number between 1024 and 65535: PORT=8889 npm start`,
  )
}

async function tryPort(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(errorCode(error)))
    server.listen({ port, ...(host ? { host } : {}) }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Refuses a port on which another program listens, on all addresses or on the loopback address; the log of `netlify
 * dev` would be the only place that says so. Waits first, because a killed program needs a moment to release its port.
 */
export async function claimPort(port: number, timeoutMs = 3000): Promise<void> {
  const refused = async () => (await tryPort(port)) ?? (await tryPort(port, '127.0.0.1'))
  let refusal = await refused()
  for (
    const until = Date.now() + timeoutMs;
    refusal === 'EADDRINUSE' && Date.now() < until;
    refusal = await refused()
  )
    await sleep(100)
  if (refusal === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} is taken by another program. End that one, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  if (refusal)
    throw new Problem(
      `Port ${port} cannot be used (${refusal}). Choose another one: PORT=${port < 1024 ? DEFAULT_PORT : port + 1} npm start`,
    )
}

/** Returns a port on which nobody listens, below those from which the system takes ports for outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    if (!(await tryPort(port)) && !(await tryPort(port, '127.0.0.1'))) return port
  }
}
