import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { ALERT_STOP_TEXTS } from '#language/saved-search/texts'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { readSavedSearches, saveSearch } from '../saved-search/own.ts'
import { stopAlerts } from '../saved-search/stop.ts'
import { stopToken } from '../saved-search/stop-token.ts'
import { doDaily } from '../schedule.ts'
import { changeOwnShortlist } from '../shortlist/own.ts'
import { invite, take } from '../together/invitation.ts'
import { setTogetherMails } from '../together/mails.ts'
import { readTogether } from '../together/read.ts'
import { say } from '../together/say.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const poster = setUpUser(backend)
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
