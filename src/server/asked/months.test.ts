import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import { LEAST_ASKED } from '../../domain/asked/constants.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { indianDate } from '../../domain/time/calendar.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask } from '../../test/support/http/requests.ts'

const backend = setUpBackend()
const owner = setUpUser(backend, 'Owner')
beforeEach(() => backend.db.rows(sql`delete from properties`))

const publish = (over: Partial<ListingFields> = {}) => makePublished(backend.db, owner, over)
const PATH = '/api/asking-prices/lucknow/gomti-nagar'
const download = (path = PATH) => ask(handlers.readAskedMonths, { path })
const linesOf = ({ text }: { text: string }) => text.trimEnd().split('\r\n')
const THIS_MONTH = indianDate(new Date()).slice(0, 7)

test('What a locality asked is a file, with what is on offer there now and nobody’s name', async () => {
  for (let n = 0; n < LEAST_ASKED; n += 1)
    await publish({
      price: 6_000_000 + n * 100_000,
      locality: n % 2 ? 'Gomti Nagar' : 'gomtinagar',
    })
  await publish({ listingType: 'Rent', price: 20_000 })
  await publish({ locality: 'Aliganj' })
  await makePending(backend.db, owner)
  const gone = await publish({ price: 1_000_000 })
  await backend.db.rows(sql`
    update properties set availability = 'sold', closed_at = now() where id = ${gone}`)
  const answer = await download()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="asking-prices-gomti-nagar-lucknow.csv"',
  )
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('public')
  expect(linesOf(answer).slice(1)).toEqual([
    `${THIS_MONTH},flats-for-rent,3,1,,`,
    `${THIS_MONTH},flats-for-sale,3,8,6175000,6525000`,
  ])
})

test('A listing that no cleanup has given the key of its place yet is in the table of its locality', async () => {
  const id = await publish({ locality: 'Chinhat' })
  await backend.db.rows(sql`update properties set place_key = null where id = ${id}`)
  expect(linesOf(await download('/api/asking-prices/lucknow/chinhat')).slice(1)).toEqual([
    `${THIS_MONTH},flats-for-sale,3,1,,`,
  ])
})

test('The file is UTF-8 for spreadsheets too', async () => {
  const request = new Request(`http://localhost:8888${PATH}`)
  const answer = await handlers.readAskedMonths(request, { ip: '10.0.0.1' }, testDeps)
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('A place of which nothing is known gives an empty table, and an unknown city none', async () => {
  const empty = await download('/api/asking-prices/lucknow/nowhere')
  expect(linesOf(empty)).toHaveLength(1)
  expect((await download('/api/asking-prices/atlantis/nowhere')).status).toBe(404)
})

test('The listings of a disabled account are in no table', async () => {
  await publish()
  await backend.db.rows(sql`update users set status = 'disabled' where id = ${owner.id}`)
  expect(linesOf(await download())).toHaveLength(1)
})
