import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../contract/errors.ts'
import { makePhotoRow, makeUser, PASSWORD } from '../support/data/factories.ts'
import { setUpHarness } from '../support/database/harness.ts'
import { expectRefusal, expectSafeHeaders } from '../support/http/answers.ts'
import type { Sent } from '../support/http/send.ts'
import { postAuth } from '../support/http/sign-in.ts'

const harness = setUpHarness()

const json = { 'content-type': 'application/json' }
const large = new Uint8Array(10_001).fill(32)

describe('Sign-in and sign-out refuse in the same form as all endpoints', () => {
  const path = '/api/auth/callback/credentials'
  const cases: [string, Sent, ErrorCode][] = [
    [
      'another site’s form',
      { method: 'POST', path, body: {}, origin: 'https://evil.example' },
      'foreign_origin',
    ],
    [
      'a write without an origin',
      { method: 'POST', path: '/api/auth/signout', body: {}, origin: null },
      'foreign_origin',
    ],
    ['an address of Auth.js that is not used', { path: '/api/auth/session' }, 'not_found'],
    ['another method', { method: 'DELETE', path }, 'not_found'],
    [
      'a body that is declared too large',
      { method: 'POST', path, bytes: large, headers: json },
      'too_large',
    ],
    [
      'a body that grows too large',
      { method: 'POST', path, bytes: large, chunked: true, headers: json },
      'too_large',
    ],
    [
      'broken JSON',
      { method: 'POST', path, bytes: Buffer.from('{"email":'), headers: json },
      'malformed',
    ],
  ]
  test.each(cases)('%s', async (_, sent, code) => expectRefusal(await harness.send(sent), code))

  test('and are never answered from a cache', async () => {
    expectSafeHeaders(await harness.send({ path: '/api/auth/csrf' }))
    expectSafeHeaders(
      await postAuth(harness.address, 'callback/credentials', {
        email: harness.users.Owner.email,
        password: 'not the password',
      }),
    )
  })

  test('a next address that is no text is ignored', async () => {
    const answer = await postAuth(harness.address, 'callback/credentials', {
      email: harness.users.Owner.email,
      password: PASSWORD,
      callbackUrl: { length: 1 },
    })
    expect(answer.status).toBe(200)
    expect(new URL(String(answer.body.url)).origin).toBe(harness.address)
  })

  test('signing in costs three statements: the attempts, the account, and the session with its data', async () => {
    const { email } = await makeUser(harness.db)
    harness.line.taken()
    await postAuth(harness.address, 'callback/credentials', { email, password: PASSWORD })
    expect(harness.line.taken()).toHaveLength(3)
  })
})

describe('A photo', () => {
  const path = '/property_images/abcdefgh-photo/320.webp'
  test('can only be read', async () => {
    const answer = await harness.send({ method: 'POST', path })
    expectRefusal(answer, 'method_not_allowed')
    expect(answer.headers.get('allow')).toBe('GET')
  })

  test('that is unknown, or of another size, is not found', async () => {
    for (const asked of [
      path,
      '/property_images/abcdefgh-photo/321.webp',
      '/property_images/abcdefgh-photo/320.svg',
      '/property_images/..%2F..%2Fx/320.webp',
    ])
      expectRefusal(await harness.send({ path: asked }), 'not_found')
  })

  test('costs one statement, and one more for its owner’s session if visitors may not see it', async () => {
    const id = await makePhotoRow(harness.db, harness.users.Owner)
    const row = await harness.db.row<{ key: string }>(sql`select key from images where id = ${id}`)
    harness.line.taken()
    await harness.send({ path })
    expect(harness.line.taken()).toHaveLength(1)
    await harness.send({ path: `/${row?.key}/320.webp`, cookie: harness.cookieOf('Owner') })
    expect(harness.line.taken()).toHaveLength(2)
  })
})
