import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { FUNCTIONS, type FunctionHead } from '../../../contract/functions.ts'
import { LANGUAGE_HEADER, LANGUAGES, type Language } from '../../../domain/language/constants.ts'
import { loadMounted } from '../../../server/api.ts'
import type { Deps } from '../../../server/deps.ts'
import type { Handler } from '../../../server/http.ts'
import { deliverIn } from '../language/deliver-in.ts'
import { loadInLanguage } from '../language/in-language.ts'

type ServedFunction = { patterns: URLPattern[]; excluded: URLPattern[]; answer: Handler }
/** Answers a request, given the caller's address. */
export type Answer = (request: Request, ip: string) => Promise<Response>

/** The header in which Netlify sends the caller's address. */
export const CALLER_HEADER = 'x-nf-client-connection-ip'

const patternsOf = (paths: FunctionHead['path'] = []) =>
  [paths].flat().map((pathname) => new URLPattern({ pathname }))

async function load([name, head]: [string, FunctionHead]): Promise<ServedFunction> {
  type Loaded = { default: Handler }
  const first = (await import(`../../../../functions/${name}.ts`)) as Loaded
  const answer: Handler = async (request, context, makeDeps) => {
    const language = head.speaks ? languageAsked(request) : LANGUAGES[0]
    const loaded =
      language === LANGUAGES[0]
        ? first
        : await loadInLanguage<Loaded>(language, `functions/${name}.ts`)
    return loaded.default(request, head.mails ? { ...context, deliverIn } : context, makeDeps)
  }
  // A browser cannot reach a function without a path.
  return { patterns: patternsOf(head.path), excluded: patternsOf(head.excludedPath), answer }
}

/** The language of which the head of a function takes the bundle. */
function languageAsked(request: Request): Language {
  const [, beginning] = new URL(request.url).pathname.split('/')
  const named = [beginning, request.headers.get(LANGUAGE_HEADER)]
  return LANGUAGES.find((one) => named.includes(one)) ?? LANGUAGES[0]
}

/** Returns a function that finds the handler of a request by the addresses of each function. */
export async function loadFunctions(): Promise<(request: Request) => Handler | undefined> {
  const functions = await Promise.all(Object.entries(FUNCTIONS).map(load))
  // Loads all endpoints now: the router would load them later inside a page, whose scripts are loaded anew each time.
  await loadMounted()
  return (request) => {
    const { pathname } = new URL(request.url)
    const fits = (pattern: URLPattern) => pattern.test({ pathname })
    return functions.find(({ patterns, excluded }) => patterns.some(fits) && !excluded.some(fits))
      ?.answer
  }
}

/** The handler of what is due, which the platform's clock calls: it has no address. */
export const loadDue = async (): Promise<Handler> => (await load(['due', FUNCTIONS.due])).answer

export type NodeServer = { address: string; close(): Promise<void> }

/** Serves one handler over real HTTP on the loopback address; port 0 means any free one. */
export async function serve(answer: Answer, port = 0): Promise<NodeServer> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    // A kept connection that is closed just when it is used again would look like a failure.
    serverOptions: { keepAliveTimeout: 0 },
    fetch: async (light: Request) => {
      // A real Request as on the platform: the adaptor's own is only similar.
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

/** Serves the real functions, and nothing else; without `makeDeps` each takes those of this process. */
export async function serveFunctions(makeDeps?: () => Deps): Promise<NodeServer> {
  const find = await loadFunctions()
  return serve(async (request, ip) => {
    const answer = find(request)
    return answer
      ? answer(request, { ip }, makeDeps)
      : new Response('No function serves this address.', { status: 404 })
  })
}
