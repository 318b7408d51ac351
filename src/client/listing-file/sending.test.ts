import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  LISTING_FILE_TEXTS as texts,
  FILE_PROBLEM_TEXTS as WRONG,
} from '#language/listing-file/texts'
import { SEVERAL_TEXTS } from '#language/listing-file/texts-several'
import { UNREADABLE_TEXTS } from '#language/listing-file/texts-unreadable'
import { createListing } from '../../contract/listing.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { uploadPhoto } from '../../contract/photo.ts'
import { FILE_RAISE, RATE_LIMITS } from '../../domain/account/constants.ts'
import { FILE_LIMITS } from '../../domain/listing-file/constants.ts'
import { rejectListing } from '../../server/moderation/decide.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { confirmAddress, depsOn, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { zipOf } from '../../test/support/data/zip.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { HINT } from '../account/session-hint.ts'

const portal = setUpPortal()
let ravi: Visitor
beforeEach(async () => {
  ravi = await portal.visitor('Agent')
})

const HEADS =
  'Listing type,Category,Property type,City,Locality,Project or building name,Area,Unit,Price'
const line = (name: string, price = '72 lakh') =>
  `Sell,Residential,Flat/Apartment,Noida,Sector 62,${name},1450,sq ft,${price}`
const FILE = [HEADS, line('=Asha'), line('Brij', 'much'), line('Chand')].join('\r\n')

const load = async () => ({
  ...(await import('./several.store.ts')),
  ...(await import('./sending.ts')),
  ...(await import('./save-lines.ts')),
  ...(await import('./photos.store.ts')),
  ...(await import('./kept.ts')),
  ...(await import('../account/session-needed.ts')),
})
async function openPage(visitor = ravi) {
  const page = await visitor.open(PATHS.postSeveral, load)
  await page.requireSession()
  await page.restore(async () => {
    await page.restorePhotos()
    page.resumeSending()
  })
  /** Returns the state of each line. */
  const states = () => page.$lines.get().map(({ line, state }) => [line.line, state])
  /** Resolves once nothing is sent any more, or it waits. */
  const settled = () =>
    eventually(() =>
      expect(page.$file.get()?.sent !== 'going' || page.$waiting.get() !== null).toBe(true),
    )
  /** Reads a text, and says that its columns are as they were taken. */
  const readMapped = async (written: string) => {
    await page.readPasted(written)
    if (page.$file.get()?.map === null) await page.mapColumns()
  }
  return { ...page, states, settled, readMapped }
}
const postedBy = async ({ user }: Visitor) =>
  (
    await portal.db.rows<{ name: string }>(
      sql`select project_building_name as name from properties where user_id = ${user?.id} order by name`,
    )
  ).map(({ name }) => name)

