import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { tooOften, UNREACHED } from '#language/text/texts'
import { createListing } from '../../contract/listing.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { FILE_LIMITS } from '../../domain/listing-file/constants.ts'
import {
  FILE_PROBLEM_TEXTS as WRONG,
  LISTING_FILE_TEXTS as texts,
} from '#language/listing-file/texts'
import { rejectListing } from '../../server/moderation/decide.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { depsOn, makeUser } from '../../test/support/data/factories.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

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
  ...(await import('./post-lines.ts')),
  ...(await import('../account/session-needed.ts')),
})
async function openPage(visitor = ravi) {
  const page = await visitor.open(PATHS.postSeveral, load)
  await page.requireSession()
  await page.restore()
  /** Returns the state of each line: its outcome, or whether it is ready. */
  const states = () =>
    page.$file
      .get()
      ?.lines.map(({ line: own, key }) => [
        own,
        key ? (page.$outcomes.get()[key]?.state ?? 'ready') : 'wrong',
      ])
  return { ...page, states }
}
const postedBy = async ({ user }: Visitor) =>
  (
    await portal.db.rows<{ name: string }>(
      sql`select project_building_name as name from properties where user_id = ${user?.id} order by name`,
    )
  ).map(({ name }) => name)

describe('The lines of a file', () => {
  it('are posted if they are ready; the others are saved with their problems', async () => {
    const { readFile, postLines, saveWrong, states, $work } = await openPage()
    await readFile(new File(['\uFEFF', FILE], 'flats.csv'))
    expect(states()).toEqual([
      [2, 'ready'],
      [3, 'wrong'],
      [4, 'ready'],
    ])
    expect(ravi.sent(createListing)).toEqual([])
    await postLines()
    expect(states()).toEqual([
      [2, 'posted'],
      [3, 'wrong'],
      [4, 'posted'],
    ])
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Chand'])
    expect($work.get().left).toEqual([])
    saveWrong()
    const [saved] = ravi.page.saved
    expect(saved?.name).toBe(texts.wrongName)
    const text = await saved?.text
    expect(text).toContain(`${HEADS},Problem\r\n`)
    expect(text).toContain('Brij')
    expect(text).not.toMatch(/Asha|Chand/)
  })

  it('wait with a question about an unusual figure until it is answered', async () => {
    const page = await openPage()
    const lines = [line('Asha', '₹ 40 crore'), line('Brij'), line('Chand', '₹ 900 crore')]
    await page.readText('a.csv', [HEADS, ...lines].join('\n'))
    const asked = () => page.$work.get().asked.map((own) => own.line)
    expect([asked(), page.$work.get().left.length]).toEqual([[2, 4], 1])
    await page.postLines()
    expect(await postedBy(ravi)).toEqual(['Brij'])
    for (const { key, options } of page.$questions.get())
      await page.answer({ [key]: options[0] ?? '' })
    const again = await openPage()
    await again.postLines()
    expect(await postedBy(ravi)).toEqual(['Asha', 'Brij', 'Chand'])
    const rows = await portal.db.rows(
      sql`select confirmed from properties where user_id = ${ravi.user?.id} and price <> 7200000`,
    )
    expect(rows).toEqual(Array(2).fill({ confirmed: ['price'] }))
  })

  it('are posted once when the button is pressed twice, and when the same file is chosen again', async () => {
    const page = await openPage()
    await page.readText('a.csv', FILE)
    await Promise.all([page.postLines(), page.postLines()])
    await page.postLines()
    expect(ravi.sent(createListing)).toHaveLength(2)
    void page.postLines()
    await page.readText('meanwhile.csv', FILE)
    expect(page.$file.get()?.name).toBe('a.csv')
    await eventually(() => expect(page.$posting.get()).toBeNull())
    await page.readText('again.csv', FILE.replaceAll('72 lakh', '7200000'))
    await page.postLines()
    expect(await postedBy(ravi)).toHaveLength(2)
    expect(page.states()?.map(([, state]) => state)).toEqual(['known', 'wrong', 'known'])
    const [{ key } = { key: null }] = page.$file.get()?.lines ?? []
    expect(page.$outcomes.get()[key ?? '']?.note).toBe(texts.knownNote('Pending'))
  })

  it('are posted once if an answer was lost, also after a reload, which keeps the outcomes', async () => {
    const { readText, postLines, $stopped, states } = await openPage()
    await readText('a.csv', FILE)
    const release = ravi.hold(createListing)
    const posting = postLines()
    await eventually(() => expect(ravi.sent(createListing)).toHaveLength(1))
    ravi.network = 'answers lost'
    release()
    await posting
    expect($stopped.get()).toBe(texts.stopped(UNREACHED))
    expect(states()).toEqual([
      [2, 'failed'],
      [3, 'wrong'],
      [4, 'ready'],
    ])
    ravi.network = 'up'
    const again = await openPage()
    await again.postLines()
    expect(again.states()).toEqual([
      [2, 'known'],
      [3, 'wrong'],
      [4, 'posted'],
    ])
    const third = await openPage()
    expect(third.states()).toEqual(again.states())
    expect(third.$outcomes.get()).toEqual(again.$outcomes.get())
    expect(await postedBy(ravi)).toEqual(['=Asha', 'Chand'])
  })

  it('wait while there is no network, and continue at the next press', async () => {
    const { readText, postLines, $stopped, $work } = await openPage()
    await readText('a.csv', FILE)
    ravi.network = 'down'
    ravi.page.online = false
    await postLines()
    expect($stopped.get()).toBe(texts.offline)
    expect($work.get().left).toHaveLength(2)
    ravi.network = 'up'
    ravi.page.online = true
    await postLines()
    expect($stopped.get()).toBeNull()
    expect(await postedBy(ravi)).toHaveLength(2)
  })

  it('stop at the hourly limit with the server’s message, and lose nothing', async () => {
    const page = await openPage()
    await portal.db.rows(sql`insert into rate_limits (key, count, window_start)
      values (${`post:${ravi.user?.id}`}, ${RATE_LIMITS.post.attempts - 1}, now()) returning key`)
    await page.readText('a.csv', FILE)
    await page.postLines()
    expect(page.states()).toEqual([
      [2, 'posted'],
      [3, 'wrong'],
      [4, 'failed'],
    ])
    const wait = tooOften(RATE_LIMITS.post.windowMs / 60_000)
    expect(page.$stopped.get()).toBe(texts.stopped(wait))
    await portal.db.rows(sql`delete from rate_limits where key like 'post:%' returning key`)
    await page.postLines()
    expect(await postedBy(ravi)).toHaveLength(2)
  })

  it('that an admin has rejected are shown as rejected, not as posted', async () => {
    const { readText, postLines, ...page } = await openPage()
    await readText('a.csv', [HEADS, line('Asha')].join('\n'))
    await postLines()
    const admin = await makeUser(portal.db, 'Admin')
    const [row] = await portal.db.rows<{ id: string }>(
      sql`select id from properties where user_id = ${ravi.user?.id}`,
    )
    await rejectListing(depsOn(portal.db), admin, row?.id ?? '', 1, 'The price is not right.')
    await readText('a.csv', [HEADS, line('Asha')].join('\n'))
    await postLines()
    const [{ key } = { key: null }] = page.$file.get()?.lines ?? []
    expect(page.$outcomes.get()[key ?? '']).toEqual({
      state: 'known',
      note: texts.knownNote('Rejected'),
    })
  })

  it('lead to the login if the session has ended, and are still there on the way back', async () => {
    const { readText, postLines, states } = await openPage()
    await readText('a.csv', FILE)
    await portal.endElsewhere(ravi)
    void postLines()
    await eventually(() => expect(ravi.page.leftFor).toBe(loginPath(PATHS.postSeveral)))
    expect(states()?.[0]).toEqual([2, 'ready'])
    await ravi.signIn(ravi.user?.email ?? '')
    const back = await openPage()
    await back.postLines()
    expect(await postedBy(ravi)).toHaveLength(2)
  })

  it('are not shown to another account in the same tab', async () => {
    const { readText } = await openPage()
    await readText('a.csv', FILE)
    const other = await makeUser(portal.db, 'Agent')
    await ravi.signIn(other.email)
    expect((await openPage()).$file.get()).toBeNull()
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
    await page.readText('a.csv', ASKED)
    await page.postLines()
    expect(await postedBy(ravi)).toEqual(['Brij'])
    const [question] = page.$questions.get()
    await page.answer({ [question?.key ?? '']: question?.options[1] ?? '' })
    await page.answer({ [question?.key ?? '']: null })
    expect(page.$work.get().asked).toHaveLength(2)
    await page.answer({ [question?.key ?? '']: question?.options[0] ?? '' })
    const again = await openPage()
    expect(again.$questions.get()).toMatchObject([{ answer: question?.options[0], locked: false }])
    await again.postLines()
    expect(await pricesOf(ravi)).toEqual([12_500_000, 7_200_000, 12_500_000])
  })

  it('keeps its answer once one of its lines is posted, so that none is posted twice', async () => {
    const page = await openPage()
    await page.readText('a.csv', ASKED)
    const [{ key, options } = { key: '', options: [] }] = page.$questions.get()
    await page.answer({ [key]: options[0] ?? '' })
    await page.postLines()
    await page.answer({ [key]: options[1] ?? '' })
    expect(page.$questions.get()).toMatchObject([{ answer: options[0], locked: true }])
    expect(page.$work.get().left).toEqual([])
  })

  it('is saved with the lines that are not ready, and goes with its file', async () => {
    const page = await openPage()
    await page.readText('a.csv', ASKED)
    page.saveWrong()
    expect(await ravi.page.saved.at(-1)?.text).toContain('₹1.25 crore or ₹125 crore?')
    const [{ key, options } = { key: '', options: [] }] = page.$questions.get()
    await page.answer({ [key]: options[0] ?? '' })
    await page.readText('b.csv', ASKED)
    expect(page.$questions.get()).toMatchObject([{ answer: null }])
  })
})

