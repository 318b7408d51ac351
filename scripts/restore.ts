import { resolve } from 'node:path'
import { checkArchive } from './backup/archive.ts'
import { backupKey, openPlace } from './backup/place.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readArguments } from './lib/arguments.ts'
import { Problem } from './lib/problem.ts'
import { say, step } from './lib/steps.ts'

const USAGE = 'Usage: npm run restore [check | overwrite] FILE'

function options() {
  const { values, rest } = readArguments({ check: 'alone', overwrite: 'alone' }, USAGE)
  const [file] = rest
  if (!file || rest.length > 1) throw new Problem(USAGE)
  return { ...values, file: resolve(file) }
}

async function main(): Promise<void> {
  const { file, check, overwrite } = options()
  const key = backupKey()
  if (check) {
    const { takenAt } = await step('Checking the archive', () => checkArchive(file, key))
    return say(`  It is whole, and of ${takenAt}.`)
  }
  const place = await openPlace()
  try {
    const { takenAt } = await step('Restoring the site', (progress) =>
      restoreBackup(place, { file, key, overwrite, progress }),
    )
    say(`  The site is as it was on ${takenAt}. Its pages come with the next build.`)
  } finally {
    await place.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}