describe('The lines of a file', () => {
  it('are posted if they are ready; the others are saved with their problems', async () => {
    const page = await openPage()
    await page.readFile(new File(['\uFEFF', FILE], 'flats.csv'))
    expect(page.states()).toEqual([
      [2, 'ready'],
      [3, 'wrong'],
      [4, 'ready'],
    ])
    expect(ravi.sent(createListing)).toEqual([])
    await page.postReady()
    expect(page.states()).toEqual([
      [2, 'posted'],
      [3, 'wrong'],
      [4, 'posted'],
    ])
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Chand'])
    expect([page.$left.get(), page.$file.get()?.sent]).toEqual([[], 'ended'])
    page.saveWrong()
    const [saved] = ravi.page.saved
    expect(saved?.name).toBe(texts.wrongName)
    const text = await saved?.text
    expect(text).toContain(`${HEADS},Problem\r\n`)
    expect(text).toContain('Brij')
    expect(text).not.toMatch(/Asha|Chand/)
  })

  it('that become ready later wait for another word', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    const release = ravi.hold(createListing)
    const posting = page.postReady()
    await page.edit([{ line: 3, field: 'price', text: '80 lakh' }])
    release()
    await posting
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Chand'])
    expect(page.states()).toContainEqual([3, 'ready'])
    await page.postReady()
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Brij', 'Chand'])
  })

  it('wait with a question about an unusual figure until it is answered', async () => {
    const page = await openPage()
    const lines = [line('Asha', '₹ 40 crore'), line('Brij'), line('Chand', '₹ 900 crore')]
    await page.readPasted([HEADS, ...lines].join('\n'))
    expect(page.states().map(([, state]) => state)).toEqual(['asked', 'ready', 'asked'])
    await page.postReady()
    expect(await postedBy(ravi)).toEqual(['Brij'])
    for (const { key, options } of page.$questions.get())
      await page.answer({ [key]: options[0] ?? '' })
    const again = await openPage()
    await again.postReady()
    expect(await postedBy(ravi)).toEqual(['Asha', 'Brij', 'Chand'])
    const rows = await portal.db.rows(
      sql`select confirmed from properties where user_id = ${ravi.user?.id} and price <> 7200000`,
    )
    expect(rows).toEqual(Array(2).fill({ confirmed: ['price'] }))
  })

  it('are posted once when the button is pressed twice, and when the same file is chosen again', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    await Promise.all([page.postReady(), page.postReady()])
    await page.postReady()
    expect(ravi.sent(createListing)).toHaveLength(2)
    await page.readPasted(FILE.replaceAll('72 lakh', '7200000'))
    const release = ravi.hold(createListing)
    const posting = page.postReady()
    await page.readPasted([HEADS, line('Other')].join('\n'))
    expect(page.$lines.get()).toHaveLength(3)
    release()
    await posting
    expect(await postedBy(ravi)).toHaveLength(2)
    expect(page.states().map(([, state]) => state)).toEqual(['known', 'wrong', 'known'])
    expect(page.$file.get()?.outcomes[2]?.note).toBe(texts.knownNote('Pending'))
  })

  it('are posted once if an answer was lost, and go on by themselves on the next visit', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    const release = ravi.hold(createListing)
    const posting = page.postReady()
    await eventually(() => expect(ravi.sent(createListing)).toHaveLength(1))
    ravi.network = 'answers lost'
    release()
    await posting
    expect(page.$waiting.get()).toEqual({ is: 'offline' })
    expect(page.states()).toEqual([
      [2, 'failed'],
      [3, 'wrong'],
      [4, 'ready'],
    ])
    ravi.network = 'up'
    const again = await openPage()
    await again.settled()
    expect(again.states()).toEqual([
      [2, 'known'],
      [3, 'wrong'],
      [4, 'posted'],
    ])
    const third = await openPage()
    expect(third.states()).toEqual(again.states())
    expect(third.$file.get()?.outcomes).toEqual(again.$file.get()?.outcomes)
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Chand'])
  })

  it('are posted also where an answer was lost and the home is now known by its reference', async () => {
    const page = await openPage()
    await page.readMapped([`Ref,${HEADS}`, `R-1,${line('Asha')}`, `R-2,${line('Brij')}`].join('\n'))
    const release = ravi.hold(createListing)
    const posting = page.postReady()
    await eventually(() => expect(ravi.sent(createListing)).toHaveLength(1))
    ravi.network = 'answers lost'
    release()
    await posting
    ravi.network = 'up'
    const again = await openPage()
    await again.settled()
    expect(again.states()).toEqual([
      [2, 'posted'],
      [3, 'posted'],
    ])
    expect(again.$progress.get()).toMatchObject({ posted: 2, done: 2, all: 2, failed: 0 })
    expect(await postedBy(ravi)).toEqual(['Asha', 'Brij'])
  })

  it('wait while there is no network, and go on when it is back', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    ravi.network = 'down'
    await page.postReady()
    expect(page.$waiting.get()).toEqual({ is: 'offline' })
    expect(page.$left.get()).toHaveLength(2)
    ravi.network = 'up'
    ravi.page.dispatch('online')
    await eventually(() => expect(page.$file.get()?.sent).toBe('ended'))
    expect(page.$waiting.get()).toBeNull()
    expect(await postedBy(ravi)).toHaveLength(2)
  })

  it('wait at a limit until the time that the server names, and lose nothing', async () => {
    const page = await openPage()
    await portal.db.rows(sql`insert into rate_limits (key, count, window_start)
      values (${`post:${ravi.user?.id}`}, ${RATE_LIMITS.post.attempts - 1}, now()) returning key`)
    await page.readPasted(FILE)
    await page.postReady()
    expect(page.states()).toEqual([
      [2, 'posted'],
      [3, 'wrong'],
      [4, 'failed'],
    ])
    const waiting = page.$waiting.get()
    expect(waiting?.is).toBe('until')
    const minutes = waiting?.is === 'until' ? (waiting.time - Date.now()) / 60_000 : 0
    expect(Math.round(minutes)).toBe(RATE_LIMITS.post.windowMs / 60_000)
    expect(page.$progress.get()).toMatchObject({ done: 1, all: 2 })
    await portal.db.rows(sql`delete from rate_limits where key like 'post:%' returning key`)
    const again = await openPage()
    await again.settled()
    expect(await postedBy(ravi)).toHaveLength(2)
  })

  it('beyond the day’s limit are told before, wait, and go by one press once an admin has raised it', async () => {
    const user = ravi.user ?? (await makeUser(portal.db, 'Agent'))
    await confirmAddress(portal.db, user)
    await portal.db.rows(sql`insert into rate_limits (key, count, window_start)
      values (${`file-lines:${user.id}`}, ${RATE_LIMITS.fileLines.attempts - 1}, now())`)
    const page = await openPage()
    await page.readPasted(FILE)
    await eventually(() => expect(page.$parts.get()).toMatchObject({ now: [2], later: [4] }))
    const hours = (Date.parse(page.$parts.get()?.moreAt ?? '') - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
    await page.postReady()
    expect(page.$waiting.get()?.is).toBe('until')
    expect(page.$parts.get()).toMatchObject({ now: [], later: [4] })
    const again = await openPage()
    await again.settled()
    await eventually(() => expect(again.$parts.get()).toMatchObject({ now: [], later: [4] }))
    await portal.db.rows(sql`
      update users set file_lines = ${FILE_RAISE.most}, file_lines_until = now() + interval '1 day'
      where id = ${user.id}`)
    await again.goOn()
    expect(again.$file.get()?.sent).toBe('ended')
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Chand'])
    expect(again.$parts.get()).toBeNull()
  })

  it('stop after the line that is on its way, and go on with a press', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    const release = ravi.hold(createListing)
    const posting = page.postReady()
    await eventually(() => expect(ravi.sent(createListing)).toHaveLength(1))
    page.pause()
    release()
    await posting
    expect(await postedBy(ravi)).toEqual(['=Asha'])
    const again = await openPage()
    expect([again.$file.get()?.sent, ravi.sent(createListing).length]).toEqual(['paused', 1])
    await again.goOn()
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Chand'])
  })

  it('that the server refuses do not block the others', async () => {
    const page = await openPage()
    await page.readPasted([HEADS, line('Asha'), line('Brij')].join('\n'))
    ravi.network = 'up'
    await portal.db.rows(
      sql`alter table properties add constraint no_asha check (project_building_name <> 'Asha') not valid`,
    )
    try {
      await page.postReady()
    } finally {
      await portal.db.rows(sql`alter table properties drop constraint no_asha`)
    }
    expect(page.states()).toEqual([
      [2, 'failed'],
      [3, 'posted'],
    ])
    await page.postReady()
    expect(await postedBy(ravi)).toEqual(['Asha', 'Brij'])
  })

  it('that an admin has rejected are shown as rejected, not as posted', async () => {
    const page = await openPage()
    await page.readPasted([HEADS, line('Asha')].join('\n'))
    await page.postReady()
    const admin = await makeUser(portal.db, 'Admin')
    const [row] = await portal.db.rows<{ id: string }>(
      sql`select id from properties where user_id = ${ravi.user?.id}`,
    )
    await rejectListing(depsOn(portal.db), admin, row?.id ?? '', 1, 'The price is not right.')
    await page.readPasted([HEADS, line('Asha')].join('\n'))
    await page.postReady()
    expect(page.$file.get()?.outcomes[2]).toEqual({
      id: expect.any(String),
      state: 'known',
      note: texts.knownNote('Rejected'),
    })
  })

  it('lead to the login if the session has ended, and go on on the way back', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    await portal.endElsewhere(ravi)
    void page.postReady()
    await eventually(() => expect(ravi.page.leftFor).toBe(loginPath(PATHS.postSeveral)))
    await ravi.signIn(ravi.user?.email ?? '')
    const back = await openPage()
    await back.settled()
    expect(await postedBy(ravi)).toHaveLength(2)
  })

  it('are not shown to another account on the device, and are there again for their own', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    const other = await makeUser(portal.db, 'Agent')
    await ravi.signIn(other.email)
    expect((await openPage()).$file.get()).toBeNull()
    await ravi.signIn(ravi.user?.email ?? '')
    expect((await openPage()).states()).toHaveLength(3)
  })

  it('are kept on the device without phone numbers and names of persons, and read the same after a reload', async () => {
    const page = await openPage()
    await page.readMapped(
      `${HEADS},Owner name,Mobile\r\n${line('Asha')},Kiran Rao,98100 00001\r\n${line('Brij')},Om Das,98100 00002`,
    )
    const states = page.states()
    await eventually(async () => {
      const kept = JSON.stringify(await page.readKept(ravi.user?.id ?? ''))
      expect(kept).toContain('Brij')
      expect(kept).not.toMatch(/98100|Kiran|Das/)
    })
    const again = await openPage()
    expect(again.states()).toEqual(states)
    expect(again.$columns.get()?.map(({ meaning }) => meaning)).toEqual(
      page.$columns.get()?.map(({ meaning }) => meaning),
    )
  })

  it('keep what was written into them, also when a change is taken back', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    await page.edit([{ line: 3, field: 'price', text: '80 lakh' }])
    await page.want({ 2: false })
    expect(page.states()).toEqual([
      [2, 'off'],
      [3, 'ready'],
      [4, 'ready'],
    ])
    const again = await openPage()
    expect(again.states()).toEqual(page.states())
    await again.undo()
    expect(again.states()).toContainEqual([2, 'ready'])
    await again.undo()
    expect(again.states()).toContainEqual([3, 'wrong'])
    await again.undo()
    expect(again.$file.get()?.steps).toEqual([])
  })
})

