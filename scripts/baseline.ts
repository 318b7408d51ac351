// Writes the migration that makes all tables: `npm run baseline`. Run it when src/server/db/tables or
// src/server/db/functions.sql changes; src/test/baseline.test.ts fails if that was forgotten.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readWords } from './lib/arguments.ts'
import { baselineOf, declaredTables } from './lib/baseline.ts'
import { PATHS } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { say } from './lib/steps.ts'

async function main(): Promise<void> {
  readWords({}, 'Usage: npm run baseline')
  // Not by the journal, which two branches may have changed.
  const there = (await readdir(PATHS.migrations)).filter((name) => name.endsWith('.sql'))
  if (there.some((name) => !name.startsWith('0000_')))
    throw new Problem(
      'A migration follows the baseline, so databases exist that were made by it. Add a migration: npx drizzle-kit generate --name WHAT',
    )
  const files = await baselineOf(await declaredTables())
  for (const [name, text] of files) await writeFile(join(PATHS.migrations, name), text)
  for (const name of there.filter((one) => !files.has(one))) await rm(join(PATHS.migrations, name))
  say(`  src/server/db/migrations/${[...files.keys()][0]}`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}
