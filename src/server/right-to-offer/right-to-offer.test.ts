import { sql } from 'drizzle-orm/sql/sql'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import {
  PAPER_LIMITS,
  PAPER_RATE_LIMITS,
  RIGHT_DAYS,
} from '../../domain/right-to-offer/constants.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { makePaper, makeSeen, paper, paperIdOf } from '../../test/support/data/papers.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { deleteAccount } from '../account/delete.ts'
import { exportOwnData } from '../account/export.ts'
import { readPublicListing } from '../listing/public.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { rejectListing } from '../moderation/decide.ts'
import { undoDecision } from '../moderation/undo.ts'
import { answerPaper, openPaper, readPapers, takeBackRight } from './desk.ts'
import { forgetPapers } from './forget.ts'
import { readOwnRight, withdrawPaper } from './own.ts'
import { showPaper } from './show.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')

const SEEN = { answer: 'seen', agree: ['name', 'place'], reason: null } as const
const see = (id: string) => answerPaper(backend, admin, id, { ...SEEN, agree: [...SEEN.agree] })

async function home(owner?: SessionUser): Promise<{ owner: SessionUser; id: string }> {
  const poster = owner ?? (await makeUser(backend.db, 'Owner', 'Asha Rani'))
  return { owner: poster, id: await makePending(backend.db, poster) }
}
async function publicHome() {
  const made = await home()
  await openAndApprove(backend, admin, made.id, 1)
  return made
}
async function pagesOf(paperId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const page of backend.papers.list(`${paperId}/`)) keys.push(...page)
  return keys.sort()
}
const rightOf = async (owner: SessionUser, id: string) => {
  const page = await readOwnRight(backend.db, owner, id)
  if (!page.ok) throw new Error(page.code)
  return page.value.right
}
const shownOf = async (id: string) => {
  const listing = await readPublicListing(backend.db, id)
  if (!listing.ok) throw new Error(listing.code)
  return listing.value.right
}
const mailsTo = ({ id }: SessionUser) =>
  backend.db.rows<{ outcome: string; reason: string | null }>(sql`
    select data->>'outcome' as outcome, data->>'reason' as reason
    from mails
    where kind = 'paper answered' and user_id = ${id}
    order by created_at`)

