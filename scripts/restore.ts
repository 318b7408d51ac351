import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkArchive } from './backup/archive.ts'
import { backupKey, openPlace } from './backup/place.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { Problem } from './lib/problem.ts'
import { say, step } from './lib/steps.ts'

const USAGE = 'Usage: npm run restore -- FILE [--check | --overwrite]'
const FLAGS = { check: { type: 'boolean' }, overwrite: { type: 'boolean' } } as const

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true })
    if (positionals.length === 1) return { ...values, file: resolve(positionals[0] ?? '') }
  } catch {}
  throw new Problem(USAGE)
}

async function main(args: string[]): Promise<void> {
  const { file, check = false, overwrite = false } = readArguments(args)
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
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}
