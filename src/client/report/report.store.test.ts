import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { REPORT_TEXTS as texts } from '#language/report/texts'
import { FAILED, tooOften, UNREACHED } from '#language/text/texts'
import { listingPath } from '../../contract/paths.ts'
import { reportListing } from '../../contract/report.ts'
import { REPORT_REASONS } from '../../domain/report/constants.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let id: string
let visitor: Visitor
beforeEach(async () => {
  id = await makePublished(portal.db, await makeUser(portal.db))
  visitor = await portal.visitor(null)
})

const REPORT = { reason: REPORT_REASONS[0], note: 'It was let in spring.' }
async function openForm(listing = id) {
  const page = await visitor.open(listingPath(id), () => import('./report.store.ts'))
  page.startReport(listing)
  return page
}
const reports = () =>
  portal.db.rows(sql`select reason, note from reports where property_id = ${id}`)

describe('A report', () => {
  it('needs a reason first', async () => {
    const { reportForm } = await openForm()
    await reportForm.submit(formOf({ note: REPORT.note }))
    expect(reportForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { reason: texts.reason },
      attempt: 1,
    })
    expect(visitor.sent(reportListing)).toEqual([])
  })

  it('is stored once when the button is pressed twice, and the next one is another', async () => {
    const { reportForm, startReport } = await openForm()
    const sending = [reportForm.submit(formOf(REPORT)), reportForm.submit(formOf(REPORT))]
    expect(reportForm.$form.get().phase).toBe('busy')
    await Promise.all(sending)
    expect(reportForm.$form.get()).toMatchObject({ phase: 'done', errors: {} })
    await reportForm.submit(formOf(REPORT))
    expect(visitor.sent(reportListing)).toHaveLength(1)
    expect(await reports()).toEqual([REPORT])
    startReport(id)
    expect(reportForm.$form.get()).toMatchObject({ phase: 'open', errors: {}, attempt: 0 })
    await reportForm.submit(formOf({ ...REPORT, reason: REPORT_REASONS[1] }))
    expect(await reports()).toHaveLength(2)
  })

  it('whose answer was lost is stored once when it is sent again', async () => {
    const { reportForm } = await openForm()
    visitor.network = 'answers lost'
    await reportForm.submit(formOf(REPORT))
    expect(reportForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: UNREACHED },
      attempt: 1,
    })
    visitor.network = 'up'
    await reportForm.submit(formOf(REPORT))
    expect(reportForm.$form.get().phase).toBe('done')
    expect(await reports()).toEqual([REPORT])
  })

  it('that was corrected after its answer was lost arrives as it is now', async () => {
    const { reportForm } = await openForm()
    visitor.network = 'answers lost'
    await reportForm.submit(formOf(REPORT))
    visitor.network = 'up'
    const corrected = { ...REPORT, note: 'It was let in autumn.' }
    await reportForm.submit(formOf(corrected))
    expect(reportForm.$form.get().phase).toBe('done')
    expect(await reports()).toEqual(expect.arrayContaining([REPORT, corrected]))
  })

  it('shows why the server refuses it: a missing listing, or too many reports', async () => {
    const { reportForm } = await openForm('gone00000000')
    await reportForm.submit(formOf(REPORT))
    expect(reportForm.$form.get().errors).toEqual({ _: LISTING_TEXTS.notAvailable })
    await portal.db.rows(sql`update rate_limits set count = 100000`)
    await reportForm.submit(formOf(REPORT))
    const hours = Number(/\d+/.exec(reportForm.$form.get().errors._ ?? '')?.[0])
    expect(reportForm.$form.get().errors).toEqual({ _: tooOften(hours * 60) })
    await portal.db.rows(sql`delete from rate_limits`)
  })

  it('shows a failure of the server, and can be sent again', async () => {
    const { reportForm } = await openForm()
    await portal.withoutDatabase(() => reportForm.submit(formOf(REPORT)))
    expect(reportForm.$form.get().errors).toEqual({ _: FAILED })
    await reportForm.submit(formOf(REPORT))
    expect(await reports()).toEqual([REPORT])
  })

  it('carries the reporter’s account only if one is signed in', async () => {
    visitor = await portal.visitor('Client')
    const { reportForm } = await openForm()
    await reportForm.submit(formOf(REPORT))
    expect(
      await portal.db.rows(sql`select reporter_id from reports where property_id = ${id}`),
    ).toEqual([{ reporter_id: visitor.user?.id }])
  })
})
