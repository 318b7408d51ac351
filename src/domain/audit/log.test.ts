import { expect, test } from 'vitest'
import { DECISION_LABELS } from '#english/moderation/texts'
import { DECISIONS } from '../moderation/constants.ts'
import { AUDIT_EVENTS } from './constants.ts'
import { auditFilter, detailsLine, eventLabel, LOGGED_EVENTS } from './log.ts'

test('The list of events includes decisions on listings', () => {
  expect(LOGGED_EVENTS).toEqual(
    expect.arrayContaining([
      ...AUDIT_EVENTS,
      'listing.approved',
      'listing.rejection_undone',
      'listing.reposted',
    ]),
  )
  expect(new Set(LOGGED_EVENTS.map(eventLabel)).size).toBe(LOGGED_EVENTS.length)
  expect(eventLabel('listing.reposted')).toBe('Posted again')
  expect(eventLabel('role changed')).toBe('Role changed')
  expect(eventLabel('listing.rejected')).toBe(DECISION_LABELS['listing.rejected'])
  for (const decision of DECISIONS) expect(eventLabel(decision)).toBe(DECISION_LABELS[decision])
})

test('Details are shown in one line', () => {
  expect(detailsLine({ to: 'Agent', from: 'Owner' })).toBe('from Owner, to Agent')
  expect(detailsLine({ count: 12 })).toBe('count 12')
  expect(detailsLine({ kept: { id: 'x' }, was: null })).toBe('kept {"id":"x"}, was null')
  expect(detailsLine({})).toBe('')
})

test('A filter accepts only known events and valid dates', () => {
  expect(
    auditFilter(
      new URLSearchParams('event=role+changed&actor=Meera&from=2026-11-01&to=2026-11-31'),
    ),
  ).toEqual({ event: 'role changed', actor: 'Meera', from: '2026-11-01', to: '', page: 1 })
  expect(auditFilter(new URLSearchParams('to=2026-11-30&page=2'))).toMatchObject({
    to: '2026-11-30',
    page: 2,
  })
  expect(auditFilter(new URLSearchParams('event=drop+table'))).toEqual({
    event: '',
    actor: '',
    from: '',
    to: '',
    page: 1,
  })
})
