import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { LINK_TEXTS } from '#language/account/texts-security'
import { PATHS } from '../../contract/paths.ts'
import { makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { forgot, NEW_PASSWORD, reset } from '../../test/support/http/account-calls.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpMailbox } from '../../test/support/http/mailbox.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { giveTwoStep } from '../../test/support/http/two-step.ts'

const { readSession, askVerification } = handlers

const backend = setUpBackend()
const mailbox = setUpMailbox()
beforeEach(() => forgetAttempts(backend.db))

const resend = (cookie: string) =>
  ask(askVerification, { method: 'POST', path: '/api/my/verification', cookie })
const letIn = async (email: string, password: string) =>
  !(await login(email, password)).url.searchParams.has('error')
const expectUsedUp = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
  expect([status, body.code, body.message]).toEqual([410, 'link_used_up', LINK_TEXTS.usedUp])

describe('A forgotten password', () => {
  test('is replaced by the link of a mail, once; all sessions end', async () => {
    const user = await makeUser(backend.db)
    const { cookie } = await login(user.email)
    await forgot(user.email.toUpperCase())
    const token = mailbox.tokenFor(user.email)
    expect(mailbox.to(user.email)?.text).toContain(`${PATHS.resetPassword}#${token}`)
    expect((await reset(token)).status).toBe(200)
    expect((await ask(readSession, { path: '/api/me', cookie })).body.user).toBeNull()
    expect([await letIn(user.email, PASSWORD), await letIn(user.email, NEW_PASSWORD)]).toEqual([
      false,
      true,
    ])
    expectUsedUp(await reset(token, 'another fine one'))
    expect(mailbox.count(user.email)).toBe(2)
  })

  test('gets the same answer for an address without an account, and no mail', async () => {
    const [known, unknown] = [
      await forgot((await makeUser(backend.db)).email),
      await forgot('nobody-at-all@example.in'),
    ]
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(mailbox.count('nobody-at-all@example.in')).toBe(0)
  })

  test('a disabled account gets no link, and its former link is invalid', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${user.id}`)
    expectUsedUp(await reset(mailbox.tokenFor(user.email)))
    await forgot(user.email)
    expect(mailbox.count(user.email)).toBe(1)
  })

  test('a link is valid for ten minutes', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    await backend.db.rows(
      sql`update account_tokens set expires_at = expires_at - interval '10 minutes' where user_id = ${user.id}`,
    )
    expectUsedUp(await reset(mailbox.tokenFor(user.email)))
    expect(await letIn(user.email, PASSWORD)).toBe(true)
  })

  test('a used link makes the older ones invalid; a link that confirms the address cannot set a password', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    const older = mailbox.tokenFor(user.email)
    await forgot(user.email)
    expect((await reset(mailbox.tokenFor(user.email))).status).toBe(200)
    expectUsedUp(await reset(older))
    const { cookie } = await login(user.email, NEW_PASSWORD)
    await backend.db.rows(sql`update users set email_verified_at = null where id = ${user.id}`)
    await resend(cookie)
    expectUsedUp(await reset(mailbox.tokenFor(user.email)))
  })

  test('only a hash of the secret is stored, and the outbox never contains the secret', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    const token = mailbox.tokenFor(user.email)
    const row = await backend.db.row<{ all: string }>(
      sql`select jsonb_build_object('tokens', (select jsonb_agg(t) from account_tokens t), 'mails', (select jsonb_agg(m) from mails m), 'audit', (select jsonb_agg(a) from audit_log a))::text as all`,
    )
    expect(row?.all).not.toContain(token)
    expect(row?.all).toContain(createHash('sha256').update(token).digest('hex'))
  })

  test('removes a two-step sign-in that was set up before the address was confirmed, and no other', async () => {
    for (const confirmed of [false, true]) {
      const user = await makeUser(backend.db)
      await giveTwoStep(backend.db, user.id, { on: true })
      if (confirmed)
        await backend.db.rows(sql`update users set email_verified_at = now() where id = ${user.id}`)
      await forgot(user.email)
      await reset(mailbox.tokenFor(user.email))
      expect(await letIn(user.email, NEW_PASSWORD)).toBe(!confirmed)
      expect(
        await backend.db.rows(
          sql`select actor_id from audit_log where event = 'two-step off' and subject_id = ${user.id}`,
        ),
      ).toHaveLength(confirmed ? 0 : 1)
    }
  })

  test('a weak new password is refused and the link stays valid', async () => {
    const user = await makeUser(backend.db)
    await forgot(user.email)
    const token = mailbox.tokenFor(user.email)
    expect((await reset(token, 'abc')).body).toMatchObject({ code: 'invalid' })
    expect((await reset(token)).status).toBe(200)
  })
})
