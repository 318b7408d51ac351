import { HEALTH_TOKEN_LENGTH } from '../domain/health/constants.ts'
import type { Names } from '../domain/language/constants.ts'
import { REBUILD_EVERY_MINUTES } from '../domain/rebuild/windows.ts'
import { LOCAL_ADDRESS } from '../domain/site/address.ts'
import {
  CONTEXT_RULES,
  type ContextRules,
  type SiteContext,
  siteContext,
} from '../domain/site/contexts.ts'
import { siteSettings } from '../domain/site/settings.ts'

/**
 * Settings from the server's environment. Where one without a default is missing, what needs it fails with a clear log
 * line, and nothing else does.
 */
export type Env = {
  context: SiteContext
  /** What this process may do in its context. */
  rules: ContextRules
  /** Address of Postgres; empty where none is set, and then each statement fails. */
  databaseUrl: string
  /** `server`: plain Postgres over TCP (local); `serverless`: Neon over HTTP (production). */
  databaseDriver: 'server' | 'serverless'
  /** Null where none is set: what needs it asks `authSecretOf`. */
  authSecret: string | null
  /** The secret before the last change. It only opens what is stored under it. */
  formerAuthSecret: string | null
  /**
   * Address that starts a build; null where none is set (then the status becomes overdue), or this context may not
   * build.
   */
  buildHookUrl: string | null
  /** Minutes between two builds; 0: each change is built at once. */
  rebuildEveryMinutes: number
  /** Address of the mail server, with user and password; null where mails are not sent by SMTP. */
  smtpUrl: string | null
  /** Folder that mails are written to instead, on a local machine. */
  mailFolder: string | null
  mailFrom: string
  /** Where mails to the portal itself go. */
  officeEmail: string
  siteName: string
  siteNames: Names
  /** The site's main address, for links in mails. */
  siteUrl: string
  /** The token with which a monitor gets the detailed answers of `/api/health`; null where there is none. */
  healthToken: string | null
  /** The password with which the mail provider reports bounced mails; null where reports are not accepted. */
  mailEventsToken: string | null
  /** Whether this runs under Netlify's local server, which repeats a call after a 403 or 404. */
  localServer: boolean
}

/** The variables without which a part of the portal fails. */
export function missingVariables(env: Pick<Env, 'databaseUrl' | 'authSecret'>): string[] {
  return [
    ...(env.databaseUrl ? [] : ['NETLIFY_DB_URL']),
    ...(env.authSecret === null ? ['AUTH_SECRET'] : []),
  ]
}

/** The secret of sessions and links. Throws where none is set. */
export function authSecretOf({ authSecret }: Pick<Env, 'authSecret'>): string {
  if (authSecret === null) throw new Error('The environment variable AUTH_SECRET is not set.')
  return authSecret
}

/** The address of Postgres, read from the environment each time; undefined where none is set. */
export function databaseAddress(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.NETLIFY_DB_URL || env.DATABASE_URL || undefined
}

const longEnough = (token = '') => (token.length >= HEALTH_TOKEN_LENGTH ? token : null)

/** On a local machine each change is built at once. An invalid number counts as not set. */
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
    databaseUrl: databaseAddress(env) ?? '',
    databaseDriver: env.NETLIFY_DB_DRIVER === 'server' ? 'server' : 'serverless',
    authSecret: env.AUTH_SECRET || null,
    formerAuthSecret: env.AUTH_SECRET_FORMER || null,
    buildHookUrl: (rules.builds && env.BUILD_HOOK_URL) || null,
    rebuildEveryMinutes: rebuildEveryMinutes(env),
    smtpUrl: (rules.mails && env.SMTP_URL) || null,
    mailFolder: (rules.mails && env.MAIL_FOLDER) || null,
    mailFrom: env.MAIL_FROM || siteSettings(env).email,
    officeEmail: siteSettings(env).email,
    siteName: siteSettings(env).name,
    siteNames: siteSettings(env).names,
    siteUrl: env.URL || LOCAL_ADDRESS,
    healthToken: longEnough(env.HEALTH_TOKEN),
    mailEventsToken: longEnough(env.MAIL_EVENTS_TOKEN),
    localServer: env.NETLIFY_DEV === 'true',
  }
}
