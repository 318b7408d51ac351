import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask } from '../../test/support/http/requests.ts'
import { countAttempt, countAttempts, forgetAttemptsAt } from './rate-limit.ts'

const { createAccount } = handlers

const AT_ONCE = 50

const backend = setUpBackend()

test('Fifty sign-ups with one address at once create one account; the others get the error that it is in use', async () => {
  const form = {
    name: 'Asha Verma',
    mobileNumber: '9876543210',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: 'Owner',
  }
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) =>
      // The same address in two spellings.
      ask(createAccount, {
        method: 'POST',
        path: '/api/accounts',
        body: { ...form, email: i % 2 ? 'asha@example.in' : 'Asha@Example.in' },
        ip: `10.1.0.${i}`,
      }),
    ),
  )
  const refused = answers.filter((answer) => answer.status !== 201)
  expect(refused).toHaveLength(AT_ONCE - 1)
  for (const answer of refused)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'email_taken',
      SIGN_UP_RESULT_TEXTS.emailTaken,
    ])
  expect(
    await backend.db.rows(sql`select role from users where lower(email) = 'asha@example.in'`),
  ).toEqual([{ role: 'Owner' }])
})

test('Attempts made at once are all counted: exactly as many as the limit succeed', async () => {
  const limit = { attempts: 8, windowMs: 60_000 }
  const waits = await Promise.all(
    Array.from({ length: AT_ONCE }, () => countAttempt(backend.db, 'race', limit)),
  )
  expect(waits.filter((wait) => wait === null)).toHaveLength(limit.attempts)
})

test('Deleting attempts while others are counted causes no deadlock', async () => {
  const [email, limit] = ['crowd@example.in', { attempts: 1000, windowMs: 60_000 }]
  const count = (network: number) =>
    countAttempts(
      backend.db,
      { [`login:${email}:10.2.0.${network}`]: limit },
      { [`login-to:${email}`]: limit },
    )
  const forget = () =>
    backend.db.rows(
      forgetAttemptsAt(sql`(select ${email}::text as email, ${email}::text as mailbox)`),
    )
  // This row was inserted first, so a scan of the table finds it first.
  await backend.db.rows(sql`insert into rate_limits (key) values (${`login-to:${email}`})`)
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => (i % 5 === 0 ? forget() : count(i % 4))),
    )
    expect(answers.filter((wait) => typeof wait === 'number')).toEqual([])
  }
})
