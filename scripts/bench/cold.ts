import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, stop } from 'esbuild'
import { ROOT } from '../lib/paths.ts'
import { bundleOptions } from '../publish/bundle-functions.ts'
import { inMs, median, short } from './measure.ts'
import type { Figure } from './report.ts'

const run = promisify(execFile)
const RUNS = 11
const DRIVER = "import pg from 'pg'\nexport default pg.Pool\n"

/** Milliseconds of CPU that a fresh process spends on importing a file; what else runs would falsify those of the clock. */
async function importCost(file: string): Promise<number> {
  const script = `const before = process.cpuUsage()
    await import(${JSON.stringify(pathToFileURL(file).href)})
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / 1000)
    process.exit()`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  return Number(stdout)
}

/** What a fresh function spends before its first request: the bundle of the API, beside the Postgres driver alone. */
export async function benchCold(): Promise<Figure[]> {
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
      plugins: [],
    })
    await stop()
    const costs: { api: number; driver: number }[] = []
    for (let n = 0; n < RUNS; n++)
      costs.push({
        api: await importCost(join(folder, 'api.mjs')),
        driver: await importCost(join(folder, 'driver.mjs')),
      })
    const [api, bare] = [
      median(costs.map((one) => one.api)),
      median(costs.map((one) => one.driver)),
    ]
    return [
      {
        what: 'cold import of the API, CPU',
        value: inMs(api),
        ratio: `${short(api / bare)}x the Postgres driver alone (${inMs(bare)})`,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
