import { expect, test } from 'vitest'
import {
  auditQuerySchema,
  buildsQuerySchema,
  inboxQuerySchema,
  usersQuerySchema,
} from '../../server/queries.ts'
import { userFilter } from './users.ts'

const filter = (query: string) => userFilter(new URLSearchParams(query))

test('All accounts are listed without a filter by role, status or text', () => {
  const all = { role: '', status: '', q: '', page: 1 }
  expect(filter('')).toEqual(all)
  expect(filter('role=Agent&status=disabled&q=Meera&page=2')).toEqual({
    role: 'Agent',
    status: 'disabled',
    q: 'Meera',
    page: 2,
  })
  expect(filter('role=King&status=asleep')).toEqual(all)
})

test.each([
  ['accounts', usersQuerySchema, { role: '', status: '', q: '', page: 1 }],
  ['messages', inboxQuerySchema, { state: '', q: '', page: 1 }],
  ['events', auditQuerySchema, { event: '', actor: '', from: '', to: '', page: 1 }],
  ['builds', buildsQuerySchema, { page: 1 }],
])('A request for %s that names nothing is for the first page of all', (_, schema, all) => {
  expect(schema.parse({})).toEqual(all)
  for (const name of Object.keys(all))
    expect(schema.safeParse({ [name]: '\u0000'.repeat(99) }).success).toBe(false)
})
