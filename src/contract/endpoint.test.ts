import { expect, test } from 'vitest'
import { addressOf, endpoint, type } from './endpoint.ts'
import { fail, ok } from './result.ts'

test('An address has its parameters filled in, and no parameter can change the path', () => {
  expect(addressOf({ path: '/api/me' })).toBe('/api/me')
  expect(
    addressOf({ path: '/api/entries/:collection/:id' }, { collection: 'cities', id: 'a1' }),
  ).toBe('/api/entries/cities/a1')
  expect(addressOf({ path: '/api/x/:id/y' }, { id: '../?#&गो' })).toBe(
    '/api/x/..%2F%3F%23%26%E0%A4%97%E0%A5%8B/y',
  )
})

test('An address has a query, without what is not chosen', () => {
  const list = endpoint({
    method: 'GET',
    path: '/api/users/:id',
    action: 'account.manage',
    query: type<{ q: string; role: string; page: number }>(),
    reply: type<null>(),
  })
  expect(addressOf(list, { id: 'a1' }, { q: 'Gomti & co', role: '', page: 2 })).toBe(
    '/api/users/a1?q=Gomti+%26+co&page=2',
  )
  expect(addressOf(list, { id: 'a1' }, { q: undefined, page: 1 })).toBe('/api/users/a1')
})

test('A result is a value, or an error code with details', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 })
  expect(fail('not_found')).toEqual({ ok: false, code: 'not_found' })
  expect(fail('invalid', { fields: { name: 'Empty.' } })).toEqual({
    ok: false,
    code: 'invalid',
    fields: { name: 'Empty.' },
  })
})
