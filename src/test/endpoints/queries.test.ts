import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../support/http/answers.ts'
import { setUpHarness } from '../support/database/harness.ts'

const harness = setUpHarness()

const read = (path: string, query: string) =>
  harness.send({ path: `${path}?${query}`, cookie: harness.cookieOf('Admin') })
const refused = async (path: string, query: string) => {
  const answer = await read(path, query)
  expectRefusal(answer, 'invalid')
  return Object.keys(answer.body.fields as object)
}
const TOO_LONG = 'x'.repeat(81)
const PAGES = ['page=-1', 'page=0', 'page=x', 'page=1.5', 'page=10001', 'page=']

describe.each([
  ['/api/users', ['role=Root', 'role=admin', 'status=gone', `q=${TOO_LONG}`, ...PAGES]],
  [
    '/api/audit-log',
    [
      'event=drop',
      'from=yesterday',
      'from=0000-01-01',
      'to=2026-02-30',
      `actor=${TOO_LONG}`,
      ...PAGES,
    ],
  ],
  ['/api/contacts', ['state=zzz', `q=${TOO_LONG}`, ...PAGES]],
  ['/api/contacts.csv', ['state=zzz', `q=${TOO_LONG}`]],
  ['/api/builds', PAGES],
  ['/api/moderation', ['city=Atlantis', 'listingType=Gift', 'most=0', 'most=9999']],
  ['/api/moderation/log', ['decision=maybe', 'admin=*', 'from=yesterday', 'page=0']],
])('%s', (path, queries) => {
  test.each(queries)('refuses %s, and names what is wrong', async (query) => {
    expect(await refused(path, query)).toEqual([query.split('=')[0]])
  })

  test('names all errors', async () => {
    const names = [...new Set(queries.map((query) => query.split('=')[0] ?? ''))]
    const worst = names
      .map((name) => queries.find((query) => query.startsWith(`${name}=`)))
      .join('&')
    expect((await refused(path, worst)).sort()).toEqual(names.sort())
  })
})

test.each([
  '/api/users?role=&status=&q=&page=1',
  '/api/users?role=Admin&status=active&q=ada&page=10000',
  '/api/audit-log?event=role+changed&actor=ada&from=2026-11-01&to=2026-11-30&page=2',
  '/api/audit-log?event=&from=&to=',
  '/api/contacts?state=unread&q=gomti',
  '/api/contacts.csv?state=',
  '/api/builds?page=2',
  `/api/users?q=${encodeURIComponent('\u{1F3E0}'.repeat(80))}`,
])('%s is a good query', async (address) => {
  const [path = '', query = ''] = address.split('?')
  expect((await read(path, query)).status).toBe(200)
})
