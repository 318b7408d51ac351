import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { PATHS } from './paths.ts'
import { step } from './steps.ts'

/** Fills a database that has no users with the demo data; also one whose first filling was cut short. */
export async function seedIfEmpty(
  database: string,
  siteAddress: string,
  hasUsers: (database: string) => Promise<boolean>,
): Promise<void> {
  if (!existsSync(PATHS.seeding) && (await hasUsers(database))) return
  const { seed } = await import('../seed.ts')
  await writeFile(PATHS.seeding, '')
  await step('Filling the empty database with demo data', (progress) =>
    seed({ databaseUrl: database, siteUrl: siteAddress, log: progress }),
  )
  await rm(PATHS.seeding, { force: true })
}
