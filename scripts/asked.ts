import { sql } from 'drizzle-orm/sql/sql'
import { ASKED_TEXTS } from '#english/asked/texts'
import { measured } from '../src/domain/asked/measure.ts'
import { CITY_NAMES } from '../src/domain/city/constants.ts'
import { readAskedHomes } from '../src/server/asked/homes.ts'
import { connect } from '../src/server/db/client.ts'
import { errorLine } from './asked/report.ts'
import { databaseToAdminister } from './lib/database-address.ts'
import { Problem } from './lib/problem.ts'

// Holds back each home on offer once, and prints how often its asking price is in the range of the others.
async function main(): Promise<void> {
  const { url, driver } = await databaseToAdminister()
  const db = connect(url, driver)
  try {
    const homes = await readAskedHomes(db, sql`true`)
    const now = new Date()
    for (const city of CITY_NAMES) console.log(errorLine(city, measured(homes, city, now)))
    if (homes.some(({ invented }) => invented)) console.log(ASKED_TEXTS.invented)
  } finally {
    await db.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}
