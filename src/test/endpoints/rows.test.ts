import { beforeAll, expect, test } from 'vitest'
import { sendStatements } from '../support/database/every-statement.ts'
import { setUpHarness } from '../support/database/harness.ts'
import { declaredRows, type GivenRow, tellingRows } from '../support/database/row-shapes.ts'
import { testDeps } from '../support/database/test-deps.ts'

/** Files with one statement each that returns no row here. The list may only get shorter. */
const UNSEEN = [
  // Sent only if the database is a migration behind the code.
  'src/server/db/older-schema.ts',
  // Netlify's own list of migrations, which the tests' databases do not have.
  'src/server/health/examine.ts',
]

const harness = setUpHarness()
const given: GivenRow[] = []
const { sites, flaws } = declaredRows()
beforeAll(async () => {
  const live = testDeps()
  live.db = tellingRows(live.db, (one) => given.push(one))
  await sendStatements(harness)
}, 120_000)

test('Each row that a statement returns has the type that the server declares', () => {
  expect([...new Set(given.flatMap(flaws))]).toEqual([])
})

test('Every statement whose rows the server reads has returned a row, except two', () => {
  const seen = new Set(given.map(({ site }) => site))
  const unseen = sites.filter((site) => !seen.has(site))
  expect(unseen.map((site) => site.replace(/:\d+$/, ''))).toEqual(UNSEEN)
})

test('A row with an extra column, a missing column, or a value of another type is found', () => {
  const of = (row: unknown) => {
    const site = sites.find((one) => one.startsWith('src/server/photo/remove.ts:')) ?? ''
    return flaws({ site, row }).map((flaw) => flaw.replace(site, ''))
  }
  expect(of({ key: 'a', shared: false })).toEqual([])
  expect(of({ key: 'a', shared: false, id: 'b' })).toEqual(['.id is not in its type'])
  expect(of({ shared: false })).toEqual(['.key is missing'])
  expect(of({ key: null, shared: false })).toEqual(['.key is null, not string'])
  expect(of({ key: new Date(0), shared: false }).join()).toContain('not string')
})
