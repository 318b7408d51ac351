import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { askFor, newAddress } from '../../test/support/data/followers.ts'
import { confirmFollowed } from './ask.ts'

const backend = setUpBackend()

test('Eight presses at once confirm a link once', async () => {
  const link = await askFor(backend.db, newAddress())
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirmFollowed(backend, link)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await backend.db.rows(sql`select 1 from saved_searches`)).toHaveLength(1)
})

test('Links of a new address that are confirmed at once all find their place, at one follower', async () => {
  const email = newAddress()
  const links = []
  for (const city of ['noida', 'kanpur', 'varanasi', 'lucknow'])
    links.push(await askFor(backend.db, email, `?city=${city}`))
  const answers = await Promise.all(links.map((link) => confirmFollowed(backend, link)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(links.length)
  const rows = await backend.db.rows<{ place: number }>(sql`
    select s.place
    from saved_searches s
    join followers f on f.id = s.follower_id
    where f.email = ${email}
    order by s.place`)
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4])
})
