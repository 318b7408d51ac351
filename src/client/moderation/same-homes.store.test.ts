import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, it } from 'vitest'
import { SAME_HOME_TEXTS as texts } from '#english/same-home/texts-desk'
import { ERRORS } from '../../contract/errors.ts'
import { PATHS } from '../../contract/paths.ts'
import { judgeHome, readSameHomes } from '../../contract/same-home.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let meera: Visitor
let desk: typeof import('./same-homes.store.ts')
let own: string
let other: string

beforeEach(async () => {
  await portal.db.rows(sql`truncate properties, same_homes cascade`)
  own = await makePending(portal.db, await makeUser(portal.db))
  other = await makePending(portal.db, await makeUser(portal.db, 'Agent'))
  meera = await portal.visitor('Admin')
  meera.network = 'up'
  desk = await meera.open(PATHS.adminPapers, () => import('./same-homes.store.ts'))
})

const shown = () => {
  const homes = desk.$homes.get()[own]
  return homes && 'value' in homes ? homes.value.others.map(({ judged }) => judged?.verdict) : homes
}

it('Listings beside another one are read once, and again after a failure', async () => {
  meera.network = 'down'
  await desk.readHomes(own)
  expect(shown()).toEqual({ problem: texts.failed })
  meera.network = 'up'
  await desk.readHomes(own)
  await desk.readHomes(own)
  expect(shown()).toEqual([undefined])
  expect(meera.sent(readSameHomes)).toHaveLength(2)
})

it('What is said is kept and shown, and pressing the same again takes it back', async () => {
  await desk.readHomes(own)
  await Promise.all([desk.judge(own, other, 'same'), desk.judge(own, other, 'same')])
  expect(meera.sent(judgeHome).map(({ body }) => body)).toEqual([{ other, verdict: 'same' }])
  expect(shown()).toEqual(['same'])
  expect(desk.$judged.get()).toEqual({ id: own, text: texts.saved('same'), isError: false })
  await desk.judge(own, other, 'other')
  expect(shown()).toEqual(['other'])
  await desk.judge(own, other, 'other')
  expect(shown()).toEqual([undefined])
  expect(await portal.db.rows(sql`select 1 from same_homes`)).toEqual([])
})

it('Nothing is said of a listing that is gone, and the desk reads why', async () => {
  await desk.readHomes(own)
  await portal.db.rows(sql`delete from properties where id = ${other}`)
  await desk.judge(own, other, 'same')
  expect(desk.$judged.get()).toEqual({
    id: own,
    text: ERRORS.listing_not_available.sentence,
    isError: true,
  })
  expect(shown()).toEqual([undefined])
})
