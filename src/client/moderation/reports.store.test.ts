import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MODERATION_TEXTS } from '#english/moderation/texts'
import { REPORT_DESK_TEXTS as texts } from '#english/report/texts-desk'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { UNREACHED } from '#language/text/texts'
import { PATHS } from '../../contract/paths.ts'
import * as api from '../../contract/report.ts'
import { handleReports } from '../../server/report/desk.ts'
import { clearDesk } from '../../test/support/browser/desk.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { depsOn, makeReport, makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const load = async () => ({
  ...(await import('./reports.store.ts')),
  ...(await import('./decisions.store.ts')),
  ...(await import('../rebuild/rebuild.store.ts')),
})

const portal = setUpPortal()
let meera: Visitor
let desk: Awaited<ReturnType<typeof load>>
let ids: string[]
let end = () => {}

beforeAll(async () => {
  meera = await portal.visitor('Admin')
})

beforeEach(async () => {
  meera.network = 'up'
  await clearDesk(portal.db)
  const owner = await makeUser(portal.db)
  ids = []
  for (const projectBuildingName of ['Fine', 'Sold']) {
    const id = await makePublished(portal.db, owner, { projectBuildingName })
    await makeReport(portal.db, id, { note: `About ${projectBuildingName}.` })
    ids.push(id)
  }
  desk = await meera.open(`${PATHS.admin}?view=reports`, load, '')
  end = desk.followReports()
  await eventually(() => expect(desk.$reported.get()).not.toBeNull())
})
afterEach(() => {
  end()
  desk.stopFollowing()
})

const reportedIds = () => desk.$reported.get()?.reported.map(({ id }) => id)
function one(n: number) {
  const found = desk.$reported.get()?.reported.find(({ id }) => id === ids[n])
  if (!found) throw new Error('That listing is not reported.')
  return found
}
const outcomes = async () =>
  (await portal.db.rows<{ outcome: string | null }>(sql`select outcome from reports`)).map(
    ({ outcome }) => outcome,
  )
const published = async (n: number) =>
  (await portal.db.rows(sql`select 1 from properties where id = ${ids[n]} and is_approved`)).length

describe('Visitors’ reports', () => {
  it('are shown on the desk, each with its text', () => {
    expect(new Set(reportedIds())).toEqual(new Set(ids))
    expect(one(1).reports).toMatchObject([{ note: 'About Sold.' }])
  })

  it('are closed once, whoever presses and how often, and the listing stays', async () => {
    const fine = one(0)
    await Promise.all([
      desk.closeReports(fine, 'dismissed'),
      desk.closeReports(fine, 'dismissed'),
      desk.closeReports(one(1), 'corrected'),
    ])
    expect(meera.sent(api.handleReports)).toHaveLength(1)
    expect([reportedIds(), desk.$handling.get()]).toEqual([[ids[1]], null])
    expect(desk.$outcome.get()).toEqual({
      tone: 'success',
      text: texts.done(fine.about, 'dismissed'),
    })
    expect([await published(0), (await outcomes()).sort()]).toEqual([1, ['dismissed', null].sort()])
  })

  it('that another admin has closed count as closed', async () => {
    const fine = one(0)
    const ravi = await makeUser(portal.db, 'Admin', 'Ravi')
    const reports = fine.reports.map(({ id }) => id)
    expect(
      await handleReports(depsOn(portal.db), ravi, fine.id, reports, 'corrected'),
    ).toMatchObject({
      ok: true,
    })
    await desk.closeReports(fine, 'dismissed')
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: texts.closedAlready })
    expect(reportedIds()).toEqual([ids[1]])
    expect(await outcomes()).not.toContain('dismissed')
  })

  it('that cannot be read show a message, and the known ones stay', async () => {
    meera.network = 'down'
    await desk.readReports()
    expect([desk.$reportsProblem.get(), reportedIds()?.length]).toEqual([UNREACHED, 2])
    meera.network = 'up'
    meera.page.dispatch('focus')
    await eventually(() => expect(desk.$reportsProblem.get()).toBeNull())
  })
})

/** Opens the form for taking a listing down. */
function openTakeDown(n: number) {
  desk.openTakeDown(one(n))
  const taking = desk.$takingDown.get()
  if (!taking) throw new Error('That listing is not published.')
  const { submit, ...form } = desk.createTakeDown(taking)
  return { ...form, takeDown: (reason: string) => submit(formOf({ reason })) }
}

describe('Taking a reported listing down', () => {
  it('needs a reason, which its poster reads', async () => {
    const { $form, takeDown } = openTakeDown(1)
    await takeDown('')
    expect($form.get().errors).toEqual({ reason: MODERATION_TEXTS.reasonMissing })
    expect(await published(1)).toBe(1)
  })

  it('removes it from the site with its reports, and clears the reason', async () => {
    const sold = one(1)
    const { takeDown, kept } = openTakeDown(1)
    await Promise.all([takeDown('Sold long ago.'), takeDown('Sold long ago.')])
    expect(
      await portal.db.rows(
        sql`select reason from moderation_log where decision = 'listing.rejected'`,
      ),
    ).toEqual([{ reason: 'Sold long ago.' }])
    expect([await published(1), reportedIds(), desk.$takingDown.get()]).toEqual([0, [ids[0]], null])
    expect(desk.$outcome.get()?.text).toBe(texts.done(sold.about, 'taken down'))
    expect(kept()).toEqual({})
  })

  it('closes its dialog before its outcome is said', async () => {
    const open: boolean[] = []
    const { takeDown } = openTakeDown(1)
    desk.$outcome.listen((news) => news && open.push(desk.$takingDown.get() !== null))
    await takeDown('Sold long ago.')
    expect(open).toEqual([false])
  })

  it('keeps dialog and reason after a lost connection', async () => {
    const { $form, takeDown, kept } = openTakeDown(1)
    meera.network = 'down'
    await takeDown('Sold long ago.')
    expect([$form.get().errors, desk.$takingDown.get()?.id]).toEqual([{ _: UNREACHED }, ids[1]])
    expect([kept(), desk.$outcome.get()]).toEqual([{ reason: 'Sold long ago.' }, null])
  })

  it('is refused if its owner has changed it in the meantime', async () => {
    const { $form, takeDown } = openTakeDown(1)
    await portal.db.rows(sql`update properties set version = version + 1 where id = ${ids[1]}`)
    await takeDown('Sold long ago.')
    expect([$form.get().errors, await published(1)]).toEqual([{ _: PUBLISHED_TEXTS.changed }, 1])
  })
})
