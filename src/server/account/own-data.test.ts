import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import deleteAccount from '../../../functions/account-delete.ts'
import exportData from '../../../functions/data-export.ts'
import changeProfile from '../../../functions/profile-change.ts'
import readProfile from '../../../functions/profile-read.ts'
import type { SessionUser } from '../../contract/session.ts'
import { THROTTLES } from '../../domain/account/constants.ts'
import { ACCOUNT_DELETION_WORDS, FORGOTTEN } from '../../domain/account/own-data-messages.ts'
import { SECURITY_WORDS } from '../../domain/account/security-messages.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import {
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
  PASSWORD,
} from '../../test/support/factories.ts'
import { ask, login } from '../../test/support/requests.ts'
import { newId } from '../ids.ts'
import { approveListing, rejectListing } from '../moderation/decide.ts'

let backend: Backend
let admin: SessionUser
beforeAll(async () => {
  backend = await startBackend()
  admin = await makeUser(backend.db, 'Admin', 'Meera')
})
afterAll(() => backend.close())

const count = async (table: string, where = 'true') =>
  (
    await backend.db.row<{ n: number }>(
      sql.raw(`select count(*) as n from ${table} where ${where}`),
    )
  )?.n
const revision = async () =>
  (await backend.db.row<{ revision: number }>(sql`select revision from publication`))?.revision ?? 0
const image = (id: string) =>
  backend.db.row<{ is_profile: boolean; erase_after: string | null }>(
    sql`select is_profile, erase_after from images where id = ${id}`,
  )

async function signedIn(role: SessionUser['role'] = 'Owner') {
  const user = await makeUser(backend.db, role, 'Asha Verma')
  return { user, cookie: (await login(user.email)).cookie }
}
const save = (cookie: string, over: Record<string, unknown> = {}) =>
  ask(changeProfile, {
    method: 'POST',
    path: '/api/my/profile',
    cookie,
    body: { name: 'Asha Rani', mobileNumber: '9123456780', photoId: null, ...over },
  })
const erase = (cookie: string, currentPassword = PASSWORD) =>
  ask(deleteAccount, {
    method: 'POST',
    path: '/api/my/account-deletion',
    cookie,
    body: { currentPassword },
  })

describe('One’s own details', () => {
  test('are changed by name and number; the pages of one’s listings are built anew when the name changes', async () => {
    const { user, cookie } = await signedIn()
    await approveListing(backend, admin, await makePending(backend.db, user), 1)
    const before = await revision()
    expect((await save(cookie, { name: user.name })).status).toBe(200)
    expect(await revision()).toBe(before)
    expect((await save(cookie)).body).toMatchObject({
      name: 'Asha Rani',
      mobileNumber: '9123456780',
    })
    expect(await revision()).toBe(before + 1)
    expect((await ask(readProfile, { path: '/api/my/profile', cookie })).body).toMatchObject({
      name: 'Asha Rani',
      email: user.email,
    })
  })

  test('have a photo that is the user’s own; the one before is due to be erased', async () => {
    const { user, cookie } = await signedIn()
    const [first, second, others] = [
      await makePhotoRow(backend.db, user),
      await makePhotoRow(backend.db, user),
      await makePhotoRow(backend.db, admin),
    ]
    expect((await save(cookie, { photoId: first })).body.photo).toMatchObject({ id: first })
    expect(await image(first)).toEqual({ is_profile: true, erase_after: null })
    expect((await save(cookie, { photoId: first })).status).toBe(200)
    await save(cookie, { photoId: second })
    expect((await image(first))?.is_profile).toBe(false)
    expect((await image(first))?.erase_after).not.toBeNull()
    const refused = await save(cookie, { photoId: others })
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, ['photoId']])
  })

  test('are changed only so often: each other name has the site built anew', async () => {
    const { user, cookie } = await signedIn()
    await backend.db.rows(
      sql`insert into attempts (key, count) values (${`profile:${user.id}`}, ${THROTTLES.post.attempts})`,
    )
    expect((await save(cookie)).status).toBe(429)
  })

  test('are held to the rules of the sign-up', async () => {
    const { cookie } = await signedIn()
    expect((await save(cookie, { name: ' ', mobileNumber: '12' })).body.fields).toEqual({
      name: 'Name cannot be empty.',
      mobileNumber: 'Invalid mobile number. Enter 10 digits.',
    })
  })
})

