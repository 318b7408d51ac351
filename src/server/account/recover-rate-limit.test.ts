import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { forgot, NEW_PASSWORD, reset } from '../../test/support/http/account-calls.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { setUpMailbox } from '../../test/support/http/mailbox.ts'
import { login } from '../../test/support/http/requests.ts'

const backend = setUpBackend()
const mailbox = setUpMailbox()
beforeEach(() => forgetAttempts(backend.db))

describe('A link for a new password', () => {
  test('can be requested a limited number of times: from one network for one account, and from one network in all', async () => {
    const { attempts } = RATE_LIMITS.reset
    const answers = []
    for (let i = 0; i <= attempts; i++)
      answers.push((await forgot('often@example.in', '10.9.1.1')).status)
    expect(answers).toEqual([...Array<number>(attempts).fill(200), 429])
    for (let i = 0; i < RATE_LIMITS.resetFromAddress.attempts; i++)
      await forgot(`other${i}@example.in`, '10.9.2.1')
    expect((await forgot('one-more@example.in', '10.9.2.1')).status).toBe(429)
  })

  test('can be requested by the owner while strangers in six networks request it too, and the number of mails stays limited', async () => {
    const user = await makeUser(backend.db)
    for (let network = 1; network <= 6; network++)
      for (let i = 0; i < RATE_LIMITS.reset.attempts + 3; i++)
        await forgot(user.email, `10.9.${network}.1`)
    expect((await forgot(user.email, '10.9.7.1')).status).toBe(200)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await forgot(user.email, `10.9.8.${i}`)).status),
    )
    expect(statuses).toContain(429)
    expect(mailbox.count(user.email)).toBe(RATE_LIMITS.resetOfMailbox.attempts)
  })

  test('is requested as often for all addresses of one mailbox as for one', async () => {
    const { attempts } = RATE_LIMITS.reset
    const statuses = []
    for (let n = 0; n <= attempts; n++)
      statuses.push((await forgot(`often+${n}@gmail.com`, '10.9.3.1')).status)
    expect(statuses).toEqual([...Array<number>(attempts).fill(200), 429])
  })

  test('lets its owner log in once it is used, even where strangers had used up all attempts at the account', async () => {
    const [user, other] = [await makeUser(backend.db), await makeUser(backend.db)]
    const exhaust = ({ email }: { email: string }) =>
      backend.db.rows(sql`
      insert into rate_limits (key, count) values (${`login-to:${email}`}, ${RATE_LIMITS.loginToAccount.attempts}), (${`login:${email}:10.9.9.1`}, ${RATE_LIMITS.login.attempts})`)
    const from = async ({ email }: { email: string }) =>
      (await login(email, NEW_PASSWORD, '10.9.9.1')).url.searchParams.get('code')
    await Promise.all([exhaust(user), exhaust(other)])
    expect(await from(user)).toMatch(/^wait-/)
    await forgot(user.email)
    await reset(mailbox.tokenFor(user.email))
    expect(await from(user)).toBeNull()
    expect(await from(other), 'nobody else’s are forgotten').toMatch(/^wait-/)
  })
})
