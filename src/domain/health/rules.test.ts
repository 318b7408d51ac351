import { describe, expect, test } from 'vitest'
import { TROUBLE_ADVICE, TROUBLE_SENTENCES } from '#english/health/texts'
import { CHECK_KEPT_MS, OLD_BACKUP_MS, TROUBLES } from './constants.ts'
import { causeOf, type HealthCheck, stillCounts, troublesOf } from './rules.ts'

const NOW = new Date('2026-11-22T10:00:00.000Z')
const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString()
const backup = (ms: number) => ({ endedAt: before(ms) })
const build = (result: 'done' | 'failed') => ({ id: 7, result, finishedAt: before(3 * 3_600_000) })

const check = (over: Partial<HealthCheck> = {}): HealthCheck => ({
  at: NOW.toISOString(),
  database: true,
  lastBuild: build('done'),
  stuckMails: 0,
  lastBackup: backup(1000),
  ...over,
})

describe('An alert is due for', () => {
  test.each([
    ['nothing where all is well', {}, []],
    [
      'nothing before the first build and the first backup',
      { lastBuild: null, lastBackup: null },
      [],
    ],
    ['the database', { database: false, lastBuild: null }, ['database']],
    ['a build that failed', { lastBuild: build('failed') }, ['build']],
    ['mails that are stuck', { stuckMails: 2 }, ['mails']],
    ['a backup that is old', { lastBackup: backup(OLD_BACKUP_MS + 1) }, ['backup']],
    ['no backup that is just young enough', { lastBackup: backup(OLD_BACKUP_MS) }, []],
  ] as const)('%s', (_, over, troubles) => {
    expect(troublesOf(check(over as Partial<HealthCheck>), NOW)).toEqual(troubles)
  })

  test('each trouble with a sentence and advice', () => {
    const worst = check({
      database: false,
      lastBuild: build('failed'),
      stuckMails: 1,
      lastBackup: backup(4 * 86_400_000),
    })
    expect(TROUBLES.map((one) => TROUBLE_SENTENCES[one](worst, NOW))).toEqual([
      'The database does not answer as it should.',
      'The newest build failed 3 hours ago. Visitors still see the site of the build before.',
      '1 mail could not be sent for more than an hour.',
      'The newest backup was made 4 days ago.',
    ])
    expect(TROUBLES.filter((one) => !TROUBLE_ADVICE[one].endsWith('.'))).toEqual([])
  })
})

describe('A check stays valid', () => {
  const later = (ms: number) => new Date(NOW.getTime() + ms)
  test('for more than a day if it is good, so that requests do not wake the database', () => {
    expect(CHECK_KEPT_MS.good).toBeGreaterThan(25 * 3_600_000)
    expect(stillCounts(check(), later(CHECK_KEPT_MS.good - 1))).toBe(true)
    expect(stillCounts(check(), later(CHECK_KEPT_MS.good))).toBe(false)
  })
  test('for minutes if it is bad, so that a repair shows soon', () => {
    const broken = check({ database: false })
    expect(stillCounts(broken, later(CHECK_KEPT_MS.bad - 1))).toBe(true)
    expect(stillCounts(broken, later(CHECK_KEPT_MS.bad))).toBe(false)
  })
})

test('A failed build is reported once, a lasting trouble once a day', () => {
  const failed = check({ lastBuild: build('failed'), stuckMails: 1 })
  const tomorrow = { ...failed, at: '2026-11-23T10:00:00.000Z' }
  expect(causeOf('build', tomorrow)).toBe(causeOf('build', failed))
  expect(causeOf('mails', tomorrow)).not.toBe(causeOf('mails', failed))
  expect(causeOf('mails', failed)).not.toBe(causeOf('backup', failed))
})

test.each([
  ['2026-11-23T18:29:59Z', 'mails 2026-11-23'],
  ['2026-11-23T18:30:00Z', 'mails 2026-11-24'],
])('A trouble found at %s has the key %s, by the day in India', (at, key) => {
  expect(causeOf('mails', check({ at }))).toBe(key)
})
