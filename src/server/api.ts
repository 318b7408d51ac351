import type { AnyEndpoint } from '../contract/endpoint.ts'
import { CONCEPTS } from '../contract/endpoints.ts'
import { PATHS } from '../contract/paths.ts'
import { fail } from '../contract/result.ts'
import { lazy } from '../domain/text/lazy.ts'
import { failureReply, unexpected, withHead } from './answer.ts'
import type { Deps } from './deps.ts'
import type { Handler, Mounted } from './http.ts'
import { newId } from './ids.ts'
import { mailingDeps } from './mailing-deps.ts'
import { askedPath, matchPath } from './request.ts'

/** Loads the file that mounts a concept at the first call to one of its endpoints: creating schemas takes long. */
const LOAD: Record<keyof typeof CONCEPTS, () => Promise<readonly Mounted[]>> = {
  account: lazy(async () => (await import('./account/api.ts')).accountApi),
  listing: lazy(async () => (await import('./listing/api.ts')).listingApi),
  asked: lazy(async () => (await import('./asked/api.ts')).askedApi),
  counting: lazy(async () => (await import('./counting/api.ts')).countingApi),
  moderation: lazy(async () => (await import('./moderation/api.ts')).moderationApi),
  mail: lazy(async () => (await import('./mail/stops.ts')).mailApi),
  savedSearch: lazy(async () => (await import('./saved-search/api.ts')).savedSearchApi),
  shortlist: lazy(async () => (await import('./shortlist/api.ts')).shortlistApi),
  together: lazy(async () => (await import('./together/api.ts')).togetherApi),
  report: lazy(async () => (await import('./report/api.ts')).reportApi),
  contact: lazy(async () => (await import('./contact/api.ts')).contactApi),
  content: lazy(async () => (await import('./content/api.ts')).contentApi),
  launch: lazy(async () => (await import('./launch/api.ts')).launchApi),
  rightToOffer: lazy(async () => (await import('./right-to-offer/api.ts')).rightToOfferApi),
  rebuild: lazy(async () => (await import('./rebuild/api.ts')).rebuildApi),
}

/**
 * All mounted endpoints, with their schemas. A call loads only the part that it needs; tests check them all.
 * @internal
 */
export const loadMounted = async (): Promise<Mounted[]> =>
  (await Promise.all(Object.values(LOAD).map((load) => load()))).flat()

type Route = Pick<AnyEndpoint, 'method' | 'path'> & { answer: Handler }

const routesOf = (concept: keyof typeof CONCEPTS): Route[] =>
  Object.values<AnyEndpoint>(CONCEPTS[concept]).map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    answer: async (request, context, makeDeps) => {
      const mounted = (await LOAD[concept]()).find((one) => one.endpoint === endpoint)
      if (!mounted) throw new Error(`${endpoint.method} ${endpoint.path} is not mounted.`)
      return mounted.answer(request, context, makeDeps)
    },
  }))

// Visitors open this address; it redirects to a page.
const OPEN_PROJECT: Route = {
  method: 'GET',
  path: PATHS.openProject,
  answer: async (request, context, makeDeps) =>
    (await import('./project/open.ts')).answerOpenProject(request, context, makeDeps),
}

const parameters = ({ path }: Route) => path.split(':').length
// Addresses with fewer parameters come first, so that a fixed word in an address is not taken for an id.
const ROUTES = [
  ...Object.keys(LOAD).flatMap((concept) => routesOf(concept as keyof typeof LOAD)),
  OPEN_PROJECT,
].sort((a, b) => parameters(a) - parameters(b))

type Tail = [context: Parameters<Handler>[1], makeDeps?: () => Deps]
/** Answers every address of the contract, whichever function received the call. Refuses methods without an endpoint. */
export const answerApi: Handler = withHead<Tail>(
  async (request, context, makeDeps = mailingDeps) => {
    try {
      const path = askedPath(request.url)
      const here = ROUTES.filter((route) => matchPath(route.path, path))
      const route = here.find(({ method }) => method === request.method)
      if (route) return await route.answer(request, context, makeDeps)
      if (here.length === 0) return failureReply(fail('not_found'), newId())
      const allow = [...new Set(here.map(({ method }) => method))].join(', ')
      return failureReply(fail('method_not_allowed'), newId(), { allow })
    } catch (error) {
      return unexpected(error, newId())
    }
  },
)
