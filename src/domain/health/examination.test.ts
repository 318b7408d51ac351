import { describe, expect, test } from 'vitest'
import { type Examined, findingsOf } from './examination.ts'
import type { HealthCheck } from './rules.ts'

const AT = '2026-11-22T10:00:00.000Z'
const check: HealthCheck = {
  at: AT,
  database: true,
  lastBuild: { id: 1, result: 'done', finishedAt: AT },
  stuckMails: 0,
  lastBackup: { endedAt: '2026-11-22T07:00:00.000Z' },
}
const SECRET = 'x'.repeat(44)
const OWN_SETTINGS = Object.fromEntries(
  [
    'OFFICE_PHONE',
    'SALES_PHONE',
    'WHATSAPP',
    'EMAIL',
    'GRIEVANCE_EMAIL',
    'OFFICE_ADDRESS',
    'MAP_LINK',
    'STORE_LINK',
    'FACEBOOK',
    'INSTAGRAM',
    'LINKEDIN',
    'YOUTUBE',
  ].map((name) => [`SITE_${name}`, 'ours']),
)
const environment: Examined['environment'] = {
  ...OWN_SETTINGS,
  SITE_INVENTED_NAMES: 'no',
  SITE_CLAIMS: 'counted',
  AUTH_SECRET: SECRET,
  HEALTH_TOKEN: SECRET,
  URL: 'https://portal.in',
  BUILD_HOOK_URL: 'https://hook.in',
  SMTP_URL: 'smtps://mail.in',
}
const sound: Examined = {
  context: 'production',
  environment,
  node: { version: '24.21.0', argon2: true },
  check,
  tables: { missing: [], admins: 1, demoAccounts: 0 },
  mailRefused: null,
}
const without = (name: string) => ({ environment: { ...environment, [name]: undefined } })
const notGood = (over: Partial<Examined>) =>
  findingsOf({ ...sound, ...over }).filter(
    // Time makes rates old, whatever the portal is like.
    ({ state, says }) => state !== 'good' && !says.startsWith('Rates whose source'),
  )

describe('The doctor', () => {
  test('finds no problem in a healthy portal, and reports what it checked', () => {
    expect(notGood({})).toEqual([])
    expect(findingsOf(sound).map(({ says }) => says)).toContain('Newest backup: 3 hours ago.')
  })

  test('names each rate whose source is older than 90 days, and no other', () => {
    const ratesOn = (at: string) =>
      findingsOf({ ...sound, check: { ...check, at } }).find(({ says }) => /rate/i.test(says))
    const found = ratesOn(AT)
    expect([found?.state, found?.says]).toEqual(['warning', expect.stringContaining('2017-06-07')])
    expect(found?.says).toContain('Stamp duty')
    // What was read in June was new in July.
    expect(found?.says).toContain('2026-06-02')
    expect(ratesOn('2026-07-01T06:00:00Z')?.says).not.toContain('2026-06-02')
    expect(ratesOn('1970-01-01T00:00:00Z')?.state).toBe('good')
  })

  test.each<[string, Partial<Examined>, RegExp]>([
    ['a Node without Argon2', { node: { version: '22.0.0', argon2: false } }, /no Argon2/],
    ['no secret', without('AUTH_SECRET'), /AUTH_SECRET is not set/],
    [
      'the hint of the deploy button',
      { environment: { ...environment, AUTH_SECRET: 'the output of: openssl rand -base64 32' } },
      /is the hint/,
    ],
    ['an address without https', without('URL'), /URL is no https/],
    ['no build hook', without('BUILD_HOOK_URL'), /BUILD_HOOK_URL is not set/],
    ['no mail server', without('SMTP_URL'), /SMTP_URL is not set/],
    [
      'a short password of the mail provider',
      { environment: { ...environment, MAIL_EVENTS_TOKEN: 'short' } },
      /MAIL_EVENTS_TOKEN is too short/,
    ],
    ['a mail server that refuses', { mailRefused: '535 no' }, /did not let us in: 535 no/],
    ['no admin', { tables: { missing: [], admins: 0, demoAccounts: 0 } }, /no admin/],
    [
      'demo accounts',
      { tables: { missing: [], admins: 1, demoAccounts: 4 } },
      /demo are left \(4\)/,
    ],
    [
      'migrations that are not applied',
      { tables: { missing: ['0011_more'], admins: 1, demoAccounts: 0 } },
      /missing: 0011_more/,
    ],
    [
      'a build that failed',
      { check: { ...check, lastBuild: { id: 1, result: 'failed', finishedAt: AT } } },
      /newest build failed/,
    ],
    ['mails that are stuck', { check: { ...check, stuckMails: 3 } }, /3 mails/],
    [
      'a database that does not answer',
      { check: { ...check, database: false }, tables: null },
      /database/,
    ],
  ])('says that %s is wrong, and what to do', (_, over, says) => {
    expect(notGood(over)).toEqual([
      { state: 'bad', says: expect.stringMatching(says), todo: expect.stringMatching(/\w/) },
    ])
  })

  test.each<[string, Partial<Examined>, RegExp]>([
    ['a short secret', { environment: { ...environment, AUTH_SECRET: 'short' } }, /is short/],
    ['no token for monitors', without('HEALTH_TOKEN'), /HEALTH_TOKEN/],
    ['invented settings', without('SITE_EMAIL'), /Still invented: SITE_EMAIL\./],
    ['invented people', without('SITE_INVENTED_NAMES'), /People and builders of the demo/],
    ['claims of the demo', without('SITE_CLAIMS'), /advertise the numbers and builders/],
    ['no backup', { check: { ...check, lastBackup: null } }, /No backup is known/],
    [
      'a database without a list of its migrations',
      { tables: { missing: null, admins: 1, demoAccounts: 0 } },
      /keeps no list/,
    ],
  ])('warns of %s', (_, over, says) => {
    expect(notGood(over)).toEqual([
      { state: 'warning', says: expect.stringMatching(says), todo: expect.stringMatching(/\w/) },
    ])
  })

  test('finds nothing missing on a developer’s machine with demo data', () => {
    const local: Partial<Examined> = {
      context: 'local',
      environment: { AUTH_SECRET: SECRET, BUILD_HOOK_URL: 'http://hook', MAIL_FOLDER: '/mails' },
      tables: { missing: [], admins: 1, demoAccounts: 4 },
      check: { ...check, lastBackup: null },
    }
    expect(notGood(local)).toEqual([])
  })

  test('reports a preview as such, and needs neither mail server nor build hook there', () => {
    const preview: Partial<Examined> = {
      context: 'preview',
      environment: { ...environment, SMTP_URL: undefined, BUILD_HOOK_URL: undefined },
    }
    expect(notGood(preview)).toEqual([
      { state: 'warning', says: expect.stringMatching(/preview/), todo: expect.any(String) },
    ])
  })
})