test('The copy of one’s data holds all that is stored, and no secret', async () => {
  const { user, cookie } = await signedIn()
  const id = await makePending(backend.db, user)
  await rejectListing(
    backend,
    admin,
    await makePending(backend.db, user, { projectBuildingName: 'Neem Villa' }),
    1,
    'Blurred photos.',
  )
  const answer = await ask(exportData, { method: 'POST', path: '/api/my/data', cookie })
  expect(answer.body).toMatchObject({
    account: { id: user.id, email: user.email, mobileNumber: '9876543210' },
    listings: [{ id, city: 'Lucknow' }],
    decisions: [
      {
        decision: 'rejected',
        reason: 'Blurred photos.',
        fields: { projectBuildingName: 'Neem Villa' },
      },
    ],
    sessions: [{ lastSeenAt: expect.any(String) }],
  })
  expect(answer.text).not.toMatch(/argon2id|password/i)
  expect(await count('audit_log', `event = 'data exported' and actor_id = '${user.id}'`)).toBe(1)
})

test('What one has said to others is in the copy, once the address is known to be one’s own', async () => {
  const { user, cookie } = await signedIn()
  const owner = await makeUser(backend.db)
  const sent = { name: user.name, email: user.email.toUpperCase(), mobileNumber: '9876543210' }
  const say = (email: string, message: string) =>
    backend.db.rows(sql`
    with asked as (
      insert into enquiries (id, owner_id, property_id, about, name, email, mobile_number, message, submission_key)
      values (${newId()}, ${owner.id}, 'somelisting', 'A flat', ${sent.name}, ${email}, ${sent.mobileNumber}, ${message}, ${newSubmissionKey()})
    )
    insert into contacts (id, name, email, mobile_number, message, submission_key)
    select coalesce(max(id), 0) + 1, ${sent.name}, ${email}, ${sent.mobileNumber}, ${message}, ${newSubmissionKey()} from contacts`)
  await say(sent.email, 'When may I come?')
  await say(`x${user.email}`, 'Of somebody else.')
  const copy = async () =>
    (await ask(exportData, { method: 'POST', path: '/api/my/data', cookie })).body
  expect(await copy()).toMatchObject({ questionsSent: [], messagesSent: [] })
  await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
  const said = { ...sent, message: 'When may I come?', createdAt: expect.any(String) }
  expect(await copy()).toMatchObject({
    questionsSent: [{ ...said, about: 'A flat' }],
    messagesSent: [said],
  })
})

describe('Deleting one’s account', () => {
  test('needs the password, and changes nothing without it', async () => {
    const { user, cookie } = await signedIn()
    const refused = await erase(cookie, 'not the password')
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { currentPassword: SECURITY_WORDS.currentWrong },
    ])
    expect(await count('users', `id = '${user.id}'`)).toBe(1)
  })

  test('erases listings, photos, sessions and questions at once, and the session with them', async () => {
    const { user, cookie } = await signedIn()
    const photo = await makePhotoRow(backend.db, user)
    const id = await makePending(backend.db, user, {}, [photo])
    await approveListing(backend, admin, id, 1)
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
    const { user, cookie } = await signedIn()
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
      decision: 'rejected',
      reason: 'Blurred photos.',
      city: 'Lucknow',
      poster_id: null,
      snapshot: null,
    })
    const everything = await backend.db.row<{ text: string }>(sql`
      select concat((select string_agg(m::text, '') from moderation_log m), (select string_agg(a::text, '') from audit_log a), (select string_agg(t::text, '') from attempts t)) as text`)
    expect(everything?.text).not.toContain(user.email)
    expect(everything?.text).not.toContain(user.name)
  })

  test('forgets the attempts counted for the user, and nobody else’s, however alike the addresses are', async () => {
    const { user, cookie } = await signedIn()
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
      await backend.db.rows(sql`insert into attempts (key) values (${key}) on conflict do nothing`)
    await erase(cookie)
    const left = (await backend.db.rows<{ key: string }>(sql`select key from attempts`)).map(
      ({ key }) => key,
    )
    expect(left.filter((key) => own.includes(key))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(others))
  })

  test('makes what was said to others nobody’s, where the address was known to be the user’s', async () => {
    const { user, cookie } = await signedIn()
    const other = await signedIn()
    const listing = await makePending(backend.db, other.user)
    const say = (
      owner: string,
    ) => sql`insert into enquiries (id, owner_id, property_id, about, name, email, mobile_number, message, submission_key)
      values (${newId()}, ${owner}, ${listing}, 'A flat', ${user.name}, ${user.email.toUpperCase()}, '9876543210', 'When may I come?', ${newSubmissionKey()})`
    await backend.db.rows(say(other.user.id))
    await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
    await erase(cookie)
    expect(
      await backend.db.rows(
        sql`select name, email, mobile_number, message from enquiries where owner_id = ${other.user.id}`,
      ),
    ).toEqual([
      {
        name: FORGOTTEN.name,
        email: FORGOTTEN.email,
        mobile_number: FORGOTTEN.mobileNumber,
        message: FORGOTTEN.message,
      },
    ])
  })

  test('passes an admin’s published pictures on, keeps the launches, and refuses the last admin', async () => {
    const second = await signedIn('Admin')
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
      ACCOUNT_DELETION_WORDS.lastAdmin,
    ])
  })
})
