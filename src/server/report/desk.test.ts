import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { REPORT_DESK_TEXTS } from '#english/report/texts-desk'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, makeReport } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readDesk } from '../moderation/desk.ts'
import { readPoster } from '../moderation/poster.ts'
import { handleReports, readReports, takeDownReported } from './desk.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const owner = setUpUser(backend)

async function published(): Promise<string> {
  const id = await makePending(backend.db, owner)
  await openAndApprove(backend, admin, id, 1)
  return id
}
const open = async () => {
  const result = await readReports(backend.db)
  return result.ok ? result.value.reported : []
}
const audited = (id: string) =>
  backend.db.rows<{ event: string; outcome: string }>(
    sql`select event, details->>'outcome' as outcome from audit_log where subject_id = ${id}`,
  )

describe('Reports of visitors', () => {
  test('are on the desk by listing, the oldest report first', async () => {
    const [one, two] = [await published(), await published()]
    const first = await makeReport(backend.db, two, {
      reason: 'Fraud',
      note: 'Asks for money before a visit.',
    })
    await makeReport(backend.db, one)
    const third = await makeReport(backend.db, two)
    const reported = await open()
    expect(reported.map(({ id }) => id)).toEqual([two, one])
    expect(reported[0]).toMatchObject({
      listing: { projectBuildingName: 'Kesar Heights', version: 2, poster: owner.name },
      reports: [
        { id: first, reason: 'Fraud', note: 'Asks for money before a visit.', reporter: null },
        { id: third },
      ],
    })
    expect((await readDesk(backend)).counts.reported).toBe(2)
  })

  test('are closed once as dismissed or corrected, only those that were read, and that is logged', async () => {
    const id = await published()
    const read = [await makeReport(backend.db, id)]
    const later = await makeReport(backend.db, id)
    expect(await handleReports(backend, admin, id, read, 'corrected')).toMatchObject({
      ok: true,
      value: { handled: 1 },
    })
    expect(await handleReports(backend, admin, id, read, 'dismissed')).toMatchObject({
      code: 'changed',
      message: REPORT_DESK_TEXTS.closedAlready,
    })
    expect(
      (await open()).find((listing) => listing.id === id)?.reports.map((report) => report.id),
    ).toEqual([later])
    expect(await audited(id)).toEqual([{ event: 'report handled', outcome: 'corrected' }])
  })

  test('take a listing down for a reason, and are closed with it', async () => {
    const id = await published()
    const reports = [await makeReport(backend.db, id), await makeReport(backend.db, id)]
    expect((await takeDownReported(backend, admin, id, 1, 'Sold long ago.', reports)).ok).toBe(
      false,
    )
    expect(await audited(id)).toEqual([])
    expect((await takeDownReported(backend, admin, id, 2, 'Sold long ago.', reports)).ok).toBe(true)
    expect(await backend.db.rows(sql`select 1 from properties where id = ${id}`)).toEqual([])
    const rows = await backend.db.rows(
      sql`select outcome, handled_by from reports where property_id = ${id}`,
    )
    expect(rows).toEqual(reports.map(() => ({ outcome: 'taken down', handled_by: admin.id })))
    expect((await readDesk(backend)).log[0]).toMatchObject({
      listingId: id,
      decision: 'listing.rejected',
      reason: 'Sold long ago.',
    })
    expect(await audited(id)).toEqual([{ event: 'report handled', outcome: 'taken down' }])
  })

  test('can be closed as taken down only after the listing is unpublished or deleted', async () => {
    const id = await published()
    const reports = [await makeReport(backend.db, id)]
    expect((await handleReports(backend, admin, id, reports, 'taken down')).ok).toBe(false)
    await backend.db.rows(sql`delete from properties where id = ${id}`)
    expect((await open()).find((listing) => listing.id === id)).toMatchObject({
      listing: null,
      about: 'Kesar Heights, Gomti Nagar, Lucknow',
    })
    expect((await handleReports(backend, admin, id, reports, 'taken down')).ok).toBe(true)
  })

  test('are in the history of the poster, with the rejections', async () => {
    const result = await readPoster(backend.db, owner.id)
    if (!result.ok) throw new Error(result.code)
    const { listings, rejected, rejections, reported, reports } = result.value
    expect(listings).toMatchObject({ pending: 0, published: 3, expired: 0 })
    expect([rejected, rejections[0]]).toEqual([
      1,
      {
        title: 'Kesar Heights',
        reason: 'Sold long ago.',
        decidedAt: expect.any(String),
        decidedBy: 'Meera',
        undone: false,
      },
    ])
    expect(reported).toBe(reports.length)
    expect(
      reports
        .map(({ outcome }) => outcome)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(['corrected', 'taken down', 'taken down', 'taken down'])
    expect((await readPoster(backend.db, 'nosuchposter')).ok).toBe(false)
  })
})
