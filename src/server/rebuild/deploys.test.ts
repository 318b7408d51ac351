import type { DeploySucceededEvent } from '@netlify/functions'
import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import deploys from '../../../functions/deploys.ts'
import { PAGE_ROWS } from '../../domain/paging/rules.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { connect } from '../db/client.ts'
import { newId } from '../ids.ts'
import type { ToldDeploy } from './deploys.ts'

const { readBuilds } = handlers

const backend = setUpBackend()
beforeEach(() => backend.db.rows(sql`delete from builds`))

const EVENTS = {
  building: deploys.deployBuilding,
  ready: deploys.deploySucceeded,
  error: deploys.deployFailed,
}

/** Sends the event of a deploy's state, as Netlify does. */
const tell = ({ state, ...told }: ReturnType<typeof deploy>) =>
  EVENTS[state]({ deploy: told } as DeploySucceededEvent, {}, testDeps)
const deploy = (state: keyof typeof EVENTS, over: Partial<ToldDeploy> = {}) => ({
  id: 'deploy-one',
  state,
  context: 'production',
  errorMessage: null as string | null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
})
const builds = () =>
  backend.db.rows<Record<string, unknown>>(
    sql`select deploy_id, result, error, revision, started_at, finished_at is not null as finished from builds order by id`,
  )
const results = async () => (await builds()).map(({ result }) => result)

describe('A deploy event of Netlify', () => {
  test('records a build from its start to its end, in one row', async () => {
    await tell(deploy('building'))
    expect(await builds()).toMatchObject([
      { deploy_id: 'deploy-one', result: 'running', finished: false },
    ])
    await tell(deploy('ready'))
    const [build] = await builds()
    expect(build).toMatchObject({ result: 'done', error: null, revision: null, finished: true })
    expect(new Date(String(build?.started_at)).toISOString()).toBe('2026-11-20T10:00:00.000Z')
  })

  test('records why a build failed', async () => {
    await tell(deploy('error', { errorMessage: `Exit code 2${'x'.repeat(5000)}` }))
    const [build] = await builds()
    expect(build).toMatchObject({ result: 'failed', finished: true })
    expect(String(build?.error)).toMatch(/^Exit code 2x{1989}$/)
  })

  test('may come twice, and late: a finished build is not changed', async () => {
    await tell(deploy('ready'))
    const before = await backend.db.rows(sql`select * from builds`)
    for (const state of ['ready', 'building', 'error'] as const) await tell(deploy(state))
    expect(await backend.db.rows(sql`select * from builds`)).toEqual(before)
  })

  test('creates one row when it comes twenty times at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => tell(deploy(i % 2 ? 'building' : 'ready'))),
    )
    expect(await results()).toEqual(['done'])
  })

  test('about a failed build is mailed to admins once; one about a started or finished build is not', async () => {
    const admin = await makeUser(backend.db, 'Admin')
    const mails = () =>
      backend.db.rows(sql`select data from mails where kind = 'trouble' and user_id = ${admin.id}`)
    for (const state of ['building', 'ready'] as const) await tell(deploy(state))
    expect(await mails()).toEqual([])
    const failed = deploy('error', { id: newId(), createdAt: '', errorMessage: 'Exit code 2' })
    for (const told of [failed, failed]) await tell(told)
    expect(await mails()).toEqual([{ data: expect.objectContaining({ error: 'Exit code 2' }) }])
  })

  test('of a preview changes nothing', async () => {
    await tell(deploy('ready', { context: 'deploy-preview' }))
    expect(await results()).toEqual([])
  })

  test('without a time or cause is recorded too', async () => {
    await tell(deploy('error', { createdAt: 'soon' }))
    expect(await builds()).toMatchObject([
      { result: 'failed', error: 'Netlify named no cause.', finished: true },
    ])
  })

  test('that the database cannot store does not stop the deploy', async () => {
    const line = testDeps().db
    testDeps().db = connect('postgres://nobody@127.0.0.1:1/none', 'server')
    try {
      await tell(deploy('ready'))
    } finally {
      await testDeps().db.close()
      testDeps().db = line
    }
    expect(await results()).toEqual([])
  })
})

test('Builds are listed newest first, a page at a time, for admins only', async () => {
  const cookie = (await login((await makeUser(backend.db, 'Admin')).email)).cookie
  const ids = Array.from({ length: PAGE_ROWS + 1 }, () => newId())
  for (const [i, id] of ids.entries())
    await tell(
      deploy(i === 0 ? 'error' : 'ready', {
        id,
        errorMessage: 'Exit code 2',
        createdAt: new Date(Date.UTC(2026, 9, 1, i)).toISOString(),
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