describe('The same file again next month', () => {
  const WITH = `Your reference,Status,${HEADS}`
  const own = (reference: string, over: { price?: string; status?: string } = {}) =>
    `${reference},${over.status ?? 'Active'},${line(`Home ${reference.toUpperCase()}`, over.price)}`
  const MONTH = [WITH, own('R1'), own('R2'), own('R3')].join('\n')
  const planOf = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.$lines.get().map(({ plan }) => (plan?.is === 'nothing' ? plan.why : plan?.is))

  it('sends what changed as edits, does nothing for the rest, and asks about what is sold', async () => {
    const page = await openPage()
    await page.readPasted(MONTH)
    await page.mapColumns()
    await page.postReady()
    const rows = await portal.db.rows<{ id: string; reference: string; version: number }>(
      sql`select id, reference, version from properties where user_id = ${ravi.user?.id} order by reference`,
    )
    expect(rows.map(({ reference }) => reference)).toEqual(['R1', 'R2', 'R3'])
    const admin = await makeUser(portal.db, 'Admin')
    for (const { id, version } of rows) await openAndApprove(depsOn(portal.db), admin, id, version)
    ravi.sent(createListing).length = 0

    const next = await openPage()
    await next.readPasted(
      [WITH, own('r1'), own('R2', { price: '70 lakh' }), own('R3', { status: 'Sold' })].join('\n'),
    )
    await eventually(() => expect(planOf(next)).toEqual(['same', 'edit', 'close']))
    expect(next.states().map(([, state]) => state)).toEqual(['known', 'ready', 'asked'])
    await next.postReady()
    expect(await next.markClosed([4])).toBeNull()
    expect(next.states().map(([, state]) => state)).toEqual(['known', 'changed', 'changed'])
    expect(
      await portal.db.rows(
        sql`select fields->>'price' as price from property_edits e join properties p on p.id = e.property_id where p.user_id = ${ravi.user?.id}`,
      ),
    ).toEqual([{ price: '7000000' }])
    const [sold] = await portal.db.rows(
      sql`select availability from properties where user_id = ${ravi.user?.id} and reference = 'R3'`,
    )
    expect(sold).toEqual({ availability: 'sold' })
    expect(await postedBy(ravi)).toHaveLength(3)
  })
})

