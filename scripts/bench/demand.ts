import { connect, type Db } from '../../src/server/db/client.ts'
import { readListingPage } from '../../src/server/pages.ts'
import { publishMany } from '../../src/test/support/data/many-listings.ts'
import { countingRows } from '../../src/test/support/database/plans.ts'
import { startServer } from '../../src/test/support/database/postgres.ts'
import { createDatabase } from './database.ts'
import { inBytes, inMs, median, short } from './measure.ts'
import type { Measurement } from './report.ts'
import { scaleSizes } from './scale-sizes.ts'

const RUNS = 21

type Portal = { db: Db; listings: number; flat: string }

async function portalOf(server: string, listings: number): Promise<Portal> {
  const db = connect(await createDatabase(server), 'server')
  const { flat } = await publishMany(db, listings)
  // The first page of a kind counts it.
  await readListingPage(db, flat)
  return { db, listings, flat }
}

async function costsOf({ db, flat }: Portal) {
  const counting = countingRows(db)
  await readListingPage(counting, flat)
  return { rows: counting.read, bytes: counting.bytes }
}

/** Median times of the same page on several portals in turn, so that a busy machine slows all of them alike. */
async function timesOf(portals: readonly Portal[]): Promise<number[]> {
  const took = portals.map((): number[] => [])
  for (let n = 0; n < RUNS; n++)
    for (const [at, { db, flat }] of portals.entries()) {
      const began = performance.now()
      await readListingPage(db, flat)
      took[at]?.push(performance.now() - began)
    }
  return took.map(median)
}

/** Measures what the database does for one page on demand, beside the same with the first number of listings. */
export async function benchDemand(): Promise<Measurement[]> {
  const postgres = await startServer()
  const portals: Portal[] = []
  try {
    for (const listings of scaleSizes()) portals.push(await portalOf(postgres.address, listings))
    const times = await timesOf(portals)
    const costs = await Promise.all(portals.map(costsOf))
    const measured = portals.map(({ listings }, at) => ({
      listings,
      rows: 0,
      bytes: 0,
      ...costs[at],
      ms: times[at] ?? 0,
    }))
    const [first] = measured
    return measured.flatMap((one) => {
      const beside = (of: 'rows' | 'bytes' | 'ms') =>
        !first || one === first ? null : `${short(one[of] / first[of])}x with ${amount(first)}`
      const name = `demand, a page on demand with ${amount(one)} listings`
      return [
        { what: `${name}: rows read`, value: short(one.rows), ratio: beside('rows') },
        { what: `${name}: answers as JSON`, value: inBytes(one.bytes), ratio: beside('bytes') },
        { what: `${name}: time`, value: inMs(one.ms), ratio: beside('ms') },
      ]
    })
  } finally {
    await Promise.all(portals.map(({ db }) => db.close()))
    await postgres.stop()
  }
}

const amount = ({ listings }: { listings: number }) => listings.toLocaleString('en-IN')
