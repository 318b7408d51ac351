import { HEALTH_TOKEN_LENGTH } from '../domain/health/constants.ts'
import { REBUILD_EVERY_MINUTES } from '../domain/rebuild/windows.ts'
import {
  CONTEXT_RULES,
  type ContextRules,
  type SiteContext,
  siteContext,
} from '../domain/site/contexts.ts'
import { siteSettings } from '../domain/site/settings.ts'

/** Settings the server reads from its environment. Missing ones that cannot have a default stop the request with a clear log line. */
export type Env = {
  context: SiteContext
  /** What the context lets this process do. */
  rules: ContextRules
  /** Address of Postgres. */
  databaseUrl: string
  /** `server`: plain Postgres over TCP (local); `serverless`: Neon over HTTP (production). */
  databaseDriver: 'server' | 'serverless'
  authSecret: string
  /** Where a rebuild is asked for; null where nothing listens (then the status turns overdue), or builds are not ours to ask for. */
  buildHookUrl: string | null
  /** Minutes between two builds; 0: each change is built at once. */
  rebuildEveryMinutes: number
  /** Address of the mail server, with user and password; null where mails go elsewhere, or nowhere. */
  smtpUrl: string | null
  /** Folder that mails are written to instead, on one's own machine. */
  mailFolder: string | null
  mailFrom: string
  /** Where mails to the portal itself go. */
  officeEmail: string
  siteName: string
  /** The site's main address, for links in mails. */
  siteUrl: string
  /** Opens the longer answers of `/api/health` to a monitor; null where it opens nothing. */
  healthToken: string | null
  /** The password of the mail provider that tells of mails which came back; null where it may tell nothing. */
  mailEventsToken: string | null
  /** Under Netlify's local server, which asks again after a 403 or 404. */
  localServer: boolean
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`The environment variable ${name} is not set.`)
  return value
}

/** Where Postgres is, read anew each time; undefined where nothing names it. */
export function databaseAddress(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.NETLIFY_DB_URL || env.DATABASE_URL || undefined
}

const longEnough = (token = '') => (token.length >= HEALTH_TOKEN_LENGTH ? token : null)

/** On a local machine builds cost nothing. A number that is none counts as not set. */
function rebuildEveryMinutes({ REBUILD_EVERY_MINUTES: set, NETLIFY_DEV }: NodeJS.ProcessEnv) {
  const minutes = set ? Number(set) : Number.NaN
  if (minutes >= 0) return minutes
  return NETLIFY_DEV === 'true' ? 0 : REBUILD_EVERY_MINUTES
}

export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const context = siteContext(env)
  const rules = CONTEXT_RULES[context]
  return {
    context,
    rules,
    databaseUrl: required('NETLIFY_DB_URL', databaseAddress(env)),
    databaseDriver: env.NETLIFY_DB_DRIVER === 'server' ? 'server' : 'serverless',
    authSecret: required('AUTH_SECRET', env.AUTH_SECRET),
    buildHookUrl: (rules.builds && env.BUILD_HOOK_URL) || null,
    rebuildEveryMinutes: rebuildEveryMinutes(env),
    smtpUrl: (rules.mails && env.SMTP_URL) || null,
    mailFolder: (rules.mails && env.MAIL_FOLDER) || null,
    mailFrom: env.MAIL_FROM || siteSettings(env).email,
    officeEmail: siteSettings(env).email,
    siteName: siteSettings(env).name,
    siteUrl: env.URL || 'http://localhost:8888',
    healthToken: longEnough(env.HEALTH_TOKEN),
    mailEventsToken: longEnough(env.MAIL_EVENTS_TOKEN),
    localServer: env.NETLIFY_DEV === 'true',
  }
}
