import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import {
  openAndApprove,
  openAndApproveAll,
  openAndApproveEdit,
} from '../../test/support/data/approving.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { startBuildHook } from '../../test/support/http/build-hook.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'
import { rejectListing } from './decide.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const other = setUpUser(backend, 'Admin', 'Kabir')
const owner = setUpUser(backend)

const waiting = () => makePending(backend.db, owner)
const asRead = (ids: string[]) => ids.map((id) => ({ id, version: 1 }))

describe('Several listings approved at once', () => {
  test('are published with one revision, one build and a line of the log each', async () => {
    const ids = [await waiting(), await waiting(), await waiting()]
    const before = (await readRebuildStatus(backend.db)).revision
    const hook = await startBuildHook()
    const result = await openAndApproveAll(
      { ...backend, env: { ...backend.env, buildHookUrl: hook.address } },
      admin,
      asRead(ids),
    )
    hook.close()
    expect(hook.asked()).toBe(1)
    expect(result).toEqual({
      ok: true,
      mailed: true,
      value: { results: ids.map((id) => ({ id, result: 'approved' })) },
    })
    const lines = await backend.db.rows<{
      property_id: string
      revision: number
      admin_id: string
    }>(sql`select property_id, revision, admin_id from moderation_log order by property_id`)
    expect(lines).toEqual(
      ids.toSorted().map((id) => ({ property_id: id, revision: before + 1, admin_id: admin.id })),
    )
    expect((await readRebuildStatus(backend.db)).revision).toBe(before + 1)
    const rows = await backend.db.rows(
      sql`select 1 from properties where is_approved and version = 2 and confirmed_at = created_at`,
    )
    expect(rows).toHaveLength(3)
  })

  test('cause one mail to each poster: with the listing, or with the number of them', async () => {
    await backend.db.rows(sql`delete from mails`)
    const other = await makeUser(backend.db, 'Agent')
    const alone = await makePending(backend.db, other)
    await openAndApproveAll(backend, admin, asRead([await waiting(), await waiting(), alone]))
    const mails = await backend.db.rows<{ data: Record<string, unknown>; to: string }>(
      sql`select data, user_id as "to" from mails where kind = 'approved' order by data ? 'count'`,
    )
    expect(mails).toEqual([
      { to: other.id, data: { listingId: alone, title: expect.any(String) } },
      { to: expect.not.stringMatching(other.id), data: { count: 2 } },
    ])
  })

  test('return the result of each', async () => {
    const [good, rejected, changed] = [await waiting(), await waiting(), await waiting()]
    await rejectListing(backend, other, rejected, 1, 'Of another flat.')
    await backend.db.rows(sql`update properties set version = 2 where id = ${changed}`)
    const result = await openAndApproveAll(
      backend,
      admin,
      asRead([rejected, good, changed, 'nosuchlisting']),
    )
    expect(result.ok && result.value.results).toEqual([
      { id: rejected, result: 'decided', by: 'Kabir', decision: 'listing.rejected' },
      { id: good, result: 'approved' },
      { id: changed, result: 'changed' },
      { id: 'nosuchlisting', result: 'gone' },
    ])
  })

  test('name the admin who approved a listing, also if a change of it was approved since', async () => {
    const { id, listingId } = await makeEdit(backend.db, await makeUser(backend.db))
    const [first] = await backend.db.rows<{ name: string }>(
      sql`select u.name from moderation_log m join users u on u.id = m.admin_id where m.property_id = ${listingId}`,
    )
    expect((await openAndApproveEdit(backend, other, id, 1)).ok).toBe(true)
    const result = await openAndApproveAll(backend, admin, asRead([listingId]))
    expect(result.ok && result.value.results).toEqual([
      { id: listingId, result: 'decided', by: first?.name, decision: 'listing.approved' },
    ])
  })

  test('are told the same reason as one listing alone', async () => {
    const [rejected, changed] = [await waiting(), await waiting()]
    await rejectListing(backend, other, rejected, 1, 'Of another flat.')
    await backend.db.rows(sql`update properties set version = 2 where id = ${changed}`)
    const { id: editId, listingId: edited } = await makeEdit(backend.db, await makeUser(backend.db))
    await openAndApproveEdit(backend, other, editId, 1)
    const ids = [rejected, changed, edited, 'nosuchlisting']
    const batch = await openAndApproveAll(backend, admin, asRead(ids))
    const alone = await Promise.all(ids.map((id) => openAndApprove(backend, admin, id, 1)))
    const codes = {
      changed: 'changed',
      unopened: 'not_opened',
      decided: 'already_decided',
      gone: 'listing_not_available',
    }
    expect(alone.map((one) => !one.ok && one.code)).toEqual(
      batch.ok && batch.value.results.map(({ result }) => result !== 'approved' && codes[result]),
    )
    expect(alone.map((one) => !one.ok && one.code)).toEqual([
      'already_decided',
      'changed',
      'already_decided',
      'listing_not_available',
    ])
  })

  test('change nothing if none can be approved', async () => {
    const before = await readRebuildStatus(backend.db)
    expect((await openAndApproveAll(backend, admin, asRead(['nosuchlisting']))).ok).toBe(true)
    expect((await readRebuildStatus(backend.db)).revision).toBe(before.revision)
  })

  test('are decided once if the request names one twice', async () => {
    const id = await waiting()
    const result = await openAndApproveAll(backend, admin, asRead([id, id]))
    expect(result.ok && result.value.results).toEqual([{ id, result: 'approved' }])
    expect(
      await backend.db.rows(sql`select 1 from moderation_log where property_id = ${id}`),
    ).toHaveLength(1)
  })
})
