import type { AnyEndpoint, Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import { PATHS } from '../contract/paths.ts'
import { fail } from '../contract/result.ts'
import { accountApi } from './account/api.ts'
import { failureReply } from './answer.ts'
import { contactApi } from './contact/api.ts'
import { contentApi } from './content/api.ts'
import type { Handler } from './http.ts'
import { newId } from './ids.ts'
import { listingApi } from './listing/api.ts'
import { moderationApi } from './moderation/api.ts'
import { answerOpenProject } from './project/open.ts'
import { publicationApi } from './publication/api.ts'
import { askedPath, matchPath } from './request.ts'

/** What each endpoint of the contract does, but for those whose libraries need a function of their own. */
export const handlers = {
  ...accountApi,
  ...listingApi,
  ...moderationApi,
  ...contactApi,
  ...contentApi,
  ...publicationApi,
} satisfies Record<Exclude<keyof typeof endpoints, 'uploadPhoto' | 'readFigures'>, Handler>

type Route = Pick<Endpoint<unknown, unknown, unknown>, 'method' | 'path'> & { answer: Handler }

const parameters = ({ path }: Route) => path.split(':').length

const ENDPOINTS: Route[] = Object.entries(handlers).map(([name, answer]) => {
  const { method, path }: AnyEndpoint = endpoints[name as keyof typeof handlers]
  return { method, path, answer }
})
// Visitors open it; it leads on to a page.
const OPEN_PROJECT: Route = {
  method: 'GET',
  path: PATHS.openProject,
  answer: (request) => answerOpenProject(request),
}

// Words before parameters: an address that names an endpoint is not an id of another one.
const ROUTES = [...ENDPOINTS, OPEN_PROJECT].sort((a, b) => parameters(a) - parameters(b))

/**
 * Answers every address of the contract, whatever function it came to. A method that no endpoint at the address takes goes to one of them, which
 * refuses it.
 */
export const answerApi: Handler = async (request, context) => {
  const path = askedPath(request.url)
  const here = ROUTES.filter((route) => matchPath(route.path, path))
  const route = here.find(({ method }) => method === request.method) ?? here[0]
  return route ? route.answer(request, context) : failureReply(fail('not_found'), newId())
}