describe('Photos that come with a file', () => {
  const photosOf = async ({ user }: Visitor) =>
    portal.db.rows<{ name: string; count: number }>(
      sql`select p.project_building_name as name, count(i.id)::int as count
        from properties p left join images i on i.property_id = p.id
        where p.user_id = ${user?.id} group by p.id order by name`,
    )

  it('go with their lines, also after a reload in between, and none twice', async () => {
    const bytes = new Uint8Array(await cameraFile(400, 300))
    const photo = (name: string) => new File([bytes], name, { type: 'image/jpeg' })
    const page = await openPage()
    await page.readMapped([HEADS, line('Asha Villa'), line('Brij Residency')].join('\n'))
    await page.choosePhotos([
      photo('Asha Villa 2.jpg'),
      photo('Asha Villa 1.jpg'),
      photo('other.jpg'),
    ])
    const places = () => page.$matches.get().map((match) => [match.path, match.line])
    expect(places()).toEqual([
      ['Asha Villa 1.jpg', 2],
      ['Asha Villa 2.jpg', 2],
      ['other.jpg', null],
    ])
    page.placePhoto('other.jpg', 3)
    ravi.network = 'down'
    await page.postReady()
    expect(page.$waiting.get()).toEqual({ is: 'offline' })
    ravi.network = 'up'
    const again = await openPage()
    await again.settled()
    expect(again.states().map(([, state]) => state)).toEqual(['posted', 'posted'])
    expect(await photosOf(ravi)).toEqual([
      { name: 'Asha Villa', count: 2 },
      { name: 'Brij Residency', count: 1 },
    ])
    expect(again.$photoProgress.get()).toEqual({ done: 3, all: 3 })
    expect(ravi.sent(uploadPhoto)).toHaveLength(3)
    await eventually(() => expect(again.$file.get()?.sent).toBe('ended'))
    expect(await again.readPhotos(ravi.user?.id ?? '')).toEqual([])
  })

  it('in one ZIP with their table are read as if both were chosen by themselves', async () => {
    const jpeg = new Uint8Array(await cameraFile(400, 300))
    const stock = [HEADS, line('Asha Villa'), line('Brij Residency')].join('\n')
    const zip = (table: string) =>
      new File(
        [
          zipOf([
            { path: 'Asha Villa/1.jpg', content: jpeg },
            { path: '__MACOSX/Asha Villa/._1.jpg', content: 'x' },
            { path: 'stock.csv', content: table },
          ]),
        ],
        'november.zip',
      )
    const page = await openPage()
    await page.readFile(zip(stock))
    expect(page.$file.get()?.name).toBe(SEVERAL_TEXTS.packed('stock.csv', 'november.zip'))
    await eventually(() =>
      expect(page.$matches.get()).toMatchObject([
        { path: 'november.zip/Asha Villa/1.jpg', line: 2, by: 'name' },
      ]),
    )
    await page.readFile(zip(stock.replaceAll('72 lakh', '71 lakh')))
    await page.chooseInstead(true)
    await eventually(() => expect(page.$matches.get()).toMatchObject([{ line: 2 }]))
    await page.postReady()
    expect(await photosOf(ravi)).toEqual([
      { name: 'Asha Villa', count: 1 },
      { name: 'Brij Residency', count: 0 },
    ])
  })

  it('are two photos where two folders have files of one name, and one where it is chosen again', async () => {
    const page = await openPage()
    await page.readMapped([HEADS, line('Asha Villa')].join('\n'))
    for (const content of ['hall', 'kitchen', 'hall'])
      await page.choosePhotos([new File([content], '1.jpg')])
    const paths = ['1.jpg', '1 (2).jpg']
    expect(page.$file.get()?.photos.paths).toEqual(paths)
    const again = await openPage()
    for (const path of paths) again.placePhoto(path, 2)
    await eventually(() => expect(again.$lostPhotos.get()).toEqual([]))
  })

  it('that the server fails to store keep only their own line back', async () => {
    await portal.db.rows(
      sql`alter table images add constraint no_401 check (width <> 401 and height <> 401) not valid`,
    )
    const photo = async (name: string, width: number) =>
      new File([new Uint8Array(await cameraFile(width, 300))], name, { type: 'image/jpeg' })
    const page = await openPage()
    await page.readMapped([HEADS, line('Asha Villa'), line('Brij Residency')].join('\n'))
    await page.choosePhotos([
      await photo('Asha Villa.jpg', 401),
      await photo('Brij Residency.jpg', 402),
    ])
    try {
      await page.postReady()
    } finally {
      await portal.db.rows(sql`alter table images drop constraint no_401`)
    }
    expect(page.states().map(([, state]) => state)).toEqual(['failed', 'posted'])
    expect(page.$waiting.get()).toBeNull()
    await page.postReady()
    expect(page.states().map(([, state]) => state)).toEqual(['posted', 'posted'])
  })
})

