import { describe, expect, test } from 'vitest'
import { mailboxOf } from './atoms.ts'

describe('The mailbox of an address', () => {
  test.each([
    ['asha@example.in', 'asha@example.in'],
    ['Asha@Example.IN', 'asha@example.in'],
    ['asha+portal@example.in', 'asha@example.in'],
    ['asha+a+b@example.in', 'asha@example.in'],
    ['a.s.h.a@gmail.com', 'asha@gmail.com'],
    ['A.Sha+Aangan@GoogleMail.com', 'asha@gmail.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  test('keeps what other providers tell apart, and a name that begins with a plus sign', () => {
    expect(mailboxOf('a.sha@example.in')).toBe('a.sha@example.in')
    expect(mailboxOf('a.sha@company-on-gmail.com')).toBe('a.sha@company-on-gmail.com')
    expect(mailboxOf('+asha@example.in')).toBe('+asha@example.in')
    expect(mailboxOf('asha-verma@example.in')).not.toBe(mailboxOf('asha@example.in'))
  })
})
