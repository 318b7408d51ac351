import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { ACCOUNT_DELETION_TEXTS, FORGOTTEN } from '#language/account/texts-own-data'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import { FORGOTTEN_CONTACT } from '../../domain/account/constants.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import {
  makePending,
  makePhotoRow,
  newSubmissionKey,
  PASSWORD,
} from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login, makeSignedIn } from '../../test/support/http/requests.ts'
import { newId } from '../ids.ts'
import { rejectListing } from '../moderation/decide.ts'

const { deleteAccount, readProfile } = handlers

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')

const count = async (table: string, where = 'true') =>
  (
    await backend.db.row<{ n: number }>(
      sql.raw(`select count(*) as n from ${table} where ${where}`),
    )
  )?.n
const revision = async () =>
  (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision ??
  0

const erase = (cookie: string, currentPassword = PASSWORD) =>
  ask(deleteAccount, {
    method: 'POST',
    path: '/api/my/account-deletion',
    cookie,
    body: { currentPassword },
  })

describe('Deleting one’s account', () => {
  test('needs the password, and changes nothing without it', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    const refused = await erase(cookie, 'not the password')
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { currentPassword: SECURITY_TEXTS.currentWrong },
    ])
    expect(await count('users', `id = '${user.id}'`)).toBe(1)
  })

  test('erases listings, photos, questions and all sessions at once', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    const photo = await makePhotoRow(backend.db, user)
    const id = await makePending(backend.db, user, {}, [photo])
    await openAndApprove(backend, admin, id, 1)
    const before = await revision()
    expect((await erase(cookie)).body).toEqual({ id: user.id })
    for (const [table, column] of [
      ['users', 'id'],
      ['properties', 'user_id'],
      ['images', 'user_id'],
      ['sessions', 'user_id'],
      ['enquiries', 'owner_id'],
    ] as const)
      expect(await count(table, `${column} = '${user.id}'`), table).toBe(0)
    expect(await revision()).toBe(before + 1)
    expect((await ask(readProfile, { path: '/api/my/profile', cookie })).status).toBe(401)
  })

  test('keeps the facts of the decision log, and nothing that names the user', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    await rejectListing(
      backend,
      admin,
      await makePending(backend.db, user, { locality: 'Hazratganj' }),
      1,
      'Blurred photos.',
    )
    await erase(cookie)
    const [line] = await backend.db.rows<Record<string, unknown>>(
      sql`select * from moderation_log where locality = 'Hazratganj'`,
    )
    expect(line).toMatchObject({
      decision: 'listing.rejected',
      reason: 'Blurred photos.',
      city: 'Lucknow',
      poster_id: null,
      snapshot: null,
    })
    const everything = await backend.db.row<{ text: string }>(sql`
      select concat((select string_agg(m::text, '') from moderation_log m), (select string_agg(a::text, '') from audit_log a), (select string_agg(t::text, '') from rate_limits t)) as text`)
    expect(everything?.text).not.toContain(user.email)
    expect(everything?.text).not.toContain(user.name)
  })

  test('deletes the attempts counted for the user, and nobody else’s, even where the addresses are similar', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    const keys = (email: string) => [
      `login:${email}:10.0.0.7`,
      `login-to:${email}`,
      `reset:${email}:10.0.0.7`,
      `reset-to:${email}`,
    ]
    const [own, others] = [
      keys(user.email),
      [...keys(`x${user.email}`), ...keys(`${user.email}.example`)],
    ]
    for (const key of [...own, ...others])
      await backend.db.rows(
        sql`insert into rate_limits (key) values (${key}) on conflict do nothing`,
      )
    await erase(cookie)
    const left = (await backend.db.rows<{ key: string }>(sql`select key from rate_limits`)).map(
      ({ key }) => key,
    )
    expect(left.filter((key) => own.includes(key))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(others))
  })

  test('anonymises messages to others that came from the address after it was confirmed', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    const other = await makeSignedIn(backend.db)
    const listing = await makePending(backend.db, other.user)
    const say = (
      owner: string,
    ) => sql`insert into enquiries (id, owner_id, property_id, about, name, email, mobile_number, message, submission_key)
      values (${newId()}, ${owner}, ${listing}, 'A flat', ${user.name}, ${user.email.toUpperCase()}, '9876543210', 'When may I come?', ${newSubmissionKey()})`
    // At that time the address may have belonged to somebody else.
    await backend.db.rows(say(other.user.id))
    await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
    await backend.db.rows(say(other.user.id))
    await erase(cookie)
    expect(
      await backend.db.rows(
        sql`select name, email, mobile_number, message from enquiries where owner_id = ${other.user.id} order by created_at`,
      ),
    ).toMatchObject([
      { email: user.email.toUpperCase(), message: 'When may I come?' },
      {
        name: FORGOTTEN.name,
        email: FORGOTTEN_CONTACT.email,
        mobile_number: FORGOTTEN_CONTACT.mobileNumber,
        message: FORGOTTEN.message,
      },
    ])
  })

  test('passes an admin’s published pictures to another admin, keeps the launches, and refuses the last admin', async () => {
    const second = await makeSignedIn(backend.db, 'Admin')
    const picture = await makePhotoRow(backend.db, second.user)
    await backend.db.rows(
      sql`update images set is_site = true, erase_after = null where id = ${picture}`,
    )
    await backend.db.rows(sql`insert into newly_project (id, user_id, city, project_building_name, locality, listing_type, property_category, property_type)
      values (${newId()}, ${second.user.id}, 'Noida', 'Launch', 'Sector 1', 'Sell', 'Residential', 'Flat/Apartment')`)
    expect((await erase(second.cookie)).status).toBe(200)
    expect(
      await backend.db.row(sql`select user_id, is_site from images where id = ${picture}`),
    ).toEqual({ user_id: admin.id, is_site: true })
    expect(await count('newly_project', 'user_id is null')).toBe(1)
    const last = await erase((await login(admin.email)).cookie)
    expect([last.status, last.body.code, last.body.message]).toEqual([
      409,
      'last_admin',
      ACCOUNT_DELETION_TEXTS.lastAdmin,
    ])
  })
})