describe('A question about a file', () => {
  const ASKED = [HEADS, line('Asha', '"1,25 Cr"'), line('Brij'), line('Chand', '"1,25 Cr"')].join(
    '\r\n',
  )
  const pricesOf = async ({ user }: Visitor) =>
    (
      await portal.db.rows<{ price: number }>(
        sql`select price::float8 as price from properties where user_id = ${user?.id} order by project_building_name`,
      )
    ).map(({ price }) => price)

  it('keeps its lines from being posted until it is answered, which a reload keeps', async () => {
    const page = await openPage()
    await page.readMapped(ASKED)
    await page.postReady()
    expect(await postedBy(ravi)).toEqual(['Brij'])
    const [question] = page.$questions.get()
    await page.answer({ [question?.key ?? '']: question?.options[1] ?? '' })
    await page.answer({ [question?.key ?? '']: null })
    expect(page.states().filter(([, state]) => state === 'asked')).toHaveLength(2)
    await page.answer({ [question?.key ?? '']: question?.options[0] ?? '' })
    const again = await openPage()
    expect(again.$questions.get()).toMatchObject([{ answer: question?.options[0], locked: false }])
    await again.postReady()
    expect(await pricesOf(ravi)).toEqual([12_500_000, 7_200_000, 12_500_000])
  })

  it('keeps its answer once one of its lines is posted, so that none is posted twice', async () => {
    const page = await openPage()
    await page.readMapped(ASKED)
    const [{ key, options } = { key: '', options: [] }] = page.$questions.get()
    await page.answer({ [key]: options[0] ?? '' })
    await page.postReady()
    await page.answer({ [key]: options[1] ?? '' })
    expect(page.$questions.get()).toMatchObject([{ answer: options[0], locked: true }])
    expect(page.$left.get()).toEqual([])
  })

  it('is saved with the lines that are not ready, and goes with its file', async () => {
    const page = await openPage()
    await page.readMapped(ASKED)
    page.saveWrong()
    expect(await ravi.page.saved.at(-1)?.text).toContain('₹1.25 crore or ₹125 crore?')
    const [{ key, options } = { key: '', options: [] }] = page.$questions.get()
    await page.answer({ [key]: options[0] ?? '' })
    await page.readMapped(ASKED)
    expect(page.$questions.get()).toMatchObject([{ answer: options[0] }])
    await page.chooseInstead(true)
    expect(page.$questions.get()).toMatchObject([{ answer: null }])
  })

  it('outlives another file, until the agent says that it is replaced', async () => {
    const page = await openPage()
    await page.readMapped(ASKED)
    const [{ key, options } = { key: '', options: [] }] = page.$questions.get()
    await page.answer({ [key]: options[0] ?? '' })
    await page.readHanded([HEADS, line('Other')].join('\n'))
    expect(page.$instead.get()).not.toBeNull()
    await page.chooseInstead(false)
    expect(page.$instead.get()).toBeNull()
    expect((await openPage()).$questions.get()).toMatchObject([{ answer: options[0] }])
  })
})

