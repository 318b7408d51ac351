import { describe, expect, test } from 'vitest'
import {
  COMPLAINT_TIMES,
  complaintReceived,
  complaintTimes,
  limitInWords,
  reportThanks,
} from '#language/report/texts-complaints'
import { ACKNOWLEDGED, COMPLAINT_CLASSES, COMPLAINT_RULES, REMINDER } from './complaints.ts'
import { DOUBT_REASONS, GONE_REASON, REPORT_CLASSES, REPORT_REASONS } from './constants.ts'
import { DOUBT_DAYS } from './doubt.ts'
import { dueInWords } from './due.ts'
import { GONE_DAYS } from './gone.ts'

describe('What is left of the time for a complaint', () => {
  const now = new Date('2026-11-27T10:00:00Z')
  test.each([
    ['2026-11-27T15:30:00Z', 'due in 5 hours', false],
    ['2026-11-27T11:00:00Z', 'due in 1 hour', false],
    ['2026-12-04T10:00:00Z', 'due in 7 days', false],
    ['2026-11-27T10:00:30Z', 'due now', false],
    ['2026-11-27T09:59:30Z', 'due now', true],
    ['2026-11-27T08:30:00Z', 'overdue by 1 hour', true],
    ['2026-11-25T09:00:00Z', 'overdue by 2 days', true],
  ])('until %s is "%s"', (dueAt, words, overdue) =>
    expect(dueInWords(dueAt, now)).toEqual({ words, overdue }),
  )
})

describe('The time that the law gives', () => {
  test('is in days where they are whole and more than one, otherwise in hours', () => {
    expect(COMPLAINT_CLASSES.map((one) => limitInWords(COMPLAINT_RULES[one].hours))).toEqual([
      '7 days',
      '36 hours',
      '3 hours',
      '2 hours',
    ])
    expect(limitInWords(ACKNOWLEDGED.hours)).toBe('24 hours')
    expect(COMPLAINT_TIMES).toBe(
      'acknowledged within 24 hours and have to be settled within 7 days, some of them sooner',
    )
  })

  test('is told for each class with its rule, the reasons of reports and with care', () => {
    const { before, classes, sources } = complaintTimes()
    expect(before).toMatch(/^As law firms and a summary of the gazette agree, .* 20 Feb 2026/)
    const told = classes.map((line) => /within (.+) \((rule .+)\)/.exec(line)?.slice(1))
    expect(told).toEqual(
      COMPLAINT_CLASSES.map((one) => {
        const { hours, rule } = COMPLAINT_RULES[one]
        return [limitInWords(hours), rule]
      }),
    )
    for (const reason of REPORT_REASONS) expect(classes.join('\n')).toContain(reason)
    expect(sources.length).toBeGreaterThan(1)
  })

  test('is told to who complains as a limit and no promise', () => {
    const dueAt = '2026-11-27T12:00:00Z'
    for (const told of [
      reportThanks({ dueAt, mailed: true }),
      complaintReceived({ title: '', dueAt }),
    ]) {
      expect(told).toContain('It has to be settled by ')
      expect(told).not.toMatch(/we (will )?settle/i)
    }
  })

  test('is known for each reason of a report, and shorter where somebody is harmed', () => {
    const hours = REPORT_REASONS.map((reason) => COMPLAINT_RULES[REPORT_CLASSES[reason]].hours)
    expect(hours).toHaveLength(REPORT_REASONS.length)
    for (const reason of ['Fraud', ...DOUBT_REASONS] as const)
      expect(COMPLAINT_RULES[REPORT_CLASSES[reason]].hours).toBe(36)
    expect(COMPLAINT_RULES[REPORT_CLASSES['Private picture of a person']].hours).toBe(2)
  })

  test('leaves the owner of a home no more time than the law leaves us', () => {
    expect(GONE_DAYS.answer * 24).toBeLessThanOrEqual(
      COMPLAINT_RULES[REPORT_CLASSES[GONE_REASON]].hours,
    )
    for (const days of [GONE_DAYS, DOUBT_DAYS])
      expect(days.betweenMails).toBeGreaterThan(days.answer)
    expect(REMINDER.dueAfterDays).toBeLessThan(REMINDER.everyDays)
  })
})
