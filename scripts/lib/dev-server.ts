import { join } from 'node:path'
import { nextAnswer, whyGivenUp } from './health.ts'
import { ROOT } from './paths.ts'
import { Problem } from './problem.ts'
import { type Ending, type Group, startGroup } from './processes.ts'

type Options = {
  port: number
  api: string
  database: () => string
  /** What pages on demand read besides. */
  env: Record<string, string>
}
/** `ended` resolves when the server ends by itself. `restart` passes the database's current address to it. */
export type DevServer = { ended: Promise<Ending>; restart(): Promise<void> }

const ASTRO = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs')

/** Starts Astro's dev server in front of the functions at `api`, and waits until it answers. */
export async function startDevServer(options: Options): Promise<DevServer> {
  const { promise: ended, resolve } = Promise.withResolvers<Ending>()
  let current: Group | null = null
  const start = async () => {
    const group = await launch(options)
    current = group
    // A server that was ended for a restart is not the current one any more.
    void group.ended.then((ending) => group === current && resolve(ending))
  }
  await start()
  return {
    ended,
    restart: async () => {
      const old = current
      current = null
      await old?.end()
      await start()
    },
  }
}

async function launch({ port, api, database, env: given }: Options): Promise<Group> {
  const group = startGroup(ASTRO, ['dev', '--port', String(port)], {
    env: {
      ...given,
      API_ORIGIN: api,
      NETLIFY_DB_URL: database(),
      NETLIFY_DB_DRIVER: 'server',
      URL: `http://localhost:${port}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    log: null,
  })
  const outcome = await nextAnswer(group, port)
  if (outcome === 'done') return group
  await group.end()
  throw new Problem(
    outcome === 'ended'
      ? 'Astro’s dev server did not come up; its message is above.'
      : `Astro’s dev server did not come up and ${whyGivenUp(outcome)}, so it was ended; nothing is lost, and \`npm run dev\` tries again.`,
  )
}
