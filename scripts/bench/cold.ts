import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, stop } from 'esbuild'
import { readProfile } from '../../src/contract/account.ts'
import { ROOT } from '../lib/paths.ts'
import { bundleOptions } from '../rebuild/bundle-functions.ts'
import { inMs, median, short } from './measure.ts'
import type { Measurement } from './report.ts'

const run = promisify(execFile)
const RUNS = 11
const DRIVER = "import pg from 'pg'\nexport default pg.Pool\n"

/** A request that needs no database: reading a profile while signed out is refused. */
const ASK = `const answer = await imported.default(new Request('http://localhost${readProfile.path}'), { ip: '10.0.0.1' })
    if (answer.status !== 401) throw new Error('The API answered ' + answer.status)`

/**
 * Returns the milliseconds of CPU that a fresh process spends on importing a file, and on `then`. Wall-clock time would
 * include other programs. Node's classes for requests are loaded in between and not counted, because Netlify's own code
 * has loaded them already.
 */
async function importCost(file: string, then = ''): Promise<number> {
  const script = `const spent = (before) => {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const start = process.cpuUsage()
    const imported = await import(${JSON.stringify(pathToFileURL(file).href)})
    const importing = spent(start)
    new Response(new Request('http://localhost').body)
    const ready = process.cpuUsage()
    ${then}
    console.log(importing + spent(ready))
    process.exit()`
  // The database is never used.
  const env = {
    NETLIFY_DB_URL: 'postgres://localhost/none',
    AUTH_SECRET: 'of no use'.repeat(4),
    // A fresh function has no compile cache.
    NODE_COMPILE_CACHE: undefined,
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...env },
  })
  return Number(stdout)
}

/**
 * Measures the start of a fresh function before its first request: the bundle of the API, and the Postgres driver
 * alone.
 */
export async function benchCold(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-cold-'))
  try {
    const driver = join(folder, 'driver.ts')
    await writeFile(driver, DRIVER)
    await build({
      ...(await bundleOptions()),
      entryPoints: [join(ROOT, 'functions', 'api.ts'), driver],
      entryNames: '[name]',
      nodePaths: [join(ROOT, 'node_modules')],
      outdir: folder,
      write: true,
    })
    await stop()
    const [api, driverFile] = [join(folder, 'api.mjs'), join(folder, 'driver.mjs')]
    const costs: { bare: number; imported: number; answered: number }[] = []
    for (let n = 0; n < RUNS; n++)
      costs.push({
        bare: await importCost(driverFile),
        imported: await importCost(api),
        answered: await importCost(api, ASK),
      })
    const bare = median(costs.map((one) => one.bare))
    const figure = (what: string, cpuMs: number): Measurement => ({
      what,
      value: inMs(cpuMs),
      ratio: `${short(cpuMs / bare)}x importing the Postgres driver alone (${inMs(bare)})`,
    })
    return [
      figure('cold import of the API, CPU', median(costs.map((one) => one.imported))),
      figure(
        'the same with its first answer, without a session',
        median(costs.map((one) => one.answered)),
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
