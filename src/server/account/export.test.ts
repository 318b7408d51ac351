import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/session.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { makePending, makeUser, newSubmissionKey } from '../../test/support/factories.ts'
import { ask, makeSignedIn } from '../../test/support/requests.ts'
import { newId } from '../ids.ts'
import { rejectListing } from '../moderation/decide.ts'
import { handlers } from '../api.ts'

const { exportOwnData: exportData } = handlers

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

test('The copy of one’s data holds all that is stored, and no secret', async () => {
  const { user, cookie } = await makeSignedIn(backend.db)
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
  const { user, cookie } = await makeSignedIn(backend.db)
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
