import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { LINK_TEXTS } from '#language/account/texts-security'
import { RENEWAL_RESULT_TEXTS } from '#language/listing/texts-poster'
import type { SessionUser } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask } from '../../test/support/http/requests.ts'
import { expireListings } from '../cleanup/run.ts'
import { deliverMails } from '../mail/deliver.ts'
import { renewalSecret } from './renewal-secret.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
let owner: SessionUser
beforeEach(async () => {
  await backend.db.rows(sql`delete from properties`)
  owner = await makeUser(backend.db)
})

/** A published listing, confirmed some days ago. */
async function confirmedAgo(days: number): Promise<string> {
  const id = await makePublished(backend.db, owner)
  await age(id, days)
  return id
}
const age = (id: string, days: number) =>
  backend.db.rows(
    sql`update properties set confirmed_at = now() - make_interval(days => ${days}::int) where id = ${id}`,
  )
type Link = { id: string; since: number; secret: string }
/** Mails to the owner with a confirmation link. */
const asked = () =>
  sink
    .to(owner.email)
    .map(({ mail }) => mail)
    .filter(({ text }) => text?.includes(PATHS.renewal))
/** The link of the newest mail to the owner, as the page sends it. */
async function mailed(): Promise<Link> {
  await expireListings(backend)
  await deliverMails(backend)
  const text = asked().at(-1)?.text ?? ''
  const [, id = '', since = '', secret = ''] =
    new RegExp(`${PATHS.renewal}#([a-z0-9]+)\\.(\\d+)\\.([0-9a-f]{64})\\s`).exec(text) ?? []
  return { id, since: Number(since), secret }
}
const press = ({ id, since, secret }: Link) =>
  ask(handlers.renewListing, {
    method: 'POST',
    path: `/api/listings/${id}/renewal`,
    body: { since, secret },
  })
const daysLeft = async (id: string) => {
  const row = await backend.db.row<{ days: number }>(
    sql`select extract(day from confirmed_at + make_interval(days => ${LISTING_DAYS.unconfirmed}) - now())::int as days from properties where id = ${id}`,
  )
  return row?.days
}
const audited = (id: string) =>
  backend.db.rows(sql`select event, actor_id from audit_log where subject_id = ${id}`)

describe('The confirmation link in a mail', () => {
  test('confirms the listing for anybody who has the link, as its owner would, and returns how long it stays public', async () => {
    const id = await confirmedAgo(LISTING_DAYS.asked + 1)
    const answer = await press(await mailed())
    expect(answer.body).toMatchObject({
      about: 'Kesar Heights, Gomti Nagar, Lucknow',
      before: false,
    })
    expect(Date.parse(String(answer.body.until))).toBeGreaterThan(Date.now() + 59 * 86_400_000)
    expect(await daysLeft(id)).toBe(LISTING_DAYS.unconfirmed - 1)
    expect(await audited(id)).toEqual([{ event: 'availability changed', actor_id: owner.id }])
  })

  test('changes nothing the second time, also at the same instant', async () => {
    const id = await confirmedAgo(LISTING_DAYS.asked + 1)
    const link = await mailed()
    const both = await Promise.all([press(link), press(link)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await press(link)).body).toMatchObject({ before: true })
    expect(await audited(id)).toHaveLength(1)
  })

  test('makes an expired listing public again, until the link is too old', async () => {
    const id = await confirmedAgo(LISTING_DAYS.unconfirmed + 1)
    const link = await mailed()
    expect(asked().at(-1)?.subject).toMatch(/^No longer shown/)
    expect((await press(link)).body).toMatchObject({ before: false })
    expect(await daysLeft(id)).toBe(LISTING_DAYS.unconfirmed - 1)

    const old = await confirmedAgo(LISTING_DAYS.renewalLink + 1)
    const answer = await press(await mailed())
    expect(answer.status).toBe(410)
    expect(answer.body.message).toBe(LINK_TEXTS.usedUp)
    expect(await audited(old)).toEqual([])
  })

  test('does not reopen a listing that was marked as sold since', async () => {
    const id = await confirmedAgo(LISTING_DAYS.asked + 1)
    const link = await mailed()
    await backend.db.rows(
      sql`update properties set availability = 'sold', closed_at = now() where id = ${id}`,
    )
    const answer = await press(link)
    expect([answer.status, answer.body.message]).toEqual([409, RENEWAL_RESULT_TEXTS.closed])
  })

  test('is refused once the listing is deleted or its owner is disabled', async () => {
    const id = await confirmedAgo(LISTING_DAYS.asked + 1)
    const link = await mailed()
    const status = (to: string) =>
      backend.db.rows(sql`update users set status = ${to} where id = ${owner.id}`)
    await status('disabled')
    expect((await press(link)).body.code).toBe('listing_not_available')
    await status('active')
    expect((await press(link)).status).toBe(200)
    await status('disabled')
    expect((await press(link)).body.code, 'once it is confirmed as well').toBe(
      'listing_not_available',
    )
    await backend.db.rows(sql`delete from properties where id = ${id}`)
    expect((await press(link)).body.code).toBe('listing_not_available')
  })
})

describe('A forged link', () => {
  test('confirms nothing, with a wrong secret or one of another listing or another time', async () => {
    const id = await confirmedAgo(LISTING_DAYS.asked + 1)
    const link = await mailed()
    const other = await confirmedAgo(LISTING_DAYS.asked + 1)
    const forged: Link[] = [
      { ...link, secret: '0'.repeat(64) },
      { ...link, id: other },
      { ...link, since: link.since + 1 },
      { ...link, secret: renewalSecret({ authSecret: 'another' }, id, link.since) },
    ]
    for (const one of forged) {
      const answer = await press(one)
      expect([answer.status, answer.body.message]).toEqual([404, RENEWAL_RESULT_TEXTS.foreign])
    }
    for (const one of [id, other]) expect(await audited(one)).toEqual([])
  })
})
