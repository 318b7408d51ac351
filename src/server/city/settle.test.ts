import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeEntry } from '../../test/support/data/entries.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { readSnapshot } from '../build.ts'
import { readPublicListing } from '../listing/public.ts'
import { deliverMails } from '../mail/deliver.ts'
import { readListingPage, readProjectPage } from '../pages.ts'
import { answerOpenProject } from '../project/open.ts'
import { mailDailyAlerts } from '../saved-search/alerts.ts'
import { settleCities } from './settle.ts'
import { wasOn } from './was-on.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const OFF = { name: 'Jaipur', slug: 'jaipur' }
let owner: SessionUser

/** A city that the list had once, with what belongs to it. */
beforeEach(async () => {
  owner = await makeUser(backend.db)
  await confirmAddress(backend.db, owner)
  await backend.db.rows(sql`delete from saved_searches`)
  await backend.db.rows(sql`
    insert into cities (name, slug) values (${OFF.name}, ${OFF.slug})
    on conflict (name) do update set off_since = null`)
})

const search = (id: string, query: string, rhythm = 'daily') =>
  backend.db.rows(sql`
    insert into saved_searches (id, user_id, place, query, rhythm, alerted_until)
    values (
      ${id + owner.id}, ${owner.id}, (select count(*) + 1 from saved_searches), ${query}, ${rhythm},
      now() - interval '2 days'
    )`)
const cities = () =>
  backend.db.rows<{ name: string; off: boolean }>(
    sql`select name, off_since is not null as off from cities order by name`,
  )

describe('A city that is switched off', () => {
  test('stays known, and nothing changes at the next run', async () => {
    expect(await settleCities(backend)).toBe(1)
    expect(await cities()).toEqual(
      [
        ...ROUTED_CITIES.map(({ name }) => ({ name, off: false })),
        { name: OFF.name, off: true },
      ].sort((a, b) => a.name.localeCompare(b.name)),
    )
    expect(await settleCities(backend)).toBe(0)
    expect(await wasOn(backend, OFF)).toBe(true)
    expect(await wasOn(backend, { name: 'Indore' })).toBe(false)
  })

  test('is told once to whoever has mails about a search there, and to nobody else', async () => {
    await search('one', '?q=park&city=jaipur&bhk=2')
    await search('two', '?city=lucknow&city=jaipur')
    const other = await makeUser(backend.db)
    await confirmAddress(backend.db, other)
    await backend.db.rows(sql`
      insert into saved_searches (id, user_id, place, query, rhythm)
      values (${`other-${other.id}`}, ${other.id}, 1, '?city=noida&q=jaipur', 'daily')`)
    await settleCities(backend)
    await settleCities(backend)
    await deliverMails(backend, 10_000)
    const [mail, ...more] = sink.to(owner.email)
    expect(more).toEqual([])
    expect(mail?.mail.subject).toBe('No homes in Jaipur for now')
    expect(sink.to(other.email)).toEqual([])
  })

  test('is not told for a search without mails', async () => {
    await search('quiet', '?city=jaipur', 'never')
    await settleCities(backend)
    await deliverMails(backend, 10_000)
    expect(sink.to(owner.email)).toEqual([])
  })

  test('is not searched in all cities by those who saved a search there', async () => {
    await search('jaipur', '?city=jaipur')
    await settleCities(backend)
    await deliverMails(backend, 10_000)
    await makePublished(backend.db, await makeUser(backend.db))
    await mailDailyAlerts(backend)
    await deliverMails(backend, 10_000)
    expect(sink.to(owner.email).map(({ mail }) => mail.subject)).toEqual([
      'No homes in Jaipur for now',
    ])
  })

  test('does not end the mails of a search that names a city which is on, too', async () => {
    await search('both', '?city=lucknow&city=jaipur')
    await settleCities(backend)
    await deliverMails(backend, 10_000)
    await makePublished(backend.db, await makeUser(backend.db))
    await mailDailyAlerts(backend)
    await deliverMails(backend, 10_000)
    expect(sink.to(owner.email)).toHaveLength(2)
  })

  test('makes its mails due, for who hears of a deploy sends none', async () => {
    await backend.due.erase('mails')
    await settleCities({ ...backend, mailer: null })
    expect(await backend.due.names()).toContain('mails')
  })

  test('has its projects on no page, and keeps them as they are', async () => {
    const admin = await makeUser(backend.db, 'Admin')
    const { id } = await makeEntry(backend.db, admin, 'newlyProject', {
      city: OFF.name,
      locality: 'Noida',
    })
    await settleCities(backend)
    expect(await readProjectPage(backend.db, id)).toBeNull()
    const { newlyProject } = await readSnapshot(backend.db)
    expect(newlyProject.filter((one) => one.id === id)).toEqual([])
    await answerOpenProject(
      new Request(`http://localhost${PATHS.openProject}?id=${id}`),
      {},
      () => backend,
    )
    expect(await backend.db.row(sql`select city from newly_project where id = ${id}`)).toEqual({
      city: OFF.name,
    })
  })

  test('has its listings on no page; their addresses are gone', async () => {
    const id = await makePublished(backend.db, owner)
    expect((await readPublicListing(backend.db, id)).ok).toBe(true)
    await backend.db.rows(sql`update properties set city = ${OFF.name} where id = ${id}`)
    expect((await readPublicListing(backend.db, id)).ok).toBe(false)
    expect(await readListingPage(backend.db, id)).toMatchObject({ state: 'gone', city: OFF.name })
  })
})

test('A city that gets another name keeps its slug, and its old name goes off', async () => {
  const [{ name = '', slug = '' } = {}] = ROUTED_CITIES
  await backend.db.rows(sql`insert into cities (name, slug) values ('Old Name', ${slug})`)
  await settleCities(backend)
  expect((await cities()).filter((one) => [name, 'Old Name'].includes(one.name))).toEqual([
    { name, off: false },
    { name: 'Old Name', off: true },
  ])
  await backend.db.rows(sql`delete from cities where name = 'Old Name'`)
})

test('A city that returns to the list is on again', async () => {
  const [{ name = '' } = {}] = ROUTED_CITIES
  await backend.db.rows(sql`update cities set off_since = now() where name = ${name}`)
  await settleCities(backend)
  expect(
    await backend.db.row(sql`select off_since as off from cities where name = ${name}`),
  ).toEqual({
    off: null,
  })
})
