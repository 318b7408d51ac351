import { expect, test } from 'vitest'
import { mailEventSchema, stopAfter } from './stops.ts'

const event = {
  RecordType: 'Bounce',
  Type: 'HardBounce',
  Email: 'asha@example.in',
  BouncedAt: '2026-11-05T16:33:54.9070259Z',
  Inactive: true,
} as const

test.each([
  ['of a wrong address stops them', { Type: 'HardBounce', Inactive: false }, 'bounced'],
  ['of a malformed address stops them', { Type: 'BadEmailAddress', Inactive: false }, 'bounced'],
  ['after which the provider gives up stops them', { Type: 'Blocked', Inactive: true }, 'bounced'],
  ['that is a complaint is one', { Type: 'SpamComplaint', Inactive: true }, 'complained'],
  ['of a full mailbox changes nothing', { Type: 'SoftBounce', Inactive: false }, null],
  ['that is only late changes nothing', { Type: 'Transient', Inactive: undefined }, null],
])('A bounce %s', (_, over, stop) => {
  expect(stopAfter({ ...event, ...over })).toBe(stop)
})

test('A spam complaint stops all mails, whatever else the event contains', () => {
  expect(stopAfter({ RecordType: 'SpamComplaint', Type: 'Unknown', Inactive: false })).toBe(
    'complained',
  )
})

test("The provider's own example is accepted, and additional fields are dropped", () => {
  const more = { ID: 42, TypeCode: 1, Metadata: { a_key: 'a_value' }, Subject: 'Test subject' }
  expect(mailEventSchema.parse({ ...event, ...more })).toEqual(event)
  expect(
    mailEventSchema.parse({ ...event, BouncedAt: '2018-02-20T12:54:23.3396434-05:00' }),
  ).toBeTruthy()
})

test.each([
  ['an event of another kind', { RecordType: 'Open' }],
  ['no time', { BouncedAt: 'yesterday' }],
  ['an address with a character that no database takes', { Email: 'a\u0000b@example.in' }],
  ['an address that no account can have', { Email: 'ashá@example.in' }],
  ['a day that no calendar has', { BouncedAt: '2026-13-45T00:00:00Z' }],
  ['no address', { Email: '' }],
  ['a word for yes', { Inactive: 'yes' }],
])('Refused is %s', (_, over) => {
  expect(mailEventSchema.safeParse({ ...event, ...over }).success).toBe(false)
})
