import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import notify from '../../../functions/deploy-notification.ts'
import readBuilds from '../../../functions/builds-read.ts'
import { DEPLOY_NOTIFICATION_BYTES } from '../../domain/publication/deploy.ts'
import { PAGE_ROWS } from '../../domain/paging/rules.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { makeUser } from '../../test/support/factories.ts'
import { ask, login } from '../../test/support/requests.ts'
import { liveDeps } from '../deps.ts'
import { newId } from '../ids.ts'

const SECRET = 'a secret that only Netlify shares'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.db.rows(sql`delete from builds`)
  liveDeps().env.deployNotificationSecret = SECRET
})
afterEach(() => {
  liveDeps().env.deployNotificationSecret = null
})

const bytesOf = (body: unknown) =>
  new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A signature as Netlify makes it, or with something wrong about it. */
const sign = (claims: Record<string, unknown>, { secret = SECRET, alg = 'HS256' } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(secret))

const send = (bytes: Uint8Array, signature?: string) =>
  ask(notify, {
    method: 'POST',
    path: '/api/deploy-notifications',
    bytes,
    origin: null,
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'x-webhook-signature': signature } : {}),
    },
  })

async function tell(body: unknown) {
  const bytes = bytesOf(body)
  return (await send(bytes, await sign({ iss: 'netlify', sha256: hashOf(bytes) }))).status
}
const deploy = (state: string, over: Record<string, unknown> = {}) => ({
  id: 'deploy-one',
  state,
  context: 'production',
  created_at: '2026-11-20T10:00:00.000Z',
  ...over,
})
const builds = () =>
  backend.db.rows<Record<string, unknown>>(
    sql`select deploy_id, result, error, revision, started_at, finished_at is not null as finished from builds order by id`,
  )
const results = async () => (await builds()).map(({ result }) => result)

describe('A signed notification of Netlify', () => {
  test('notes a build from its start to its end, in one row', async () => {
    expect(await tell(deploy('building'))).toBe(204)
    expect(await builds()).toMatchObject([
      { deploy_id: 'deploy-one', result: 'running', finished: false },
    ])
    expect(await tell(deploy('ready'))).toBe(204)
    const [build] = await builds()
    expect(build).toMatchObject({ result: 'done', error: null, revision: null, finished: true })
    expect(new Date(String(build?.started_at)).toISOString()).toBe('2026-11-20T10:00:00.000Z')
  })

  test('notes why one failed', async () => {
    await tell(deploy('error', { error_message: `Exit code 2${'x'.repeat(5000)}` }))
    const [build] = await builds()
    expect(build).toMatchObject({ result: 'failed', finished: true })
    expect(String(build?.error)).toMatch(/^Exit code 2x{1989}$/)
  })

  test('may come twice, and late: what has ended stays as it ended', async () => {
    await tell(deploy('ready'))
    const before = await backend.db.rows(sql`select * from builds`)
    for (const state of ['ready', 'building', 'error']) expect(await tell(deploy(state))).toBe(204)
    expect(await backend.db.rows(sql`select * from builds`)).toEqual(before)
  })

  test('twenty at once make one row', async () => {
    expect(
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => tell(deploy(i % 2 ? 'building' : 'ready'))),
      ),
    ).toEqual(Array(20).fill(204))
    expect(await results()).toEqual(['done'])
  })

  test('of a preview, or of a state in between, changes nothing', async () => {
    expect(await tell(deploy('ready', { context: 'deploy-preview' }))).toBe(204)
    expect(await tell(deploy('enqueued'))).toBe(204)
    expect(await results()).toEqual([])
  })

  test('that is no notification is refused', async () => {
    for (const body of ['not JSON', {}, { id: 'x' }]) expect(await tell(body)).toBe(400)
  })
})

describe('Nothing is noted', () => {
  const bytes = bytesOf(deploy('ready'))
  const good = { iss: 'netlify', sha256: hashOf(bytes) }
  const cases: [string, () => Promise<string | undefined>][] = [
    ['without a signature', async () => undefined],
    ['with one that is none', async () => 'abc.def.ghi'],
    [
      'signed with another secret',
      () => sign(good, { secret: 'another secret, just as long as it' }),
    ],
    ['signed by another algorithm', () => sign(good, { alg: 'HS512' })],
    [
      'signed by nobody',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(good)).toString('base64url')}.`,
    ],
    ['signed for another sender', () => sign({ ...good, iss: 'somebody' })],
    ['signed for another body', () => sign({ ...good, sha256: hashOf(bytesOf(deploy('error'))) })],
    ['signed without a body', () => sign({ iss: 'netlify' })],
    ['with a signature that has run out', () => sign({ ...good, exp: 1 })],
  ]
  test.each(cases)('%s', async (_, signature) => {
    expect(await send(bytes, await signature())).toMatchObject({
      status: 401,
      body: { code: 'bad_signature' },
    })
    expect(await results()).toEqual([])
  })

  test('by an old signature over a new body', async () => {
    const signature = await sign(good)
    expect((await send(bytes, signature)).status).toBe(204)
    expect((await send(bytesOf(deploy('error', { id: 'deploy-two' })), signature)).status).toBe(401)
    expect(await results()).toEqual(['done'])
  })

  test('where no secret is set: there is no such address', async () => {
    liveDeps().env.deployNotificationSecret = null
    expect(await send(bytes, await sign(good, { secret: 'null' }))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })

  test('that is too large, or asked for by another method', async () => {
    expect(await tell(deploy('ready', { more: 'x'.repeat(DEPLOY_NOTIFICATION_BYTES) }))).toBe(413)
    expect(await ask(notify, { path: '/api/deploy-notifications' })).toMatchObject({ status: 405 })
  })
})

test('Builds are listed newest first, a page at a time, for admins only', async () => {
  const cookie = (await login((await makeUser(backend.db, 'Admin')).email)).cookie
  const ids = Array.from({ length: PAGE_ROWS + 1 }, () => newId())
  for (const [i, id] of ids.entries())
    await tell(
      deploy(i === 0 ? 'error' : 'ready', {
        id,
        error_message: 'Exit code 2',
        created_at: new Date(Date.UTC(2026, 9, 1, i)).toISOString(),
      }),
    )
  const page = async (number: number) =>
    (await ask(readBuilds, { path: `/api/builds?page=${number}`, cookie })).body
  expect(await page(1)).toMatchObject({
    rows: Array.from({ length: PAGE_ROWS }, () => ({ result: 'done', error: null })),
    more: true,
  })
  expect(await page(2)).toMatchObject({
    rows: [{ result: 'failed', error: 'Exit code 2' }],
    more: false,
  })
  expect((await ask(readBuilds, { path: '/api/builds' })).status).toBe(401)
})
