import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { createListing } from '../../contract/listing.ts'
import { closeMissing, reportFile } from '../../contract/listing-file.ts'
import { PATHS } from '../../contract/paths.ts'
import { missingHomes } from '../../domain/listing-file/missing.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { confirmAddress } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let agent: Visitor
beforeEach(async () => {
  agent = await portal.visitor('Agent')
  if (agent.user) await confirmAddress(portal.db, agent.user)
})

const load = async () => ({
  ...(await import('./several.store.ts')),
  ...(await import('./sending.ts')),
  ...(await import('./photos.store.ts')),
  ...(await import('./screens.store.ts')),
  ...(await import('./missing.ts')),
  ...(await import('../account/session-needed.ts')),
})
async function openPage() {
  const page = await agent.open(PATHS.postSeveral, load)
  await page.requireSession()
  await page.restore(async () => {
    await page.restorePhotos()
    page.resumeSending()
  })
  const states = () => page.$lines.get().map(({ line, state }) => [line.line, state])
  const readMapped = async (written: string) => {
    await page.readPasted(written)
    if (page.$file.get()?.map === null) await page.mapColumns()
  }
  return { ...page, states, readMapped }
}
const HEADS = 'Ref,Listing type,Property type,City,Locality,Project,Area,Unit,Price,Category'
const line = (reference: string, price = '72 lakh', city = 'Noida,Sector 62') =>
  `${reference},Sell,Flat/Apartment,${city},Villa ${reference},1450,sq ft,${price},Residential`
const stock = (...lines: string[]) => [HEADS, ...lines].join('\n')
const STOCK = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']

const mails = () =>
  portal.db.rows<{ id: string }>(
    sql`select id from mails where kind = 'file sent' and user_id = ${agent.user?.id}`,
  )
const approveAll = () =>
  portal.db.rows(sql`
    update properties set is_approved = true, approved_at = now(), confirmed_at = now()
    where user_id = ${agent.user?.id}`)
const rowOf = async (reference: string) =>
  (
    await portal.db.rows<{ price: string; availability: string; version: number }>(sql`
      select price::text as price, availability, version from properties
      where user_id = ${agent.user?.id} and reference = ${reference}`)
  )[0]

describe('The report of a sending', () => {
  it('is asked for once when the lines are sent, and again on the next visit if the answer was lost', async () => {
    const page = await openPage()
    await page.readMapped(stock(...STOCK.map((one) => line(one)), line('A-6', 'much')))
    const release = agent.hold(reportFile)
    await page.postReady()
    await eventually(() => expect(agent.sent(reportFile)).toHaveLength(1))
    // The page is left before the answer.
    const again = await openPage()
    release()
    await eventually(() =>
      expect(again.$file.get()?.reported).toEqual({ settled: 5, mailed: expect.any(Boolean) }),
    )
    expect(await mails()).toHaveLength(1)
    const asked = agent.sent(reportFile).length
    await openPage()
    expect(agent.sent(reportFile)).toHaveLength(asked)
  })
})

describe('Homes that a file does not have', () => {
  it('are closed by one press; one that has changed meanwhile stays, and the page says so', async () => {
    const page = await openPage()
    await page.readMapped(stock(...STOCK.map((one) => line(one))))
    await page.postReady()
    await approveAll()
    page.removeFile()
    await page.readMapped(stock(line('A-1'), line('A-2')))
    await page.readHomes()
    const missing = missingHomes(page.$homes.get() ?? [], {
      lines: page.$reading.get()?.lines ?? [],
      map: page.$file.get()?.map ?? [],
      sheets: page.$sheets.get(),
    })
    const gone = missing.is === 'told' ? missing.groups.flatMap(({ homes }) => homes) : []
    expect(gone.map(({ reference }) => reference).toSorted()).toEqual(['A-3', 'A-4', 'A-5'])
    await portal.db.rows(sql`
      update properties set version = version + 1
      where user_id = ${agent.user?.id} and reference = 'A-4'`)
    const said = await page.closeHomes(
      gone.map(({ id, version, reference }) => ({
        id,
        version,
        as: reference === 'A-5' ? 'withdrawn' : 'closed',
      })),
      () => {},
    )
    expect(said).toEqual({ done: 2, marked: 1, problem: expect.any(String) })
    expect(agent.sent(closeMissing)).toHaveLength(3)
    expect([
      await rowOf('A-1'),
      await rowOf('A-3'),
      await rowOf('A-4'),
      await rowOf('A-5'),
    ]).toEqual([
      expect.objectContaining({ availability: 'available' }),
      expect.objectContaining({ availability: 'sold' }),
      expect.objectContaining({ availability: 'available' }),
      undefined,
    ])
  })
})

