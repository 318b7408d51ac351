import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, Problem } from './problem.ts'

const DEFAULT_PORT = 8888

/** The port in the environment, else the default one. */
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

/** Refuses a port that another program listens on, on any or on the loopback address; one that has just been killed needs a moment to let go. */
export async function claimPort(port: number, patienceMs = 3000): Promise<void> {
  const refused = async () => (await tryPort(port)) ?? (await tryPort(port, '127.0.0.1'))
  let refusal = await refused()
  for (
    const until = Date.now() + patienceMs;
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

/**
 * A port that nobody listens on now. Systems hand out higher ones to outgoing connections, so that one of those can be gone
 * before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    if (!(await tryPort(port)) && !(await tryPort(port, '127.0.0.1'))) return port
  }
}
