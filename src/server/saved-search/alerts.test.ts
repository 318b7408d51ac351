import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { OPTION_TEXTS } from '#language/listing/texts-facets'
import type { SessionUser } from '../../contract/account.ts'
import type { HiddenKind } from '../../domain/hidden/rules.ts'
import {
  type AlertRhythm,
  PAUSE_DAYS,
  SAVED_SEARCH_LIMITS,
} from '../../domain/saved-search/constants.ts'
import { openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { makeSeen } from '../../test/support/data/papers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { deliverMails } from '../mail/deliver.ts'
import { readListingPage } from '../pages.ts'
import { changeOwnHidden } from '../shortlist/hidden.ts'
import { mailAlertsAtOnce, mailDailyAlerts } from './alerts.ts'
import { changeRhythm, readSavedSearches, saveSearch } from './own.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let client: SessionUser
beforeEach(async () => {
  client = await makeUser(backend.db, 'Client', 'Asha')
  await confirmAddress(backend.db, client)
})

async function save(rhythm: AlertRhythm, query = '?q=jankipuram', user = client): Promise<string> {
  const saved = await saveSearch(backend, user, { query, rhythm })
  return saved.ok ? saved.value.id : ''
}
const publish = (locality: string, price = 7_200_000) =>
  makePublished(backend.db, owner, { locality, price })
async function mailsOf(user: SessionUser, tell = mailDailyAlerts) {
  await tell(backend)
  await deliverMails(backend, 10_000)
  return sink.to(user.email).map(({ mail }) => mail)
}

describe('A user with a saved search', () => {
  test('gets one mail about listings that became public since, and not about others', async () => {
    await publish('Jankipuram')
    await save('daily')
    const id = await publish('Jankipuram', 6_100_000)
    await publish('Hazratganj')
    const [mail, ...rest] = await mailsOf(client)
    expect(rest).toEqual([])
    expect(mail?.subject).toBe('1 new for Jankipuram')
    expect(mail?.text).toContain(`/listing-detail/${id}/`)
    expect(mail?.text).toContain('₹61,00,000 · 3 BHK flat')
    expect(mail?.text).not.toContain('₹72,00,000')
    expect(await mailsOf(client)).toHaveLength(1)
  })

  test('gets a mail about homes of the asked poster, or with a right to offer that was seen, and no others', async () => {
    const agents = await makeUser(backend.db, 'Client', 'Ravi')
    await confirmAddress(backend.db, agents)
    await save('daily', '?right=seen')
    await save('daily', '?by=agent', agents)
    const shown = await publish('Jankipuram')
    await makeSeen(backend, owner, shown, admin)
    await publish('Hazratganj')
    const [mail] = await mailsOf(client)
    expect(mail?.subject).toBe(`1 new for ${OPTION_TEXTS.right?.seen}`)
    expect(mail?.text).toContain(`/listing-detail/${shown}/`)
    expect(await mailsOf(agents)).toEqual([])
  })

  test('gets no mail about own listings or their lower prices', async () => {
    await confirmAddress(backend.db, owner)
    await save('daily', '?city=lucknow', owner)
    await publish('Jankipuram')
    const cheaper = await makeEdit(backend.db, owner, { locality: 'Aliganj', price: 6_500_000 })
    await openAndApproveEdit(backend, admin, cheaper.id, 1)
    // The approval of the change is mailed too, so only mails about saved searches are counted.
    const alerts = async () =>
      (await mailsOf(owner)).filter(({ subject }) => /^\d+ (new|cheaper) for/.test(subject ?? ''))
    expect(await alerts()).toEqual([])
    const other = await makePublished(backend.db, client, { locality: 'Aliganj' })
    const [mail, ...rest] = await alerts()
    expect(rest).toEqual([])
    expect(mail?.text?.match(/listing-detail\/\w+/g)).toEqual([`listing-detail/${other}`])
  })

  test('gets no mail about a home that is hidden, or about any of a hidden poster', async () => {
    await save('daily')
    const home = await publish('Jankipuram')
    const hide = (kind: HiddenKind, key: string) =>
      changeOwnHidden(backend, client, { add: [{ kind, key, name: '' }], remove: [] })
    await hide('home', home)
    expect(await mailsOf(client)).toEqual([])
    const other = await publish('Jankipuram', 6_100_000)
    expect(await mailsOf(client)).toHaveLength(1)
    const page = await readListingPage(backend.db, other)
    await hide('poster', page.state === 'open' ? page.listing.owner.key : '')
    await publish('Jankipuram', 5_100_000)
    expect(await mailsOf(client)).toHaveLength(1)
  })

  test('gets a mail about a lower price, with the former one', async () => {
    const edit = await makeEdit(backend.db, owner, { locality: 'Gomti Nagar', price: 6_500_000 })
    await save('daily', '?q=gomti+nagar')
    await openAndApproveEdit(backend, admin, edit.id, 1)
    const [mail] = await mailsOf(client)
    expect(mail?.subject).toMatch(/^1 cheaper for /)
    expect(mail?.text).toContain('₹65,00,000 (was ₹72,00,000) · 3 BHK flat')
  })

  test('gets no mail about a higher price', async () => {
    const edit = await makeEdit(backend.db, owner, { locality: 'Gomti Nagar', price: 7_500_000 })
    await save('daily', '?q=gomti+nagar')
    await openAndApproveEdit(backend, admin, edit.id, 1)
    expect(await mailsOf(client)).toEqual([])
  })

  test('gets no mail about a lower price when a sale becomes a rent', async () => {
    const fields = { locality: 'Gomti Nagar', listingType: 'Rent', price: 25_000 } as const
    const edit = await makeEdit(backend.db, owner, fields)
    await save('daily', '?q=gomti+nagar')
    await openAndApproveEdit(backend, admin, edit.id, 1)
    expect(await mailsOf(client)).toEqual([])
  })

  test('gets mails about all searches, also where there are too many for one round', async () => {
    await save('daily')
    await save('daily', '?city=lucknow')
    await publish('Jankipuram')
    const mails = await mailsOf(client, (deps) => mailDailyAlerts(deps, 1))
    const text = mails.map((mail) => mail.text).join('')
    expect(text).toMatch(/Lucknow:\n\n- ₹72,00,000/)
    expect(text).toMatch(/Jankipuram:\n\n- ₹72,00,000/)
  })

  test('gets one mail about several searches, which counts and lists each home once', async () => {
    await save('daily')
    await save('daily', '?city=lucknow')
    for (let n = 0; n < 8; n += 1) await publish('Jankipuram')
    const [mail, ...rest] = await mailsOf(client)
    expect(rest).toEqual([])
    expect(mail?.subject).toMatch(/^8 new for (Jankipuram|Lucknow) and more$/)
    const listed = mail?.text?.match(/listing-detail\/\w+/g) ?? []
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toHaveLength(SAVED_SEARCH_LIMITS.named)
    expect(mail?.text).toMatch(/(Jankipuram|Lucknow):\n\n- ₹72,00,000/)
    expect(mail?.text).toMatch(/(Jankipuram|Lucknow) \(6 listed above\):\n\n- 2 more\n/)
    // What is new leads to what was added this week.
    expect(mail?.text?.match(/- 2 more\n {2}\S+&added=7\n/g)).toHaveLength(2)
  })

  test('gets no mail before the address is confirmed', async () => {
    const stranger = await makeUser(backend.db, 'Client')
    await save('daily', '?q=jankipuram', stranger)
    await publish('Jankipuram')
    expect(await mailsOf(stranger)).toEqual([])
    await confirmAddress(backend.db, stranger)
    expect(await mailsOf(stranger)).toHaveLength(1)
  })
})

describe('The frequency', () => {
  test('"at once" sends mails between the daily runs, "daily" does not', async () => {
    const other = await makeUser(backend.db, 'Client')
    await confirmAddress(backend.db, other)
    await save('at once')
    await save('daily', '?q=jankipuram', other)
    await publish('Jankipuram')
    expect(await mailsOf(client, mailAlertsAtOnce)).toHaveLength(1)
    expect(await mailsOf(other, mailAlertsAtOnce)).toEqual([])
  })

  test('"weekly" sends a mail when a week is over', async () => {
    const id = await save('weekly')
    await publish('Jankipuram')
    expect(await mailsOf(client)).toEqual([])
    await backend.db.rows(
      sql`update saved_searches set alerted_until = alerted_until - interval '7 days' + interval '5 minutes' where id = ${id}`,
    )
    expect(await mailsOf(client)).toHaveLength(1)
  })

  test('a pause sends no mail, and what came meanwhile is left out of the mails after it', async () => {
    const id = await save('daily')
    await changeRhythm(backend, client, id, 'paused')
    await publish('Jankipuram')
    expect(await mailsOf(client)).toEqual([])
    await passHours(backend.db, PAUSE_DAYS * 24 + 1)
    expect(await mailsOf(client)).toEqual([])
    await publish('Jankipuram', 6_100_000)
    expect(await mailsOf(client)).toHaveLength(1)
  })

  test('a pause goes on when the search is replaced, by a new one or by one that is paused too', async () => {
    const id = await save('daily')
    await changeRhythm(backend, client, id, 'paused')
    const replace = (query: string, replaces: string) =>
      saveSearch(backend, client, { query, rhythm: 'daily', replaces })
    const paused = async () => {
      const own = await readSavedSearches(backend, client)
      return own.ok && own.value.searches.map(({ pausedUntil }) => pausedUntil !== null)
    }
    await replace('?q=aliganj', id)
    expect(await paused()).toEqual([true])
    const other = await save('daily')
    await replace('?q=aliganj', other)
    expect(await paused()).toEqual([true])
    await save('daily', '?q=aliganj')
    expect(await paused()).toEqual([false])
  })

  test('"never" sends no mail, and later mails leave out what came meanwhile', async () => {
    const id = await save('never')
    await publish('Jankipuram')
    expect(await mailsOf(client)).toEqual([])
    await changeRhythm(backend, client, id, 'daily')
    expect(await mailsOf(client)).toEqual([])
  })
})

test('A mail about saved searches has a header with which mail programs can unsubscribe', async () => {
  await save('daily')
  await publish('Jankipuram')
  const [mail] = await mailsOf(client)
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe')).toMatch(
    new RegExp(`^<https?://.*/api/alerts-off/${client.id}/[0-9a-f]{64}>$`),
  )
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})
