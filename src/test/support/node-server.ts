import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Config, Context } from '@netlify/functions'
import { loadMounted } from '../../server/api.ts'

export type Handler = (request: Request, context: Pick<Context, 'ip'>) => Promise<Response>
type ServedFunction = { patterns: URLPattern[]; excluded: URLPattern[]; answer: Handler }
/** What answers a request, given the caller's address. */
export type Answer = (request: Request, ip: string) => Promise<Response>

/** Where Netlify names the caller's address. */
export const CALLER_HEADER = 'x-nf-client-connection-ip'

const FUNCTIONS = new URL('../../../functions/', import.meta.url)

const patternsOf = (paths: string | string[] | undefined) =>
  [paths ?? []].flat().map((pathname) => new URLPattern({ pathname }))

async function load(file: string): Promise<ServedFunction> {
  const name = file.replace(/\.ts$/, '')
  const { default: answer, config } = (await import(`../../../functions/${name}.ts`)) as {
    default: Handler
    config?: Config
  }
  // A function without a path is none that a browser can reach.
  return { patterns: patternsOf(config?.path), excluded: patternsOf(config?.excludedPath), answer }
}

/** Finds the function for a request among all of them, by the addresses of their own config. */
export async function loadFunctions(): Promise<(request: Request) => Handler | undefined> {
  const files = (await readdir(FUNCTIONS)).filter((file) => file.endsWith('.ts'))
  const functions = await Promise.all(files.map(load))
  // What the router loads later would be of another page, where the scripts of pages begin anew.
  await loadMounted()
  return (request) => {
    const { pathname } = new URL(request.url)
    const fits = (pattern: URLPattern) => pattern.test({ pathname })
    return functions.find(({ patterns, excluded }) => patterns.some(fits) && !excluded.some(fits))
      ?.answer
  }
}

export type NodeServer = { address: string; close(): Promise<void> }

/** Serves one answer over real HTTP on the loopback address; a port of 0 takes a free one. */
export async function serve(answer: Answer, port = 0): Promise<NodeServer> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    // A kept connection that is closed just as it is used again would look like a failure.
    serverOptions: { keepAliveTimeout: 0 },
    fetch: async (light: Request) => {
      // A true Request, as the platform gives: the adaptor's own only looks like one.
      const init = {
        method: light.method,
        headers: light.headers,
        body: light.body,
        duplex: 'half',
      }
      return answer(new Request(light.url, init), light.headers.get(CALLER_HEADER) ?? '10.0.0.1')
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

/** Serves the real functions, and nothing else. */
export async function serveFunctions(): Promise<NodeServer> {
  const find = await loadFunctions()
  return serve(async (request, ip) => {
    const answer = find(request)
    return answer
      ? answer(request, { ip })
      : new Response('No function serves this address.', { status: 404 })
  })
}
