import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { askFor, makeFollower, newAddress } from '../../test/support/data/followers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { confirmFollowed } from './ask.ts'
import { readFollowed, removeFollowedSearch } from './followed.ts'

const backend = setUpBackend()

test('Eight presses at once confirm a link once, and all lead to what is kept', async () => {
  const link = await askFor(backend.db, newAddress())
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirmFollowed(backend, link)))
  const [first] = answers
  expect(first?.ok).toBe(true)
  expect(answers).toEqual(Array(8).fill(first))
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

test('Addresses of one mailbox that confirm at once take no place twice', async () => {
  const links = []
  for (const label of ['', '+a', '+b', '+c'])
    links.push(await askFor(backend.db, `meera${label}@example.in`, '?city=noida'))
  // All of them begin, and see all places free, before the first can end.
  const held = backend.db.rows(sql`
    with held as (
      update asked_searches set language = language where mailbox = 'meera@example.in' returning 1
    )
    select pg_sleep(0.3) from (select count(*) from held) h`)
  const answers = await Promise.all(links.map((link) => confirmFollowed(backend, link)))
  await held
  expect(answers.filter(({ ok }) => ok)).toHaveLength(links.length)
  const rows = await backend.db.rows<{ place: number }>(
    sql`select place from saved_searches where mailbox = 'meera@example.in' order by place`,
  )
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4])
})

test('Of removals at once the last one takes the address with it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, secret, email } = await makeFollower(backend.db)
    for (const city of ['noida', 'kanpur']) await makeFollower(backend.db, email, `?city=${city}`)
    const kept = await readFollowed(backend, { id, secret })
    const searches = kept.ok ? kept.value.searches : []
    // All of them begin, and see every search, before the first can end.
    const held = backend.db.rows(
      sql`update followers set language = language where id = ${id} returning pg_sleep(0.3)`,
    )
    const answers = await Promise.all(
      searches.map(({ id: search }) => removeFollowedSearch(backend, { id, secret, search })),
    )
    await held
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(await backend.db.rows(sql`select 1 from followers where id = ${id}`)).toEqual([])
  }
})
