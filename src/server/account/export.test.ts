import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { DECISION_LABELS } from '#english/moderation/texts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'
import { rejectListing } from '../moderation/decide.ts'

const { exportOwnData: exportData, sendContact, sendEnquiry } = handlers

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')

const count = async (table: string, where = 'true') =>
  (
    await backend.db.row<{ n: number }>(
      sql.raw(`select count(*) as n from ${table} where ${where}`),
    )
  )?.n

test('The copy of one’s data contains everything that is stored, and no secret', async () => {
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
        decision: DECISION_LABELS['listing.rejected'],
        reason: 'Blurred photos.',
        fields: { projectBuildingName: 'Neem Villa' },
      },
    ],
    sessions: [{ lastSeenAt: expect.any(String) }],
  })
  expect(answer.text).not.toMatch(/argon2id|password/i)
  expect(answer.body.exportedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/)
  expect(
    answer.text.match(/"[^"]+T\d\d:\d\d:[^"]*"/g)?.filter((at) => !at.endsWith('+05:30"')),
  ).toEqual([])
  expect(await count('audit_log', `event = 'data exported' and actor_id = '${user.id}'`)).toBe(1)
})

test('Messages to others are in the copy if they were sent while signed in, or from the address after it was confirmed', async () => {
  const { user, cookie } = await makeSignedIn(backend.db)
  const listing = await makePublished(backend.db, await makeUser(backend.db))
  const sent = { name: user.name, mobileNumber: '9876543210' }
  const say = async (email: string, message: string, cookie = '') => {
    for (const [handler, path] of [
      [sendContact, '/api/contacts'],
      [sendEnquiry, `/api/listings/${listing}/enquiries`],
    ] as const) {
      const body = { ...sent, email, message, submissionKey: newSubmissionKey() }
      expect((await ask(handler, { method: 'POST', path, body, cookie })).status).toBe(201)
    }
  }
  const copy = async () => {
    const { body } = await ask(exportData, { method: 'POST', path: '/api/my/data', cookie })
    const messages = [body.questionsSent, body.messagesSent] as { message: string }[][]
    return messages.map((all) => all.map(({ message }) => message))
  }
  await say(user.email, 'Of whoever had the address before.')
  await say('another@example.in', 'Said while signed in.', cookie)
  expect(await copy()).toEqual([['Said while signed in.'], ['Said while signed in.']])
  await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
  await say(user.email.toUpperCase(), 'When may I come?')
  await say(`x${user.email}`, 'Of somebody else.')
  const said = ['Said while signed in.', 'When may I come?']
  expect(await copy()).toEqual([said, said])
})
