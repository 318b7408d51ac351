import type { Config, NetlifyFunction } from '@netlify/functions'
import { PREFIXES } from '../domain/language/constants.ts'
import { PERMISSIONS } from '../domain/permission/table.ts'
import { IMAGE_FOLDER } from '../domain/photo/constants.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { APART, CONCEPTS } from './endpoints.ts'
import { PATHS, withoutLanguage } from './paths.ts'
import { SHARE_PICTURES } from './share-pictures.ts'

/** What Netlify has to know about a function before it runs it. */
export type FunctionHead = {
  path?: string | readonly string[]
  excludedPath?: readonly string[]
  rateLimit?: Config['rateLimit']
  schedule?: string
  /** It says something to people, so there is a bundle of it for each language. */
  speaks?: true
  /** It sends mails: those in another language through the code that is built for it. */
  mails?: true
  /** Events of Netlify's deploys that the function handles. */
  events?: readonly (keyof NetlifyFunction)[]
}

/** Netlify rejects a caller who sends more calls a minute, before our code runs. */
const callsPerMinute = (windowLimit: number) =>
  ({ windowLimit, windowSize: 60, aggregateBy: ['ip'] }) satisfies Config['rateLimit']

/** Addresses to which anybody may write. */
const OPEN = [
  ...new Set(
    Object.values(CONCEPTS)
      .flatMap((concept) => Object.values<AnyEndpoint>(concept))
      .filter(
        ({ method, action }) =>
          method !== 'GET' && PERMISSIONS[action].some(({ who }) => who === 'anyone'),
      )
      .map(({ path }) => path),
  ),
]

const AUTH = '/api/auth/*'

/** An address in each language. */
const inEach = (path: string) => Object.values(PREFIXES).map((prefix) => prefix + path)
const opensProject = withoutLanguage(PATHS.openProject)

// Netlify reports these about each build of its own; they have no address.
const DEPLOY_EVENTS = ['deployBuilding', 'deploySucceeded', 'deployFailed'] as const

/** The functions, by the names of their files in `functions/`. */
export const FUNCTIONS = {
  api: {
    // The local server compares in lower case, so an address with a capital letter is listed twice.
    path: ['/api/*', ...inEach(opensProject), ...inEach(opensProject.toLowerCase())],
    speaks: true,
    mails: true,
    excludedPath: [AUTH, ...Object.values(APART).map(({ path }) => path), ...OPEN],
  },
  'api-open': { path: OPEN, speaks: true, mails: true, rateLimit: callsPerMinute(60) },
  auth: { path: AUTH, rateLimit: callsPerMinute(60) },
  cleanup: { schedule: '30 20 * * *', mails: true },
  deploys: { events: DEPLOY_EVENTS },
  due: { schedule: '*/10 * * * *', mails: true },
  paper: { path: APART.showPaper.path, speaks: true },
  photo: { path: `/${IMAGE_FOLDER}:name/:variant` },
  'photo-upload': { path: APART.uploadPhoto.path, speaks: true },
  // Each picture that is not kept yet takes a third of a second of CPU.
  'share-picture': {
    path: inEach(`${withoutLanguage(SHARE_PICTURES)}/:kind/:name`),
    speaks: true,
    rateLimit: callsPerMinute(120),
  },
  stats: { path: APART.readStats.path },
} satisfies Record<string, FunctionHead>

const beginnings = Object.values<FunctionHead>(FUNCTIONS)
  .flatMap(({ path = [] }) => path)
  .map((path) => path.replace(/[:*].*/, ''))

/** How the addresses of functions begin: a folder with a slash at its end, or a whole address. */
export const FUNCTION_ADDRESSES = beginnings.filter(
  (one, n) =>
    beginnings.indexOf(one) === n &&
    !beginnings.some((folder) => folder !== one && folder.endsWith('/') && one.startsWith(folder)),
)
