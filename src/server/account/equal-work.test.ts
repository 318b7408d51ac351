import { createHook } from 'node:async_hooks'
import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpHarness } from '../../test/support/database/harness.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask } from '../../test/support/http/requests.ts'
import { postAuth } from '../../test/support/http/sign-in.ts'
import { giveTwoStep } from '../../test/support/http/two-step.ts'

const { askReset } = handlers

const UNKNOWN = 'nobody-at-all@example.in'

const harness = setUpHarness()
/** The addresses of an ordinary account, of one with two-step sign-in, and of a disabled one. */
let known: string[]
let verifications = 0
const argon2 = createHook({
  init: (_, type) => {
    if (type === 'ARGON2REQUEST') verifications += 1
  },
})
beforeAll(async () => {
  const [plain, twoStep, disabled] = [
    await makeUser(harness.db),
    await makeUser(harness.db),
    await makeUser(harness.db),
  ]
  await giveTwoStep(harness.db, twoStep.id, { on: true })
  await harness.db.rows(sql`update users set status = 'disabled' where id = ${disabled.id}`)
  known = [plain, twoStep, disabled].map(({ email }) => email)
  argon2.enable()
})
beforeEach(() => forgetAttempts(harness.db))
afterAll(async () => {
  argon2.disable()
})

/** What the server does for a call: its answer, the SQL statements, and the number of password verifications. */
async function workOf(call: () => Promise<{ status: number; text: string }>) {
  harness.line.taken()
  verifications = 0
  const { status, text } = await call()
  return { status, text, statements: harness.line.taken(), verifications }
}

test('A login with a wrong password does the same work for addresses with an account and without: one verification each', async () => {
  const work = (email: string) =>
    workOf(() =>
      postAuth(harness.address, 'callback/credentials', { email, password: 'not the password' }),
    )
  const unknown = await work(UNKNOWN)
  expect([unknown.verifications, unknown.statements.length]).toEqual([1, 3])
  for (const email of known) expect(await work(email), email).toEqual(unknown)
})

test('A request for a new password does the same work for addresses with an account and without', async () => {
  const work = (email: string) =>
    workOf(() => harness.send({ method: 'POST', path: '/api/password-resets', body: { email } }))
  const unknown = await work(UNKNOWN)
  expect([unknown.status, unknown.verifications, unknown.statements.length]).toEqual([200, 0, 2])
  for (const email of known) expect(await work(email), email).toEqual(unknown)
})

test('A request for a new password is answered before the mail is sent', async () => {
  await harness.db.rows(sql`delete from mails`)
  const { promise: sent, resolve: finish } = Promise.withResolvers<void>()
  const { promise: sending, resolve: begin } = Promise.withResolvers<void>()
  const later: Promise<unknown>[] = []
  const send = () => {
    begin()
    return sent
  }
  testDeps().mailer = { send }
  const handler = (request: Request, context: { ip: string }) =>
    askReset(request, { ...context, waitUntil: (work) => void later.push(work) }, testDeps)
  const answer = await ask(handler, {
    method: 'POST',
    path: '/api/password-resets',
    body: { email: known[0] },
  })
  await sending
  const state = () => harness.db.rows(sql`select sent_at is not null as sent from mails`)
  expect([answer.status, later.length, await state()]).toEqual([200, 1, [{ sent: false }]])
  finish()
  await Promise.all(later)
  expect(await state()).toEqual([{ sent: true }])
})