describe('A file in progress', () => {
  it('counts as work once the agent has said what a column holds', async () => {
    const page = await openPage()
    await page.readPasted('Reference,Phone,Zq,Locality\nA-1,9810000001,2,Sector 62')
    expect(page.$file.get()?.map).toBeNull()
    page.meanColumn(2, 'bedrooms')
    await page.readPasted(FILE)
    expect(page.$instead.get()).not.toBeNull()
  })

  it('is neither sent nor stored for somebody else who signs in on this device', async () => {
    const page = await openPage()
    await page.readPasted(FILE)
    localStorage.setItem(HINT, JSON.stringify({ id: 'other', name: 'Other', role: 'Agent' }))
    await page.want({ 4: false })
    await page.postReady()
    expect(ravi.sent(createListing)).toEqual([])
    expect(page.$file.get()).toMatchObject({ sent: 'no', wanted: {} })
  })
})

describe('A file that cannot be read', () => {
  it('shows the reason, and leaves the file in progress', async () => {
    const { readFile, readPasted, $unread, $file } = await openPage()
    const file = (...parts: BlobPart[]) => new File(parts, 'a.csv')
    const large = 'x'.repeat(FILE_LIMITS.bytes + 1)
    for (const [said, read] of [
      [UNREADABLE_TEXTS.tooLarge, () => readFile(file(large))],
      [UNREADABLE_TEXTS.tooLarge, () => readPasted(large)],
    ] as const) {
      await readPasted(FILE)
      await read()
      expect([$unread.get()?.problem, $file.get()?.name]).toEqual([said, texts.pastedName])
      expect((await openPage()).$file.get()?.name).toBe(texts.pastedName)
    }
  })

  it('is removed with everything stored about it', async () => {
    const { readPasted, removeFile, $file } = await openPage()
    await readPasted(FILE)
    removeFile()
    expect($file.get()).toBeNull()
    expect((await openPage()).$file.get()).toBeNull()
  })
})

it('The template is a file to fill in', async () => {
  const { saveTemplate, readPasted, $columns, $lines } = await openPage()
  saveTemplate()
  const [saved] = ravi.page.saved
  expect(saved?.name).toBe(texts.templateName)
  await readPasted((await saved?.text) ?? '')
  expect($columns.get()?.filter(({ sure }) => !sure)).toEqual([])
  expect($lines.get().map(({ line }) => line.problems)).toEqual([{ _: WRONG.example }])
})
