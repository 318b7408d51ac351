import { join } from 'node:path'
import { serve } from '../../src/test/support/http/node-server.ts'
import { startGroup } from '../lib/processes.ts'

/** What Netlify knows about a site when it builds a deploy. */
export type Platform = {
  /** The address of the site's database; null if it has none. */
  database: string | null
  /** The /build.json of the live site; null before the first deploy. */
  live: { revision: number; listings: number } | null
  /** The variables that its owner has set. */
  settings?: Record<string, string>
}

const BUILD = join('node_modules', '@netlify', 'build', 'bin.js')
const SITE = 'site'
/** The only variables of this process that a build gets: without them no program runs. */
const INHERITED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'BUILD_LEDGER',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
]

/** Answers what a build asks Netlify's API and the live site. */
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
 * Runs Netlify's own build of a production deploy as Netlify does: it asks for the site and its database, and copies
 * the migrations for later. It sends no request beyond this machine. Its output goes to the file `log`. Returns its
 * exit code.
 */
export async function netlifyBuild(
  project: string,
  platform: Platform,
  log: string,
): Promise<number | null> {
  const netlify = await serve((request) => answerAsNetlify(request, platform))
  const args = [
    '--mode',
    'cli',
    '--context',
    'production',
    '--siteId',
    SITE,
    '--token',
    'none',
    '--testOpts.scheme',
    'http',
    '--testOpts.host',
    new URL(netlify.address).host,
    // By this flag Netlify makes a database for a site.
    ...(platform.database ? ['--featureFlags', 'netlify_build_db_setup'] : []),
  ]
  const env = { NETLIFY: 'true', BUILD_CAUSE: 'a deploy', ...platform.settings }
  try {
    const build = join(project, BUILD)
    return (await startGroup(build, args, { cwd: project, env, inherits: INHERITED, log }).ended)
      .code
  } finally {
    await netlify.close()
  }
}
