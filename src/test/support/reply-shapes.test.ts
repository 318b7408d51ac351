import { expect, test } from 'vitest'
import { replyFlaws } from './reply-shapes.ts'

const user = { id: 'a1', name: 'Asha', email: 'asha@example.in', role: 'Owner' }

test('A reply that follows the contract has no flaw', () => {
  expect(replyFlaws('readSession', { user })).toEqual([])
  expect(replyFlaws('readSession', { user: null })).toEqual([])
  expect(replyFlaws('approveListings', { results: [{ id: 'a', result: 'gone' }] })).toEqual([])
})

test.each([
  ['a field is missing', { user: { ...user, email: undefined } }, 'email'],
  [
    'an additional field',
    { user: { ...user, password: 'x' } },
    'readSession.user.password is not in',
  ],
  [
    'a field of another type',
    { user: { ...user, name: 7 } },
    'readSession.user.name is 7, not string',
  ],
  ['a word outside of the choices', { user: { ...user, role: 'Root' } }, 'role is "Root"'],
  ['a list', { user: [user] }, 'readSession.user is ['],
  ['nothing at all', null, 'readSession is null'],
])('A reply that differs is found: %s', (_, body, flaw) => {
  const sent: unknown = JSON.parse(JSON.stringify(body))
  expect(replyFlaws('readSession', sent).join()).toContain(flaw)
})

test('Each item of a list is checked', () => {
  const results = [
    { id: 'a', result: 'gone' },
    { id: 'b', result: 'lost' },
  ]
  expect(replyFlaws('approveListings', { results }).join()).toContain('results[1]')
})
