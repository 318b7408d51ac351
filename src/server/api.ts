import * as account from '../contract/account.ts'
import * as audit from '../contract/audit.ts'
import * as contact from '../contract/contact.ts'
import * as content from '../contract/content.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import * as enquiry from '../contract/enquiry.ts'
import * as hints from '../contract/hints.ts'
import * as listing from '../contract/listing.ts'
import * as mail from '../contract/mail.ts'
import * as moderation from '../contract/moderation.ts'
import { PATHS } from '../contract/paths.ts'
import { removePhoto } from '../contract/photo.ts'
import * as project from '../contract/project.ts'
import * as publicListing from '../contract/public-listing.ts'
import * as rebuild from '../contract/rebuild.ts'
import * as report from '../contract/report.ts'
import { fail } from '../contract/result.ts'
import * as savedSearch from '../contract/saved-search.ts'
import * as security from '../contract/security.ts'
import * as shortlist from '../contract/shortlist.ts'
import * as users from '../contract/users.ts'
import * as view from '../contract/view.ts'
import { lazy } from '../domain/text/lazy.ts'
import { failureReply, unexpected, withHead } from './answer.ts'
import { sendMailsBy } from './deps.ts'
import type { Handler, Mounted } from './http.ts'
import { newId } from './ids.ts'
import { liveMailer } from './mail/mailer.ts'
import { askedPath, matchPath } from './request.ts'

sendMailsBy(liveMailer)

/**
 * Endpoints of the contract with the file that mounts them. The file is loaded at the first call to one of them,
 * because creating schemas takes long.
 */
type Concept<Endpoints = Record<string, AnyEndpoint>> = {
  endpoints: Endpoints
  load: () => Promise<readonly Mounted[]>
}
const concept = <const Endpoints extends Concept['endpoints']>(
  endpoints: Endpoints,
  load: Concept['load'],
): Concept<Endpoints> => ({ endpoints, load: lazy(load) })

/** @internal Exported for the tests of all endpoints. */
export const CONCEPTS = [
  concept(
    { ...account, ...security, ...users },
    async () => (await import('./account/api.ts')).accountApi,
  ),
  concept(
    { ...listing, ...publicListing, ...enquiry, ...view, removePhoto },
    async () => (await import('./listing/api.ts')).listingApi,
  ),
  concept(
    { ...moderation, ...hints },
    async () => (await import('./moderation/api.ts')).moderationApi,
  ),
  concept(mail, async () => (await import('./mail/stops.ts')).mailApi),
  concept(savedSearch, async () => (await import('./saved-search/api.ts')).savedSearchApi),
  concept(shortlist, async () => (await import('./shortlist/api.ts')).shortlistApi),
  concept(report, async () => (await import('./report/api.ts')).reportApi),
  concept(contact, async () => (await import('./contact/api.ts')).contactApi),
  concept({ ...content, ...project }, async () => (await import('./content/api.ts')).contentApi),
  concept({ ...rebuild, ...audit }, async () => (await import('./rebuild/api.ts')).rebuildApi),
] as const

/**
 * All mounted endpoints, with their schemas. A call loads only the part that it needs; tests check them all.
 * @internal
 */
export const loadMounted = async (): Promise<Mounted[]> =>
  (await Promise.all(CONCEPTS.map(({ load }) => load()))).flat()

type Route = Pick<AnyEndpoint, 'method' | 'path'> & { answer: Handler }

const routesOf = ({ endpoints, load }: Concept): Route[] =>
  Object.values(endpoints).map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    answer: async (request, context) => {
      const mounted = (await load()).find((one) => one.endpoint === endpoint)
      if (!mounted) throw new Error(`${endpoint.method} ${endpoint.path} is not mounted.`)
      return mounted.answer(request, context)
    },
  }))
// Visitors open this address; it redirects to a page.
const OPEN_PROJECT: Route = {
  method: 'GET',
  path: PATHS.openProject,
  answer: async (request) => (await import('./project/open.ts')).answerOpenProject(request),
}

const parameters = ({ path }: Route) => path.split(':').length
// Addresses with fewer parameters come first, so that a fixed word in an address is not taken for an id.
const ROUTES = [...CONCEPTS.flatMap((one) => routesOf(one)), OPEN_PROJECT].sort(
  (a, b) => parameters(a) - parameters(b),
)

/** Answers every address of the contract, whichever function received the call. Refuses methods without an endpoint. */
export const answerApi: Handler = withHead(async (request, context: Parameters<Handler>[1]) => {
  try {
    const path = askedPath(request.url)
    const here = ROUTES.filter((route) => matchPath(route.path, path))
    const route = here.find(({ method }) => method === request.method)
    if (route) return await route.answer(request, context)
    if (here.length === 0) return failureReply(fail('not_found'), newId())
    const allow = [...new Set(here.map(({ method }) => method))].join(', ')
    return failureReply(fail('method_not_allowed'), newId(), { allow })
  } catch (error) {
    return unexpected(error, newId())
  }
})
