import { expect, test, vi } from 'vitest'
import type { AuditEvent } from '../../domain/audit/constants.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpMailbox } from '../../test/support/http/mailbox.ts'
import { ask, login, logout } from '../../test/support/http/requests.ts'
import { codeOf } from '../../test/support/http/two-step.ts'

const {
  createAccount,
  verifyEmail,
  askReset,
  changePassword,
  resetPassword,
  endOtherSessions: endOthers,
  switchTwoStepOff: switchOff,
  switchTwoStepOn: switchOn,
  prepareTwoStep: prepare,
} = handlers

const MINUTE = 60_000
const EMAIL = 'quiet.meera@example.in'
const MOBILE = '9123456780'
const PASSWORDS = [
  'first quiet door',
  'second quiet door',
  'third quiet door',
  'a wrong guess',
] as const

setUpBackend()
const mailbox = setUpMailbox()
const lines: string[] = []

/** Runs every event of an account; returns the secrets that occurred. */
async function runAllEvents(): Promise<string[]> {
  const [first, second, third, wrong] = PASSWORDS
  const post = (handler: Parameters<typeof ask>[0], path: string, body: unknown, cookie = '') =>
    ask(handler, { method: 'POST', path, body, cookie })
  await post(createAccount, '/api/accounts', {
    name: 'Meera',
    mobileNumber: MOBILE,
    email: EMAIL,
    password: first,
    confirmPassword: first,
    role: 'Owner',
  })
  const verification = mailbox.tokenFor(EMAIL)
  await post(verifyEmail, '/api/verifications', { token: verification, currentPassword: first })
  await login(EMAIL, wrong)
  await login('nobody.quiet@example.in', wrong)
  const { cookie } = await login(EMAIL, first)
  await post(
    changePassword,
    '/api/my/password',
    { currentPassword: first, password: second, confirmPassword: second },
    cookie,
  )
  const { secret } = (await post(prepare, '/api/my/two-step/key', undefined, cookie)).body as {
    secret: string
  }
  const codes = [codeOf(secret, -1), codeOf(secret), codeOf(secret, 1)] as const
  await post(switchOn, '/api/my/two-step', { currentPassword: second, code: codes[0] }, cookie)
  const again = await login(EMAIL, second, undefined, { code: codes[1] })
  await ask(endOthers, { method: 'DELETE', path: '/api/my/sessions', cookie: again.cookie })
  await post(
    switchOff,
    '/api/my/two-step/off',
    { currentPassword: second, code: codes[2] },
    again.cookie,
  )
  await post(askReset, '/api/password-resets', { email: EMAIL })
  const reset = mailbox.tokenFor(EMAIL)
  await post(resetPassword, '/api/password-resets/password', {
    token: reset,
    password: third,
    confirmPassword: third,
  })
  const last = await login(EMAIL, third)
  await logout(last.cookie)
  return [
    verification,
    reset,
    secret,
    ...codes,
    ...[cookie, again.cookie, last.cookie].map(
      (one) => /session-token=([^;]+)/.exec(one)?.[1] ?? '',
    ),
  ]
}

test('Each event of an account is one JSON line, and no line holds a password, secret, code, token, address or number', {
  timeout: 2 * MINUTE,
}, async () => {
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, way).mockImplementation(
      (...said: unknown[]) =>
        void lines.push(
          said.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' '),
        ),
    )
  const secrets = await runAllEvents()
  vi.restoreAllMocks()
  const events: AuditEvent[] = [
    'account created',
    'email verified',
    'sign-in refused',
    'sign-in refused',
    'signed in',
    'password changed',
    'two-step on',
    'signed in',
    'sessions ended',
    'two-step off',
    'password reset asked',
    'password reset',
    'signed in',
    'signed out',
  ]
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(events)
  expect(secrets.every((secret) => secret.length >= 6)).toBe(true)
  for (const secret of [...secrets, ...PASSWORDS, EMAIL, 'nobody.quiet', MOBILE])
    expect(lines.join('\n')).not.toContain(secret)
})
