import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { ALERT_STOP_TEXTS } from '#language/saved-search/texts'
import type { SessionUser } from '../../contract/account.ts'
import { openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { mailDailyAlerts } from '../saved-search/alerts.ts'
import { readSavedSearches, saveSearch } from '../saved-search/own.ts'
import { stopAlerts } from '../saved-search/stop.ts'
import { stopToken } from '../saved-search/stop-token.ts'
import { doDaily } from '../schedule.ts'
import { mailFallenPrices } from '../shortlist/fallen.ts'
import { changeOwnShortlist } from '../shortlist/own.ts'
import { invite, take } from '../together/invitation.ts'
import { setTogetherMails, shareSearch } from '../together/mails.ts'
import { readTogether } from '../together/read.ts'
import { say } from '../together/say.ts'
import { joinDailyMails } from './day.ts'
import { deliverMails } from './deliver.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const poster = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
const ip = '192.0.2.8'

test('One run sends an account one mail, with its searches, saved homes and list of two, and a way to stop each and all', async () => {
  const asha = await makeUser(backend.db, 'Client', 'Asha')
  await confirmAddress(backend.db, asha)
  const home = await makePublished(backend.db, poster, { price: 9_000_000 })
  await changeOwnShortlist(backend, asha, { add: [{ id: home, name: 'Bela Vista' }], remove: [] })
  await backend.db.rows(sql`update properties set price = 8000000 where id = ${home}`)
  await saveSearch(backend, asha, { query: '?q=jankipuram', rhythm: 'daily' })
  await makePublished(backend.db, poster, { locality: 'Jankipuram' })
  const made = await invite(backend, asha)
  const secret = made.ok ? made.value.secret : ''
  const taken = await take(backend, { secret, name: 'Ravi' }, { user: null, ip })
  if (!taken.ok) throw new Error(taken.code)
  const { id, seat } = taken.value
  await setTogetherMails(backend, id, asha, { seat: null, mails: true })
  await say(backend, id, { user: null, seat }, { listing: home, answer: 'yes', note: null }, ip)

  await doDaily(backend)
  const [mail, ...others] = sink.to(asha.email).map((one) => one.mail)
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/1 new for .* · ₹10,00,000 less: .* · Ravi/)
  expect(mail?.text?.match(/Dear Asha,/g)).toHaveLength(1)
  for (const stop of ['search', 'searches', 'homes', 'together', 'news'] as const)
    expect(mail?.text).toContain(ALERT_STOP_TEXTS[stop].submit)

  await stopAlerts(backend, asha.id, stopToken(backend.env, 'news', asha.id))
  const [searches, lists] = [
    await readSavedSearches(backend, asha),
    await readTogether(backend, { user: asha, seat: null }),
  ]
  expect(searches).toMatchObject({ value: { searches: [{ rhythm: 'never' }], homeMails: false } })
  expect(lists).toMatchObject({ value: { lists: [{ mails: false }] } })
})

test('A home that one’s own search and that of the other on a list find is told once in the mail of a day', async () => {
  const [asha, ravi] = [
    await makeUser(backend.db, 'Client', 'Asha'),
    await makeUser(backend.db, 'Client', 'Ravi'),
  ]
  await confirmAddress(backend.db, asha)
  await confirmAddress(backend.db, ravi)
  const made = await invite(backend, asha)
  const secret = made.ok ? made.value.secret : ''
  const taken = await take(backend, { secret, name: 'Ravi' }, { user: ravi, ip })
  const pair = taken.ok ? taken.value.id : ''
  await setTogetherMails(backend, pair, ravi, { seat: null, mails: true })
  const fallen = { locality: 'Hazratganj', projectBuildingName: 'Palm Grove' }
  const { id: edit, listingId } = await makeEdit(backend.db, poster, {
    ...fallen,
    price: 6_500_000,
  })
  await changeOwnShortlist(backend, ravi, {
    add: [{ id: listingId, name: 'Palm Grove' }],
    remove: [],
  })
  const save = (user: SessionUser, query: string) =>
    saveSearch(backend, user, { query, rhythm: 'daily' })
  await save(ravi, '?q=alambagh')
  for (const query of ['?q=alambagh', '?q=hazratganj']) {
    const shared = await save(asha, query)
    const search = shared.ok ? shared.value.id : ''
    expect((await shareSearch(backend, pair, asha, { search, shared: true })).ok).toBe(true)
  }
  const fresh = await makePublished(backend.db, poster, { locality: 'Alambagh' })
  await openAndApproveEdit(backend, admin, edit, 1)

  // One search a round, so that each is a mail of its own.
  await mailDailyAlerts(backend, 1)
  await mailFallenPrices(backend)
  await joinDailyMails(backend)
  await deliverMails(backend, 10_000)
  const [mail, ...others] = sink.to(ravi.email).map((one) => one.mail)
  expect(others).toEqual([])
  const times = (words: string) => mail?.text?.split(words).length ?? 0
  for (const id of [fresh, listingId])
    expect([id, times(`/listing-detail/${id}/`) - 1]).toEqual([id, 1])
  expect(mail?.subject).toBe('1 new, 1 cheaper for Alambagh and more')
  expect(mail?.text).toContain('Asha shares: Alambagh (1 listed above):')
})
