import { access, constants, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningDatabase } from './database-address.ts'
import { nextAnswer, whileItLives, whyGivenUp } from './health.ts'
import { PATHS, ROOT } from './paths.ts'
import { freePort } from './port.ts'
import { errorCode, Problem } from './problem.ts'
import { endLeftoverGroup, type Group, startGroup } from './processes.ts'
import { say } from './steps.ts'

export type NetlifyOptions = { port: number; env: Record<string, string> }
export type Netlify = Pick<Group, 'pid' | 'log' | 'ended' | 'end'> & { database: string }

const CLI = join(ROOT, 'node_modules', 'netlify-cli', 'bin', 'run.js')
const GUARD = new URL('local-guard.ts', import.meta.url)
const LOG = join(PATHS.logs, 'netlify.log')
const LOG_BYTES = 5_000_000

/** Starts `netlify dev` with its Postgres and Blobs, and waits until it answers and its functions are loaded. */
export async function startNetlify({ port, env }: NetlifyOptions): Promise<Netlify> {
  await checkDatabaseFiles()
  await forgetDatabaseAddress()
  const logStart = await prepareLog()
  const group = startGroup(CLI, await devArgs(port), {
    preload: GUARD,
    env: { NETLIFY_DB_URL: '', AANGAN_GUARD: String(port), ...env },
    log: LOG,
  })
  await writeFile(PATHS.netlifyPid, String(group.pid))
  const readLog = async () => (await readFile(LOG)).subarray(logStart).toString()
  try {
    await waitUntilUp(port, group, readLog)
    return { ...group, database: await databaseAddress(readLog) }
  } catch (error) {
    await group.end()
    throw error
  }
}

/**
 * The options of `netlify dev`. Its inner servers get ports of their own: two starts at the same time would look for
 * free ones in the same order, and the later start would end.
 */
async function devArgs(port: number): Promise<string[]> {
  const inner = ['--staticServerPort', '--functions-port']
  const ports = await Promise.all(inner.map(async (option) => [option, String(await freePort())]))
  const flags = ['--offline', '--internal-disable-edge-functions', '--port', String(port)]
  return ['dev', ...flags, ...ports.flat()]
}

/** Ends the `netlify dev` of a killed start: it holds the port, and a second one would damage the database. */
export async function endLeftoverNetlify(): Promise<void> {
  const pid = Number(await readFile(PATHS.netlifyPid, 'utf8').catch(() => ''))
  if (pid > 0 && (await endLeftoverGroup(pid, CLI)))
    say('  the netlify dev of an earlier start was still there; it has been ended')
}

/** Waits for the first answer, and then for the functions: it answers before it has loaded them. */
async function waitUntilUp(
  port: number,
  group: Group,
  readLog: () => Promise<string>,
): Promise<void> {
  const names = (await readdir(join(ROOT, 'functions'))).map((file) => parse(file).name)
  const answer = await nextAnswer(group, port)
  const outcome =
    answer === 'done'
      ? await whileItLives(group, async (signal) => {
          while (!signal.aborted && !areLoaded(names, await readLog())) await sleep(150)
        })
      : answer
  if (outcome === 'ended')
    throw new Problem(
      `netlify dev ended before it was up: ${lastWords(await readLog())} Its log: ${LOG}`,
    )
  // Without a function that it never mentions, the site is served all the same.
  if (answer === 'done') return
  throw new Problem(
    `netlify dev did not come up and ${whyGivenUp('silent')}, so it was ended; nothing is lost, and \`npm start\` tries again. Its log: ${LOG}`,
  )
}

/** Whether the log reports each function as loaded, or as one that cannot be. */
function areLoaded(names: readonly string[], log: string): boolean {
  const reported = log.matchAll(/(?:Loaded|Failed to load) function ([\w-]+)/g)
  const loaded = new Set([...reported].map(([, name]) => name))
  return names.every((name) => loaded.has(name))
}

/** If netlify dev cannot open the database, it starts without one and reports this only in its log. */
async function databaseAddress(readLog: () => Promise<string>): Promise<string> {
  const address = await runningDatabase()
  if (address) return address
  const reason =
    /Failed to start Netlify Database locally: (.*)/.exec(await readLog())?.[1] ?? 'no reason given'
  throw brokenDatabase(reason)
}

/** Returns the problem for a database that cannot be used. Its files are not changed. */
export function brokenDatabase(reason: string): Problem {
  return new Problem(
    `The local database in .netlify/db cannot be opened (${reason.slice(0, 160)}). Nothing was deleted. ` +
      'Put a good copy in its place, or set it aside and begin anew with demo data: mv .netlify/db .netlify/db-broken && npm start',
  )
}

/** Protects from a start without the user's data, which `netlify dev` would make when it cannot read or write them. */
async function checkDatabaseFiles(): Promise<void> {
  try {
    if (!(await stat(PATHS.database)).isDirectory()) throw brokenDatabase('it is no folder')
    const entries = await readdir(PATHS.database, { recursive: true })
    await Promise.all(
      ['', ...entries].map((entry) =>
        access(join(PATHS.database, entry), constants.R_OK | constants.W_OK),
      ),
    )
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EACCES' || code === 'EPERM') {
      throw new Problem(
        'The local database in .netlify/db belongs to another user or is read-only. Nothing was deleted. Give it back to yourself and start again: sudo chown -R "$USER" .netlify && chmod -R u+rwX .netlify',
      )
    }
    // It does not exist yet; netlify dev creates it.
    if (code !== 'ENOENT') throw error
  }
}

/** Removes the address of an earlier run: if this run has no database, that address would be taken for its own. */
async function forgetDatabaseAddress(): Promise<void> {
  try {
    const { dbConnectionString: _, ...rest } = JSON.parse(
      await readFile(PATHS.netlifyState, 'utf8'),
    ) as Record<string, unknown>
    await writeFile(PATHS.netlifyState, JSON.stringify(rest))
  } catch {
    await rm(PATHS.netlifyState, { force: true })
  }
}

/** Keeps one older log. Returns the length of the current one. */
async function prepareLog(): Promise<number> {
  const size = (await stat(LOG).catch(() => null))?.size ?? 0
  if (size < LOG_BYTES) return size
  await rename(LOG, `${LOG}.1`)
  return 0
}

function lastWords(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.slice(-3).join(' ').slice(-300)
}

/** Runs a command of the Netlify CLI on the running database. Returns its exit code. */
export async function runNetlify(
  args: string[],
  database: string,
  log: string,
): Promise<number | null> {
  const group = startGroup(CLI, args, { env: { NETLIFY_DB_URL: database }, log })
  return (await group.ended).code
}