describe('A paper that is shown', () => {
  test('is drawn anew, without anything else of the file, and waits for an admin', async () => {
    const { owner, id } = await home()
    const photo = await cameraFile(3000, 2000)
    const pages = [Buffer.from(photo).toString('base64')]
    const shown = await showPaper(backend, owner, id, await paper({ pages }))
    expect(shown.ok && shown.value).toMatchObject({
      unit: 'B-1204',
      tower: 'B',
      seen: null,
      answer: null,
      waiting: { kind: 'electricity bill', pages: 1 },
    })
    const paperId = await paperIdOf(backend.db, id)
    const stored = await backend.papers.read(`${paperId}/1`)
    const picture = await sharp(stored ?? new ArrayBuffer(0)).metadata()
    expect(picture).toMatchObject({ format: 'webp' })
    expect(Math.max(picture.width, picture.height)).toBe(PAPER_LIMITS.edge)
    expect([picture.exif, picture.xmp, picture.icc, picture.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each([
    ['a PDF', '%PDF-1.7 with a script'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['no picture', 'nothing at all'],
  ])('is refused where a page is %s, and nothing is kept', async (_, bytes) => {
    const { owner, id } = await home()
    const pages = [Buffer.from(bytes).toString('base64')]
    const shown = await showPaper(backend, owner, id, await paper({ pages }))
    expect(shown).toMatchObject({ code: 'invalid', fields: { pages: expect.any(String) } })
    expect(await rightOf(owner, id)).toBeNull()
  })

  test('is refused for the listing of another, and of a kind that is not the poster’s', async () => {
    const { owner, id } = await home()
    const other = await makeUser(backend.db)
    expect(await showPaper(backend, other, id, await paper())).toMatchObject({
      code: 'listing_not_available',
    })
    expect(
      await showPaper(backend, owner, id, await paper({ kind: "owner's letter" })),
    ).toMatchObject({ code: 'invalid', fields: { kind: expect.any(String) } })
    const agent = await makeUser(backend.db, 'Agent')
    const { id: offered } = await home(agent)
    expect(await showPaper(backend, agent, offered, await paper())).toMatchObject({
      code: 'invalid',
    })
    expect(await rightOf(owner, id)).toBeNull()
  })

  test('replaces one that waits, whose pages are erased', async () => {
    const { owner, id } = await home()
    const first = await makePaper(backend, owner, id)
    expect(await pagesOf(first)).toHaveLength(PAPER_LIMITS.pages)
    const second = await makePaper(backend, owner, id, { kind: 'tax receipt' })
    expect(second).not.toBe(first)
    expect(await pagesOf(first)).toEqual([])
    expect(await pagesOf(second)).toHaveLength(PAPER_LIMITS.pages)
  })

  test('is counted, so that nobody fills the queue', async () => {
    const { owner, id } = await home()
    const { attempts } = PAPER_RATE_LIMITS.account
    const one = await paper({ pages: (await paper()).pages.slice(0, 1) })
    for (let n = 0; n < attempts; n += 1)
      expect((await showPaper(backend, owner, id, one)).ok).toBe(true)
    expect(await showPaper(backend, owner, id, one)).toMatchObject({ code: 'too_many_attempts' })
  })

  test('can be taken back by its poster alone, and is erased then', async () => {
    const { owner, id } = await home()
    const paperId = await makePaper(backend, owner, id)
    const other = await makeUser(backend.db)
    expect(await withdrawPaper(backend, other, id)).toMatchObject({ code: 'listing_not_available' })
    expect(await withdrawPaper(backend, owner, id)).toMatchObject({ value: { waiting: null } })
    expect(await pagesOf(paperId)).toEqual([])
    expect(await withdrawPaper(backend, owner, id)).toMatchObject({ code: 'changed' })
    expect(await see(paperId)).toMatchObject({ code: 'not_found' })
  })
})

describe('At the desk', () => {
  test('papers wait in the order in which they came, and each opening is noted', async () => {
    const { owner, id } = await home()
    const paperId = await makePaper(backend, owner, id)
    const desk = await readPapers(backend.db, { list: 'waiting', page: 1 })
    if (!desk.ok) throw new Error(desk.code)
    const sent = desk.value.rows.map((row) => row.paper?.sentAt ?? '')
    expect(sent).toEqual(sent.toSorted())
    expect(desk.value.rows.find((row) => row.listing.id === id)).toMatchObject({
      poster: { id: owner.id, name: 'Asha Rani' },
      unit: 'B-1204',
      tower: 'B',
      paper: { id: paperId, pages: PAPER_LIMITS.pages },
    })
    expect((await openPaper(backend, admin, paperId, 2)).ok).toBe(true)
    const noted = await backend.db.rows(sql`
      select actor_id, details from audit_log where event = 'paper opened' and subject_id = ${id}`)
    expect(noted).toEqual([{ actor_id: admin.id, details: { page: 2 } }])
    expect(await openPaper(backend, admin, 'nosuchpaper', 1)).toMatchObject({ code: 'not_found' })
  })

  test('“seen” joins the page of the listing, and the paper is erased', async () => {
    const { owner, id } = await publicHome()
    const paperId = await makePaper(backend, owner, id)
    expect(await shownOf(id)).toBeNull()
    expect(await see(paperId)).toMatchObject({ value: { listingId: id } })
    expect(await pagesOf(paperId)).toEqual([])
    expect(await shownOf(id)).toEqual({
      kind: 'electricity bill',
      agree: ['name', 'place'],
      at: expect.any(String),
    })
    expect(await rightOf(owner, id)).toMatchObject({ waiting: null, answer: { outcome: 'seen' } })
    expect(await mailsTo(owner)).toEqual([{ outcome: 'seen', reason: null }])
    expect(JSON.stringify(await shownOf(id))).not.toContain('1204')
  })

  test('a paper is answered once', async () => {
    const { owner, id } = await home()
    const paperId = await makePaper(backend, owner, id)
    const answers = await Promise.all([
      see(paperId),
      answerPaper(backend, admin, paperId, { answer: 'refused', agree: [], reason: 'Unreadable.' }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'not_found' })
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  test.each([
    ['refused', 'It names somebody else.'],
    ['shows too much', null],
  ] as const)('“%s” erases the paper and tells its poster', async (answer, reason) => {
    const { owner, id } = await publicHome()
    const paperId = await makePaper(backend, owner, id)
    await answerPaper(backend, admin, paperId, { answer, agree: [], reason })
    expect(await pagesOf(paperId)).toEqual([])
    expect(await shownOf(id)).toBeNull()
    expect(await rightOf(owner, id)).toMatchObject({ answer: { outcome: answer, reason } })
    expect(await mailsTo(owner)).toEqual([{ outcome: answer, reason }])
  })

  test('“seen” can be taken back with a reason, and the desk counts how often', async () => {
    const { owner, id } = await publicHome()
    await makeSeen(backend, owner, id, admin)
    const before = await readPapers(backend.db, { list: 'seen', page: 1 })
    expect(before.ok && before.value.rows.map((row) => row.listing.id)).toContain(id)
    expect((await takeBackRight(backend, admin, id, 'It was forged.')).ok).toBe(true)
    expect(await shownOf(id)).toBeNull()
    expect(await rightOf(owner, id)).toMatchObject({
      seen: null,
      answer: { outcome: 'taken back', reason: 'It was forged.' },
    })
    expect(await takeBackRight(backend, admin, id, 'Again.')).toMatchObject({ code: 'changed' })
    const after = await readPapers(backend.db, { list: 'seen', page: 1 })
    if (!before.ok || !after.ok) throw new Error('The desk was not read.')
    expect(after.value.record.takenBack).toBe(before.value.record.takenBack + 1)
  })
})

describe('What was seen counts', () => {
  test.each([
    ['place', (id: string) => sql`update properties set locality = 'Aliganj' where id = ${id}`],
    [
      'building',
      (id: string) => sql`update properties set project_building_name = 'Other' where id = ${id}`,
    ],
    [
      'name of the poster',
      (id: string) => sql`
        update users set name = 'Ravi' where id = (select user_id from properties where id = ${id})`,
    ],
    [
      'account from an owner’s to an agent’s',
      (id: string) => sql`
        update users set role = 'Agent' where id = (select user_id from properties where id = ${id})`,
    ],
  ])('until the %s changes', async (_, change) => {
    const { owner, id } = await publicHome()
    await makeSeen(backend, owner, id, admin)
    await backend.db.rows(change(id))
    expect(await shownOf(id)).toBeNull()
    const [changed = owner] = await backend.db.rows<SessionUser>(
      sql`select id, name, email, role from users where id = ${owner.id}`,
    )
    expect(await rightOf(changed, id)).toMatchObject({ seen: null, changed: true })
  })

  test('whatever the poster’s name, where that did not agree', async () => {
    const { owner, id } = await publicHome()
    const paperId = await makePaper(backend, owner, id)
    await answerPaper(backend, admin, paperId, { ...SEEN, agree: ['place', 'number'] })
    await backend.db.rows(sql`update users set name = 'Ravi' where id = ${owner.id}`)
    expect(await shownOf(id)).toMatchObject({ agree: ['place', 'number'] })
  })

  test('until a paper for another flat is shown, and through one for the same', async () => {
    const { owner, id } = await publicHome()
    await makeSeen(backend, owner, id, admin)
    await makePaper(backend, owner, id)
    expect(await shownOf(id)).not.toBeNull()
    await makePaper(backend, owner, id, { unit: 'B-1205' })
    expect(await shownOf(id)).toBeNull()
  })

  test('for a year', async () => {
    const { owner, id } = await publicHome()
    await makeSeen(backend, owner, id, admin)
    const shift = (days: number) =>
      backend.db.rows(sql`
        update rights_to_offer
        set seen_at = now() - make_interval(days => ${days}) where id = ${id}`)
    await shift(RIGHT_DAYS.seen - 1)
    expect(await shownOf(id)).not.toBeNull()
    await shift(RIGHT_DAYS.seen + 1)
    expect(await shownOf(id)).toBeNull()
    expect(await rightOf(owner, id)).toMatchObject({ seen: null, changed: false })
  })

  test('again once the rejection of its listing is undone', async () => {
    const { owner, id } = await home()
    await makeSeen(backend, owner, id, admin)
    const rejected = await rejectListing(backend, admin, id, 1, 'Too dark.')
    if (!rejected.ok) throw new Error(rejected.code)
    await forgetPapers(backend)
    expect((await undoDecision(backend, admin, rejected.value.decisionId)).ok).toBe(true)
    expect(await rightOf(owner, id)).toMatchObject({ seen: { kind: 'electricity bill' } })
  })
})

describe('A paper is erased', () => {
  test('a day before its last one, and its poster is told', async () => {
    const { owner, id } = await home()
    const paperId = await makePaper(backend, owner, id)
    await passHours(backend.db, (RIGHT_DAYS.paper - 1) * 24 - 1)
    await forgetPapers(backend)
    expect(await pagesOf(paperId)).toHaveLength(PAPER_LIMITS.pages)
    await passHours(backend.db, 2)
    await forgetPapers(backend)
    expect(await pagesOf(paperId)).toEqual([])
    expect(await rightOf(owner, id)).toMatchObject({
      waiting: null,
      answer: { outcome: 'not answered' },
    })
    expect(await mailsTo(owner)).toMatchObject([{ outcome: 'not answered' }])
  })

  test('with its listing, withdrawn or rejected, and with the account', async () => {
    const [gone, rejected, deleted] = [await home(), await home(), await home()]
    const papers = await Promise.all(
      [gone, rejected, deleted].map(({ owner, id }) => makePaper(backend, owner, id)),
    )
    await withdrawListing(backend, gone.owner, gone.id)
    expect(await pagesOf(papers[0] ?? '')).toEqual([])
    await rejectListing(backend, admin, rejected.id, 1, 'Too dark.')
    await forgetPapers(backend)
    expect(await pagesOf(papers[1] ?? '')).toEqual([])
    expect((await deleteAccount(backend, deleted.owner, PASSWORD)).ok).toBe(true)
    expect(await pagesOf(papers[2] ?? '')).toEqual([])
    const left = await backend.db.rows(sql`
      select 1 from rights_to_offer where id in (${gone.id}, ${deleted.id})`)
    expect(left).toEqual([])
  })

  test('by the cleanup where no row names its pages, and one that waits stays', async () => {
    const { owner, id } = await home()
    const paperId = await makePaper(backend, owner, id)
    await backend.papers.write('nobodyspaper/1', new Uint8Array([1, 2, 3]))
    expect(await forgetPapers(backend)).toBe(1)
    expect(await pagesOf('nobodyspaper')).toEqual([])
    expect(await pagesOf(paperId)).toHaveLength(PAPER_LIMITS.pages)
  })

  test('where its pages could not be stored, and the call fails', async () => {
    const { owner, id } = await home()
    const papers = {
      ...backend.papers,
      write: (key: string, bytes: Uint8Array) =>
        key.endsWith('/2') ? Promise.reject(new Error('full')) : backend.papers.write(key, bytes),
    }
    await expect(showPaper({ ...backend, papers }, owner, id, await paper())).rejects.toThrow(
      'full',
    )
    expect(await rightOf(owner, id)).toMatchObject({ waiting: null })
    expect(await forgetPapers(backend)).toBe(0)
  })
})

test('Nothing of a paper is left in the database or in any store once it is answered', async () => {
  const { owner, id } = await publicHome()
  // No other paper looks like it.
  const pages = [Buffer.from(await cameraFile(520, 390)).toString('base64')]
  const one = await paper({ pages })
  const paperId = await makePaper(backend, owner, id, one)
  const stored = Buffer.from((await backend.papers.read(`${paperId}/1`)) ?? new ArrayBuffer(0))
  expect(stored.length).toBeGreaterThan(100)
  const everything = async () => {
    const tables = await backend.db.rows<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public'`)
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await backend.db.rows(sql`select t::text from ${sql.identifier(name)} t`)
        return JSON.stringify(rows)
      }),
    )
    for (const store of [backend.photos, backend.papers])
      for await (const keys of store.list(''))
        for (const key of keys)
          texts.push(
            key,
            Buffer.from((await store.read(key)) ?? new ArrayBuffer(0)).toString('base64'),
          )
    return texts.join('\n')
  }
  /** Some bytes from the middle of what was sent and of what was stored. */
  const middle = (text = '') => text.slice(text.length / 2, text.length / 2 + 40)
  const traces = [middle(one.pages[0]), middle(stored.toString('base64'))]
  const before = await everything()
  expect([before.includes(paperId), before.includes(traces[1] ?? '')]).toEqual([true, true])
  await see(paperId)
  const after = await everything()
  for (const trace of [paperId, ...traces]) expect(after.includes(trace)).toBe(false)
})

test('An export names number, tower and what was seen, and no other person’s', async () => {
  const { owner, id } = await publicHome()
  await makeSeen(backend, owner, id, admin)
  const data = await exportOwnData(backend, owner)
  expect(data.ok && data.value.rightsToOffer).toMatchObject([
    { listingId: id, unit: 'B-1204', tower: 'B', seenKind: 'electricity bill' },
  ])
  const other = await exportOwnData(backend, await makeUser(backend.db))
  expect(other.ok && other.value.rightsToOffer).toEqual([])
})