describe('A file that cannot be read', () => {
  it('shows the reason, and stores nothing', async () => {
    const { readFile, readText, $file } = await openPage()
    const file = (...parts: BlobPart[]) => new File(parts, 'a.csv')
    const large = 'x'.repeat(FILE_LIMITS.bytes + 1)
    for (const [said, read] of [
      [WRONG.notText, () => readFile(file(new Uint8Array([0xff, 0xfe, 0x41])))],
      [WRONG.tooLarge, () => readFile(file(large))],
      [WRONG.tooLarge, () => readText('a', large)],
      [WRONG.openQuote(2), () => readText('a', `${HEADS}\n"Sell,`)],
      [WRONG.empty, () => readText('a', HEADS)],
    ] as const) {
      await readText('a.csv', FILE)
      await read()
      expect($file.get()?.problem).toBe(said)
      expect(ravi.sessionStorage.getItem('several-file')).toBeNull()
    }
  })

  it('is removed with everything stored about it', async () => {
    const { readText, removeFile, $file } = await openPage()
    await readText('a.csv', FILE)
    removeFile()
    expect($file.get()).toBeNull()
    expect((await openPage()).$file.get()).toBeNull()
  })
})

it('The template is a file to fill in', async () => {
  const { saveTemplate, readText, $file } = await openPage()
  saveTemplate()
  const [saved] = ravi.page.saved
  expect(saved?.name).toBe(texts.templateName)
  await readText('a.csv', (await saved?.text) ?? '')
  expect($file.get()?.lines.map(({ problems }) => problems)).toEqual([{ _: WRONG.example }])
})
