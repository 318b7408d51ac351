import { sql } from 'drizzle-orm/sql/sql'
import { FIRST_CITY } from '../../src/domain/city/constants.ts'
import { publishedFilter } from '../../src/domain/listing/published-filter.ts'
import { siteSettings } from '../../src/domain/site/settings.ts'
import type { Db } from '../../src/server/db/client.ts'
import { readEnv } from '../../src/server/env.ts'
import { readListingsAfter, readPublicListing } from '../../src/server/listing/public.ts'
import { readPublished } from '../../src/server/listing/published.ts'
import { readDesk } from '../../src/server/moderation/desk.ts'
import { readHints } from '../../src/server/moderation/hints.ts'
import { cityPicture } from '../../src/server/share-picture/city-picture.ts'
import { drawPicture } from '../../src/server/share-picture/draw.ts'
import { readCityStats } from '../../src/server/share-picture/read.ts'
import { inBytes, inMs, median } from './measure.ts'
import type { Measurement } from './report.ts'

const RUNS = 5
const CITY = FIRST_CITY
const ANY = publishedFilter(new URLSearchParams())

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < RUNS; n++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return median(took)
}

/** Measures the desk, a listing and a share picture: medians of a few calls, one after the other. */
export async function queryMeasurements(name: string, db: Db): Promise<Measurement[]> {
  await db.rows(sql`analyze`)
  const idOf = async (approved: boolean) =>
    (
      await db.row<{ id: string }>(
        sql`select id from properties where is_approved = ${approved} order by id limit 1`,
      )
    )?.id ?? ''
  const [open, waiting] = [await idOf(true), await idOf(false)]
  const calls: Record<string, () => Promise<unknown>> = {
    'the desk': () => readDesk({ db, env: readEnv(), now: () => new Date() }),
    'hints of a listing that waits': () => readHints(db, waiting),
    'the newest published listings': () => readPublished(db, ANY),
    'published listings, a word that none has': () => readPublished(db, { ...ANY, q: 'zzzz' }),
    'a listing': () => readPublicListing(db, open),
    'listings newer than the build': () => readListingsAfter(db, 1),
    'figures of a city': () => readCityStats(db, CITY.name),
  }
  const figures: Measurement[] = []
  for (const [what, call] of Object.entries(calls))
    figures.push({ what: `${name}: ${what}`, value: inMs(await medianOf(call)), ratio: null })
  const city = await readCityStats(db, CITY.name)
  let bytes = 0
  const drawing = await medianOf(async () => {
    bytes = (await drawPicture(cityPicture(CITY, city, siteSettings({})))).length
  })
  const what = `${name}: the picture of a city, ${inBytes(bytes)}`
  return [...figures, { what, value: inMs(drawing), ratio: null }]
}
