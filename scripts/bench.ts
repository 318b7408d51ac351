import { availableParallelism, cpus, loadavg } from 'node:os'
import { benchApproval } from './bench/approval.ts'
import { benchBuild } from './bench/build.ts'
import { benchCold } from './bench/cold.ts'
import { benchCrawl } from './bench/crawl.ts'
import { benchDemand } from './bench/demand.ts'
import { benchFiles } from './bench/files.ts'
import { benchFunctions } from './bench/functions.ts'
import { benchPages } from './bench/pages.ts'
import { benchRebuild } from './bench/rebuild.ts'
import { type Measurement, table } from './bench/report.ts'
import { benchScale } from './bench/scale.ts'
import { benchSearch } from './bench/search.ts'
import { Problem } from './lib/problem.ts'
import { onShutdown } from './lib/shutdown.ts'
import { say, step } from './lib/steps.ts'
import { stopAllSites } from './testing/sites.ts'

// Measures the portal: `npm run bench`, or one part: `npm run bench rebuild`. It uses its own copies and databases.
const PARTS: Record<string, () => Promise<Measurement[]>> = {
  build: benchBuild,
  rebuild: benchRebuild,
  approval: benchApproval,
  cold: benchCold,
  functions: benchFunctions,
  pages: benchPages,
  crawl: benchCrawl,
  search: benchSearch,
  files: benchFiles,
  demand: benchDemand,
  scale: benchScale,
}

const { shutDown } = onShutdown(stopAllSites)

async function main(): Promise<void> {
  const names = process.argv.slice(2)
  const unknown = names.find((part) => !PARTS[part])
  if (unknown)
    throw new Problem(`There is no part ${unknown}; there are ${Object.keys(PARTS).join(', ')}.`)
  const figures: Measurement[] = [
    {
      what: 'machine',
      value: `${availableParallelism()} cores, ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`,
      ratio: null,
    },
    { what: 'node', value: process.version, ratio: null },
  ]
  for (const [part, measure] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(part))
      figures.push(...(await step(`Measuring: ${part}`, () => measure())))
  }
  say(`\n${table(figures)}`)
}

try {
  await main()
  await shutDown(0)
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  await shutDown(1)
}
