import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import {
  open,
  openAndApprove,
  openAndApproveAll,
  openAndApproveEdit,
} from '../../test/support/data/approving.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { SUBJECTS } from '../../test/support/data/subjects.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { startBuildHook } from '../../test/support/http/build-hook.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'
import { undoDecision } from './undo.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const other = setUpUser(backend, 'Admin', 'Kabir')
const owner = setUpUser(backend)

const asRead = (ids: string[]) => ids.map((id) => ({ id, version: 1 }))
const revision = async () => (await readRebuildStatus(backend.db)).revision

describe.each(SUBJECTS)(
  'Several $things approved at once',
  ({ name, mails, make, change, shown, approve, approveAll, reject }) => {
    const waiting = (user = owner) => make(backend.db, user)
    const openAndApproveThem = async (ids: string[], deps = backend) => {
      for (const id of ids) await open(backend, admin, id)
      return approveAll(deps, admin, asRead(ids))
    }
    const lines = (listings: string[]) =>
      backend.db.rows<{ property_id: string; revision: number; admin_id: string }>(sql`
        select property_id, revision, admin_id
        from moderation_log
        where decision = ${`${name}.approved`}
          and property_id in (select jsonb_array_elements_text(${JSON.stringify(listings)}::jsonb))
        order by property_id`)

    test('are published with one revision, one build and a line of the log each', async () => {
      const all = [await waiting(), await waiting(), await waiting()]
      const [ids, listings] = [all.map(({ id }) => id), all.map(({ listingId }) => listingId)]
      const before = await revision()
      const hook = await startBuildHook()
      const env = { ...backend.env, buildHookUrl: hook.address }
      const result = await openAndApproveThem(ids, { ...backend, env })
      hook.close()
      expect(hook.asked()).toBe(1)
      expect(result).toEqual({
        ok: true,
        mailed: true,
        value: { results: ids.map((id) => ({ id, result: 'approved' })) },
      })
      const sorted = listings.toSorted()
      expect(await lines(listings)).toEqual(
        sorted.map((id) => ({ property_id: id, revision: before + 1, admin_id: admin.id })),
      )
      expect(await revision()).toBe(before + 1)
      expect(await shown(backend.db, listings)).toEqual(sorted.map((id) => ({ id })))
    })

    test('cause one mail to each poster: with the listing, or with the number of them', async () => {
      const agent = await makeUser(backend.db, 'Agent')
      const alone = await waiting(agent)
      const ids = [(await waiting()).id, (await waiting()).id, alone.id]
      await backend.db.rows(sql`delete from mails`)
      await openAndApproveThem(ids)
      const sent = await backend.db.rows(sql`
        select data, user_id as "to" from mails where kind = ${mails.approved} order by data ? 'count'`)
      const title = 'Kesar Heights, Gomti Nagar, Lucknow'
      expect(sent).toEqual([
        { to: agent.id, data: { listingId: alone.listingId, title } },
        { to: owner.id, data: { count: 2 } },
      ])
    })

    test('return the result of each, the same as of one alone', async () => {
      const all = [await waiting(), await waiting(), await waiting(), await waiting()] as const
      const [good, rejected, changed, unopened] = all.map(({ id }) => id) as [string, ...string[]]
      const ids = [rejected, good, changed, unopened, 'nosuchlisting'] as string[]
      await reject(backend, other, rejected ?? '', 1, 'Of another flat.')
      for (const id of [good, changed ?? '']) await open(backend, admin, id)
      await open(backend, other, unopened ?? '')
      await change(backend.db, changed ?? '')
      const result = await approveAll(backend, admin, asRead(ids))
      expect(result.ok && result.value.results).toEqual([
        { id: rejected, result: 'decided', by: 'Kabir', decision: `${name}.rejected` },
        { id: good, result: 'approved' },
        { id: changed, result: 'changed' },
        { id: unopened, result: 'unopened' },
        { id: 'nosuchlisting', result: 'gone' },
      ])
      const alone = await Promise.all(ids.map((id) => approve(backend, admin, id, 1)))
      expect(alone.map((one) => !one.ok && one.code)).toEqual([
        'already_decided',
        'already_decided',
        'changed',
        'not_opened',
        'listing_not_available',
      ])
    })

    test('name nobody if the decision was undone and the owner has deleted it since', async () => {
      const { id, listingId } = await waiting()
      const rejected = await reject(backend, other, id, 1, 'Of another flat.')
      await undoDecision(backend, other, rejected.ok ? rejected.value.decisionId : '')
      await withdrawListing(backend, owner, listingId)
      const result = await approveAll(backend, admin, asRead([id]))
      expect(result.ok && result.value.results).toEqual([{ id, result: 'gone' }])
    })

    test('change nothing if none can be approved', async () => {
      const before = await revision()
      expect((await openAndApproveThem(['nosuchlisting'])).ok).toBe(true)
      expect(await revision()).toBe(before)
    })

    test('stay as they are if the admin is none any more', async () => {
      const { id, listingId } = await waiting()
      const former = await makeUser(backend.db, 'Admin')
      await open(backend, former, id)
      await backend.db.rows(sql`update users set role = 'Owner' where id = ${former.id}`)
      expect(await approveAll(backend, former, asRead([id]))).toMatchObject({ code: 'forbidden' })
      expect((await reject(backend, former, id, 1, 'Of another flat.')).ok).toBe(false)
      expect(await shown(backend.db, [listingId])).toEqual([])
    })

    test('are decided once if the request names one twice', async () => {
      const { id, listingId } = await waiting()
      const result = await openAndApproveThem([id, id])
      expect(result.ok && result.value.results).toEqual([{ id, result: 'approved' }])
      expect(await lines([listingId])).toHaveLength(1)
    })
  },
)

test('An approval names the admin who approved the listing, also if a change of it was approved since', async () => {
  const { id, listingId } = await makeEdit(backend.db, await makeUser(backend.db))
  const [first] = await backend.db.rows<{ name: string }>(
    sql`select u.name from moderation_log m join users u on u.id = m.admin_id where m.property_id = ${listingId}`,
  )
  expect((await openAndApproveEdit(backend, other, id, 1)).ok).toBe(true)
  const result = await openAndApproveAll(backend, admin, asRead([listingId]))
  expect(result.ok && result.value.results).toEqual([
    { id: listingId, result: 'decided', by: first?.name, decision: 'listing.approved' },
  ])
  expect(await openAndApprove(backend, admin, listingId, 1)).toMatchObject({
    code: 'already_decided',
  })
})
