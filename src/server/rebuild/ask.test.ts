import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../domain/account/constants.ts'
import { REBUILD_EVERY_MINUTES } from '../../domain/rebuild/windows.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import {
  makeCityProject,
  makePending,
  makeUser,
  PASSWORD,
} from '../../test/support/data/factories.ts'
import { setUpHarness } from '../../test/support/database/harness.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { type Asked, setUpWindows } from '../../test/support/http/build-windows.ts'
import type { EndpointName } from '../../test/support/http/endpoints.ts'
import { rejected } from '../../test/support/http/examples/example.ts'
import { allEndpoints, pathOf } from '../../test/support/http/examples.ts'
import { login } from '../../test/support/http/requests.ts'
import { expireListings } from '../cleanup/run.ts'
import { answerClock } from '../clock.ts'

const harness = setUpHarness()
const windows = setUpWindows(harness)
beforeEach(() => windows.clear())

/** Calls an endpoint, with the session of a role or a given session. */
async function call(
  name: EndpointName,
  who: Role | { cookie: string },
  params: Record<string, string>,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const [, endpoint] = allEndpoints.find(([one]) => one === name) ?? []
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`)
  const cookie = typeof who === 'string' ? harness.cookieOf(who) : who.cookie
  const { method } = endpoint
  const answer = await harness.send({ method, path: pathOf(endpoint, params), body, cookie })
  expect([name, answer.status, answer.body]).toEqual([name, endpoint.status ?? 200, answer.body])
  return answer.body
}

/** A signed-in user with a published listing. */
async function publisher(role: Role = 'Owner') {
  const user = await makeUser(harness.db, role)
  const id = await makePublished(harness.db, user)
  return { user, id, cookie: (await login(user.email)).cookie }
}
/** The newest decision on a listing in the log. */
const decisionOn = async (listingId: string) =>
  String(
    (
      await harness.db.row<{ id: string }>(
        sql`select id from moderation_log where property_id = ${listingId} order by decided_at desc limit 1`,
      )
    )?.id,
  )
const profile = (name: string) => ({
  name,
  mobileNumber: '9123456780',
  whatsApp: false,
  agentRera: '',
  photoId: null,
})
const status = (from: string, to: string) => ({ from, to })

/** Every kind of change to the public site that the examples of the endpoints do not cover. */
const CHANGES: [string, Asked, () => Promise<() => Promise<unknown>>][] = [
  [
    'an owner deletes a published listing',
    'for the window',
    async () => {
      const { id, cookie } = await publisher()
      return () => call('withdrawListing', { cookie }, { id })
    },
  ],
  [
    'an owner with a published listing asks for another name',
    'nothing',
    async () => {
      const { cookie } = await publisher()
      return () => call('changeProfile', { cookie }, {}, profile('Asha Rani'))
    },
  ],
  [
    'an admin approves the name',
    'for the window',
    async () => {
      const { user, cookie } = await publisher()
      await call('changeProfile', { cookie }, {}, profile('Asha Rani'))
      const body = { name: 'Asha Rani', approved: true }
      return () => call('decideName', 'Admin', { id: user.id }, body)
    },
  ],
  [
    'an owner with a published listing changes only private details',
    'nothing',
    async () => {
      const { user, cookie } = await publisher()
      return () => call('changeProfile', { cookie }, {}, profile(user.name))
    },
  ],
  [
    'an agent with a published listing states a registration',
    'for the window',
    async () => {
      const { user, cookie } = await publisher('Agent')
      const body = { ...profile(user.name), agentRera: 'UPRERAAGT12345' }
      return () => call('changeProfile', { cookie }, {}, body)
    },
  ],
  [
    'a user with a published listing deletes the account',
    'at once',
    async () => {
      const { cookie } = await publisher()
      return () => call('deleteAccount', { cookie }, {}, { currentPassword: PASSWORD })
    },
  ],
  [
    'an admin disables an account with published listings',
    'at once',
    async () => {
      const { user } = await publisher()
      return () => call('changeStatus', 'Admin', { id: user.id }, status('active', 'disabled'))
    },
  ],
  [
    'an admin enables it again',
    'for the window',
    async () => {
      const { user } = await publisher()
      await harness.db.rows(sql`update users set status = 'disabled' where id = ${user.id}`)
      return () => call('changeStatus', 'Admin', { id: user.id }, status('disabled', 'active'))
    },
  ],
  [
    'an admin changes the role that published listings show',
    'for the window',
    async () => {
      const { user } = await publisher()
      return () => call('changeRole', 'Admin', { id: user.id }, { from: 'Owner', to: 'Agent' })
    },
  ],
  [
    'an admin undoes an approval',
    'at once',
    async () => {
      const id = await decisionOn((await publisher()).id)
      return () => call('undoDecision', 'Admin', { id })
    },
  ],
  [
    'an admin undoes the approval of a change',
    'for the window',
    async () => {
      const { id, listingId } = await makeEdit(harness.db, await makeUser(harness.db))
      await openForAdmins(harness.db, id)
      await call('approveEdit', 'Admin', { id }, { version: 1 })
      await testDeps().due.erase('build')
      const decision = await decisionOn(listingId)
      return () => call('undoDecision', 'Admin', { id: decision })
    },
  ],
  [
    'an admin undoes a rejection',
    'nothing',
    async () => {
      const id = await rejected(harness.db)
      return () => call('undoDecision', 'Admin', { id })
    },
  ],
  [
    'a published listing expires',
    'for the window',
    async () => {
      const { id } = await publisher()
      await harness.db.rows(sql`update site_revision set requested_at = now() - interval '90 days'`)
      await harness.db.rows(
        sql`update properties set confirmed_at = now() - interval '70 days' where id = ${id}`,
      )
      return () => answerClock(expireListings, testDeps)
    },
  ],
  [
    'a visitor opens a project whose city has to be corrected',
    'for the window',
    async () => {
      const id = await makeCityProject(harness.db, { city: 'Sector 12', locality: 'Noida' })
      return () => harness.send({ path: `/Newprojectdetial?id=${id}` })
    },
  ],
]

describe('The build for a change', () => {
  test.each(CHANGES)('%s: %s', async (_, asked, prepare) => {
    const change = await prepare()
    expect(await windows.askedBy(change)).toBe(asked)
  })

  test('is none for a call that changes nothing', async () => {
    const { id } = await publisher()
    const gone = { version: 7, reason: 'It has been let.' }
    const path = `/api/published-listings/${id}/unpublish`
    const cookie = harness.cookieOf('Admin')
    const refused = () => harness.send({ method: 'POST', path, body: gone, cookie })
    expect([await windows.askedBy(refused), (await refused()).status]).toEqual(['nothing', 409])
  })

  test('is immediate where no windows are set, and only the due time of mails about saved searches is stored', async () => {
    testDeps().env.rebuildEveryMinutes = 0
    try {
      const id = await makePending(harness.db, await makeUser(harness.db))
      await openForAdmins(harness.db, id)
      const approve = () => call('approveListing', 'Admin', { id }, { version: 1 })
      expect([await windows.askedBy(approve), await testDeps().due.names()]).toEqual([
        'at once',
        ['alerts'],
      ])
    } finally {
      testDeps().env.rebuildEveryMinutes = REBUILD_EVERY_MINUTES
    }
  })
})
