import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** A request to repeat; `{unique}` in the body becomes a new text of 16 characters each time. */
export type Shot = { method: string; path: string; headers: Record<string, string>; body?: string }
export type Load = { address: string; shot: Shot; connections: number; calls: number }
/** Latencies in milliseconds. */
export type Answered = { p50: number; p99: number; perSecond: number }

/** Sends load to a server from a separate process, whose own cost is then not counted as the server's. */
export async function putLoad(load: Load): Promise<Answered> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(import.meta.url),
    JSON.stringify(load),
  ])
  return JSON.parse(stdout) as Answered
}

async function fire({ address, shot, connections, calls }: Load): Promise<Answered> {
  let fired = 0
  const unique = (text = '') =>
    text.replace(
      '{unique}',
      String(++fired).padStart(8, '0') + String(process.pid).padStart(8, '0'),
    )
  const { latency, duration, non2xx, errors } = await autocannon({
    url: address,
    connections,
    amount: calls,
    requests: [
      shot.body === undefined
        ? shot
        : { ...shot, setupRequest: (request) => ({ ...request, body: unique(shot.body) }) },
    ],
  })
  if (non2xx + errors > 0)
    throw new Error(
      `${shot.method} ${shot.path}: ${non2xx} answers were no success, ${errors} calls failed.`,
    )
  return { p50: latency.p50, p99: latency.p99, perSecond: calls / duration }
}

if (import.meta.main)
  console.log(JSON.stringify(await fire(JSON.parse(process.argv[2] ?? '') as Load)))
