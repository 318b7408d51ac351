import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { indianDate } from '../src/domain/time/calendar.ts'
import { makeBackup } from './backup/make.ts'
import { backupKey, openPlace } from './backup/place.ts'
import { readArguments } from './lib/arguments.ts'
import { PATHS } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { say, step } from './lib/steps.ts'

const USAGE = 'Usage: npm run backup [FILE | new-key]'

/**
 * The default file has the day's date in India; a second backup on the same day replaces the first. An interrupted
 * backup continues on any day.
 */
const usual = () => ({
  file: join(PATHS.backups, `aangan-${indianDate(new Date())}.tar.age`),
  copies: join(PATHS.backups, 'copies'),
})

const named = (argument: string) => ({
  file: resolve(argument),
  copies: `${resolve(argument)}.copies`,
})

async function main(): Promise<void> {
  const { values, rest } = readArguments({ 'new-key': 'alone' }, USAGE)
  const [file] = rest
  if (rest.length > 1) throw new Problem(USAGE)
  if (values['new-key']) return say(await generateX25519Identity())
  const key = backupKey()
  const target = file ? named(file) : usual()
  const place = await openPlace()
  try {
    const { entries, tables } = await step('Backing the site up', (progress) =>
      makeBackup(place, { ...target, key, progress }),
    )
    const photos = entries.length - tables.length
    say(
      `  ${tables.length} tables and ${photos} files, ${(await stat(target.file)).size} bytes: ${target.file}`,
    )
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
