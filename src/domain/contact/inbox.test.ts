import { expect, test } from 'vitest'
import { exportName, inboxFilter, replyHref } from './inbox.ts'

test('The file name of an export has the date in India', () => {
  expect(exportName(new Date('2026-11-20T19:00:00Z'))).toBe('contact-messages-2026-11-21.csv')
})

test('A reply has a subject, and an address cannot add a header', () => {
  expect(replyHref('asha@example.in', 'Aangan')).toBe(
    'mailto:asha@example.in?subject=Your%20message%20to%20Aangan',
  )
  expect(replyHref('a?bcc=b@example.in', 'Aangan')).toBe(
    'mailto:a%3Fbcc%3Db@example.in?subject=Your%20message%20to%20Aangan',
  )
})

test('The inbox shows everything without a filter', () => {
  expect(inboxFilter(new URLSearchParams())).toEqual({ state: '', q: '', page: 1 })
  expect(inboxFilter(new URLSearchParams('state=answered&q=flat&page=2'))).toEqual({
    state: 'answered',
    q: 'flat',
    page: 2,
  })
})
