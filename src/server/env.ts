/** Settings the server reads from its environment. Missing ones that cannot have a default stop the request with a clear log line. */
export type Env = {
  /** Address of Postgres. */
  databaseUrl: string
  /** `server`: plain Postgres over TCP (local); `serverless`: Neon over HTTP (production). */
  databaseDriver: 'server' | 'serverless'
  authSecret: string
  /** Where a rebuild is asked for; null where nothing listens (then the status turns overdue). */
  buildHookUrl: string | null
  /** Under Netlify's local server, which asks again after a 403 or 404. */
  localServer: boolean
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`The environment variable ${name} is not set.`)
  return value
}

export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  return {
    databaseUrl: required('NETLIFY_DB_URL', env.NETLIFY_DB_URL ?? env.DATABASE_URL),
    databaseDriver: env.NETLIFY_DB_DRIVER === 'server' ? 'server' : 'serverless',
    authSecret: required('AUTH_SECRET', env.AUTH_SECRET),
    buildHookUrl: env.BUILD_HOOK_URL || null,
    localServer: env.NETLIFY_DEV === 'true',
  }
}