describe('The own listings as a table', () => {
  it('change by cells that are written at once and undone as one, and are sent by one press', async () => {
    const page = await openPage()
    expect(await page.readOwn()).toBe(texts.ownNone)
    await page.readMapped(stock(...STOCK.map((one) => line(one))))
    await page.postReady()
    await approveAll()
    expect(await page.readOwn()).toBeNull()
    expect(page.$file.get()?.kind).toBe('own')
    expect(page.states().map(([, state]) => state)).toEqual(STOCK.map(() => 'known'))
    const cells = page.$lines
      .get()
      .map((one) => ({ line: one.line.line, field: 'price' as const, text: '70 lakh' }))
    await page.edit(cells)
    expect(page.states().map(([, state]) => state)).toEqual(STOCK.map(() => 'ready'))
    expect(page.$lines.get()[0]?.plan).toMatchObject({
      is: 'edit',
      changes: [{ field: 'price', from: '₹72,00,000', to: '₹70,00,000' }],
    })
    await page.undo()
    expect(page.states().map(([, state]) => state)).toEqual(STOCK.map(() => 'known'))
    await page.edit(cells.slice(0, 3))
    await page.postReady()
    expect(page.$progress.get()).toMatchObject({ changed: 3, all: 3 })
    const waiting = await portal.db.rows(sql`
      select fields->>'price' as price from property_edits where user_id = ${agent.user?.id}`)
    expect(waiting).toEqual(Array.from({ length: 3 }, () => ({ price: '7000000' })))
    expect(agent.sent(createListing)).toHaveLength(STOCK.length)
  })

  it('leave a file in progress alone until the agent says so', async () => {
    const page = await openPage()
    await page.readMapped(stock(line('B-1')))
    await page.postReady()
    page.removeFile()
    await page.readMapped(stock(line('B-2')))
    await page.edit([{ line: 2, field: 'price', text: '80 lakh' }])
    await page.readOwn()
    expect([page.$file.get()?.kind, page.$instead.get()?.name]).toEqual(['csv', texts.ownName])
  })
})

describe('Photos that look like screenshots', () => {
  /** The beginning of a PNG that is as large as a phone's screen. */
  const png = (width: number, height: number) => {
    const bytes = new Uint8Array(64)
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    new DataView(bytes.buffer).setUint32(16, width)
    new DataView(bytes.buffer).setUint32(20, height)
    return bytes
  }
  const files = () => [
    new File([png(1080, 2400)], 'A-1_1.png'),
    new File([png(1600, 1200)], 'A-1_2.png'),
    new File(['photo'], 'A-1 Screenshot_20261101.jpg'),
    new File([png(1080, 2400)], 'nobody.png'),
  ]
  const names = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.$screens
      .get()
      .map(({ name }) => name)
      .toSorted()

  it('are asked about once for all that go with a home, and are left out by one answer', async () => {
    const page = await openPage()
    await page.readMapped(stock(line('A-1')))
    await page.choosePhotos(files())
    expect(await page.hasOpenScreens()).toBe(true)
    expect(names(page)).toEqual(['A-1 Screenshot_20261101.jpg', 'A-1_1.png'])
    page.settleScreens(false)
    expect(await page.hasOpenScreens()).toBe(false)
    expect(page.$matches.get().filter((match) => match.line === 2)).toHaveLength(1)
  })

  it('stay with their homes where the agent says so, also after a reload', async () => {
    const page = await openPage()
    await page.readMapped(stock(line('A-1')))
    await page.choosePhotos(files())
    expect(await page.hasOpenScreens()).toBe(true)
    page.settleScreens(true)
    expect(names(page)).toEqual([])
    const again = await openPage()
    await eventually(() => expect(again.$here.get().size).toBe(4))
    expect(await again.hasOpenScreens()).toBe(false)
    expect(again.$matches.get().filter((match) => match.line === 2)).toHaveLength(3)
  })
})
