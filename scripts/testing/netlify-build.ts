import { join } from 'node:path'
import { serve } from '../../src/test/support/http/node-server.ts'
import { startGroup } from '../lib/processes.ts'

/** What Netlify knows of a site when it builds a deploy of it. */
export type Platform = {
  /** Address of the site's database; null where it has none. */
  database: string | null
  /** What the live site says of itself; null before the first deploy. */
  live: { revision: number; listings: number } | null
  /** Variables that its owner has set. */
  settings?: Record<string, string>
}

const BUILD = join('node_modules', '@netlify', 'build', 'bin.js')
const SITE = 'site'
/** Of this process's variables a build gets those without which no program runs, and no other. */
const INHERITED = [
  ...['PATH', 'HOME', 'TMPDIR'],
  ...['SystemRoot', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
]

/** What a build asks of Netlify's API, and of the live site. */
async function answerAsNetlify(request: Request, { database, live }: Platform): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const answers: Record<string, unknown> = {
    [`/api/v1/sites/${SITE}`]: { id: SITE, name: 'aangan', ssl_url: origin, build_settings: {} },
    [`/api/v1/sites/${SITE}/database`]: database && { connection_string: database },
    '/api/v1/accounts': [],
    [`/site/${SITE}/integrations/safe`]: [],
    '/build.json': live,
  }
  const answer = answers[pathname]
  return answer ? Response.json(answer) : new Response('Not Found', { status: 404 })
}

/**
 * Netlify's own build of a production deploy, as it runs there: it asks for the site and its database, and copies the
 * migrations for later. Nothing is asked beyond this machine. Its code, and its words in the file `log`.
 */
export async function netlifyBuild(
  project: string,
  platform: Platform,
  log: string,
): Promise<number | null> {
  const netlify = await serve((request) => answerAsNetlify(request, platform))
  const args = [
    ...['--mode', 'cli', '--context', 'production', '--siteId', SITE, '--token', 'none'],
    ...['--testOpts.scheme', 'http', '--testOpts.host', new URL(netlify.address).host],
    // Netlify makes databases for sites by this.
    ...(platform.database ? ['--featureFlags', 'netlify_build_db_setup'] : []),
  ]
  const env = { NETLIFY: 'true', ...platform.settings }
  try {
    const build = join(project, BUILD)
    return (await startGroup(build, args, { cwd: project, env, inherits: INHERITED, log }).ended)
      .code
  } finally {
    await netlify.close()
  }
}
