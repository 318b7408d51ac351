import { siteSettings } from '../domain/site/settings.ts'

/** Settings the server reads from its environment. Missing ones that cannot have a default stop the request with a clear log line. */
export type Env = {
  /** Address of Postgres. */
  databaseUrl: string
  /** `server`: plain Postgres over TCP (local); `serverless`: Neon over HTTP (production). */
  databaseDriver: 'server' | 'serverless'
  authSecret: string
  /** Where a rebuild is asked for; null where nothing listens (then the status turns overdue). */
  buildHookUrl: string | null
  /** Address of the mail server, with user and password; null where mails go elsewhere. */
  smtpUrl: string | null
  /** Folder that mails are written to instead, on one's own machine. */
  mailFolder: string | null
  mailFrom: string
  /** Where mails to the portal itself go. */
  officeEmail: string
  /** The site's main address, for links in mails. */
  siteUrl: string
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

export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  return {
    databaseUrl: required('NETLIFY_DB_URL', databaseAddress(env)),
    databaseDriver: env.NETLIFY_DB_DRIVER === 'server' ? 'server' : 'serverless',
    authSecret: required('AUTH_SECRET', env.AUTH_SECRET),
    buildHookUrl: env.BUILD_HOOK_URL || null,
    smtpUrl: env.SMTP_URL || null,
    mailFolder: env.MAIL_FOLDER || null,
    mailFrom: env.MAIL_FROM || siteSettings(env).email,
    officeEmail: siteSettings(env).email,
    siteUrl: env.URL || 'http://localhost:8888',
    localServer: env.NETLIFY_DEV === 'true',
  }
}
