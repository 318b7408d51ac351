import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { answerPaper as answerEndpoint, openPaper } from '../../contract/right-to-offer.ts'
import { answerPaper } from '../../server/right-to-offer/desk.ts'
import { withdrawPaper } from '../../server/right-to-offer/own.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { depsOn, makePending, makeUser } from '../../test/support/data/factories.ts'
import { makePaper, makeSeen, paper } from '../../test/support/data/papers.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const load = () => import('./papers.store.ts')

const portal = setUpPortal()
const NAMES = ['Amla', 'Bela', 'Champa'] as const
let meera: Visitor
let owner: SessionUser
let desk: Awaited<ReturnType<typeof load>>
let listings: string[]
let end = () => {}

/** Leaves the page for the same one. */
async function open(query = '') {
  end()
  desk = await meera.open(PATHS.adminPapers + query, load)
  end = desk.startPapers()
  await eventually(() => expect(desk.papers.$list.get()).not.toBeNull())
}
beforeEach(async () => {
  await portal.db.rows(sql`truncate properties, rights_to_offer cascade`)
  owner = await makeUser(portal.db, 'Owner', 'Asha Rani')
  listings = []
  for (const projectBuildingName of NAMES) {
    const id = await makePending(portal.db, owner, { projectBuildingName })
    const { pages } = await paper()
    await makePaper(depsOn(portal.db), owner, id, { pages: pages.slice(0, 2) })
    listings.push(id)
  }
  meera = await portal.visitor('Admin')
  await open()
})
afterEach(() => end())

const shown = () => desk.$shown.get()?.listing.name
const names = () => desk.$waiting.get().map(({ listing }) => listing.name)
const outcome = () => desk.$outcome.get()
const outcomeOf = async (n: number) =>
  (await portal.db.row<{ outcome: string | null; agree: string[] | null; reason: string | null }>(
    sql`select outcome, agree, reason from rights_to_offer where id = ${listings[n]}`,
  )) ?? {}
const answers = () => meera.sent(answerEndpoint).map(({ body }) => body)
const form = (reason: string) => {
  const answers = new FormData()
  answers.set('reason', reason)
  return answers
}
/** Opens the paper and ticks name and place. */
function look(): void {
  desk.openNext()
  desk.pictureShown()
  desk.tick('place')
  desk.tick('name')
}

describe('The papers that wait', () => {
  it('are worked on one at a time, the oldest first, and walked to both ends', () => {
    expect([names(), shown()]).toEqual([[...NAMES], 'Amla'])
    desk.move(-1)
    expect(shown()).toBe('Amla')
    for (const name of ['Bela', 'Champa', 'Champa']) {
      desk.move(1)
      expect(shown()).toBe(name)
    }
  })

  it('are opened page by page, from the last to the first, and closed again by the next', () => {
    const pages = [0, 1, 2].map(() => {
      desk.openNext()
      return desk.$work.get().page
    })
    expect(pages).toEqual([1, 2, 1])
    desk.openPage(3)
    expect(desk.$work.get().page).toBe(1)
    desk.move(1)
    expect([desk.$work.get().page, desk.$work.get().opened]).toEqual([null, false])
  })

  it('are asked for by no page of the store, so nothing is noted before the admin opens one', async () => {
    await desk.papers.refresh()
    expect(meera.sent(openPaper)).toEqual([])
  })
})

describe('“Seen”', () => {
  it('needs the opened paper and two that agree, and says which is missing', async () => {
    await desk.saySeen()
    expect(desk.$announcement.get()).toBe(texts.openFirst)
    desk.tick('name')
    desk.tick('number')
    await desk.saySeen()
    expect(desk.$announcement.get()).toBe(texts.openFirst)
    desk.openNext()
    await desk.saySeen()
    expect(desk.$waitsFor.get()).toBe(texts.openFirst)
    desk.pictureShown()
    desk.tick('number')
    await desk.saySeen()
    expect(desk.$announcement.get()).toBe(texts.agreeMissing)
    expect([answers(), shown()]).toEqual([[], 'Amla'])
  })

  it('is sent with what agrees; the next paper is shown and nothing of it is ticked', async () => {
    const { seen = 0, takenBack = 0 } = desk.papers.$list.get()?.record ?? {}
    look()
    await desk.saySeen()
    expect(outcome()).toEqual({ tone: 'success', text: texts.answered.seen('Amla') })
    expect(await outcomeOf(0)).toMatchObject({ outcome: 'seen', agree: ['name', 'place'] })
    expect([shown(), names()]).toEqual(['Bela', ['Bela', 'Champa']])
    expect(desk.$work.get()).toMatchObject({ agree: [], opened: false })
    expect(desk.papers.$list.get()?.counts).toEqual({ waiting: 2, overdue: 0, seen: 1 })
    expect(desk.papers.$list.get()?.record).toEqual({ seen: seen + 1, takenBack })
  })

  it('is sent once, however often it is pressed', async () => {
    look()
    await Promise.all([desk.saySeen(), desk.saySeen()])
    expect(answers()).toHaveLength(1)
  })

  it('keeps the paper and what was ticked while the server cannot be reached', async () => {
    look()
    meera.network = 'down'
    await desk.saySeen()
    expect(outcome()).toEqual({ tone: 'error', text: UNREACHED })
    expect([shown(), desk.$work.get().agree]).toEqual(['Amla', ['name', 'place']])
    meera.network = 'up'
    await desk.saySeen()
    expect(shown()).toBe('Bela')
  })
})

it('“Shows too much” takes one press once the paper was opened, and none before', async () => {
  await desk.sayTooMuch()
  expect([answers(), desk.$announcement.get()]).toEqual([[], texts.openFirst])
  desk.openNext()
  desk.pictureShown()
  await desk.sayTooMuch()
  expect(outcome()?.text).toBe(texts.answered['shows too much']('Amla'))
  expect([await outcomeOf(0), shown()]).toEqual([
    { outcome: 'shows too much', agree: [], reason: null },
    'Bela',
  ])
})

describe('A refusal', () => {
  const refuse = () => {
    desk.openRefusal()
    const shown = desk.$refusing.get()
    if (!shown) throw new Error('No paper is being refused.')
    return desk.createRefusal(shown)
  }

  it('needs a reason, which survives a reload and is gone once it is sent', async () => {
    const first = refuse()
    await first.submit(form(' '))
    expect(first.$form.get().errors.reason).toBeTruthy()
    first.write('We cannot read it.')
    await open()
    const again = refuse()
    expect(again.kept()).toEqual({ reason: 'We cannot read it.' })
    await again.submit(form('We cannot read it.'))
    expect(desk.$refusing.get()).toBeNull()
    expect(outcome()?.text).toBe(texts.answered.refused('Amla'))
    expect([await outcomeOf(0), shown(), again.kept()]).toEqual([
      { outcome: 'refused', agree: [], reason: 'We cannot read it.' },
      'Bela',
      {},
    ])
  })

  it('shows the server’s error at the field, and stays open', async () => {
    const refusal = refuse()
    await refusal.submit(form('x'.repeat(501)))
    expect(refusal.$form.get().errors.reason).toBeTruthy()
    expect([desk.$refusing.get()?.listing.name, shown()]).toEqual(['Amla', 'Amla'])
  })
})

describe('A paper that is gone', () => {
  it('because another admin was faster is said once, and the list is read again', async () => {
    look()
    const ravi = await makeUser(portal.db, 'Admin', 'Ravi')
    const id = desk.$work.get().id ?? ''
    await answerPaper(depsOn(portal.db), ravi, id, {
      answer: 'seen',
      agree: ['name', 'place'],
      reason: null,
    })
    await desk.saySeen()
    expect(outcome()).toEqual({ tone: 'error', text: texts.answeredAlready })
    expect([shown(), names()]).toEqual(['Bela', ['Bela', 'Champa']])
  })

  it('because its poster took it back is said with the next list; the one in its place is shown', async () => {
    desk.move(1)
    await withdrawPaper(depsOn(portal.db), owner, listings[1] ?? '')
    await desk.papers.refresh()
    expect(outcome()).toEqual({ tone: 'error', text: texts.answeredAlready })
    expect(shown()).toBe('Champa')
  })

  it('is asked for again with its picture', async () => {
    desk.openNext()
    desk.pictureFailed()
    const { asked } = desk.$work.get()
    await desk.retryPicture()
    expect(desk.$work.get()).toMatchObject({ page: 1, picture: 'loading', asked: asked + 1 })
    await withdrawPaper(depsOn(portal.db), owner, listings[0] ?? '')
    await desk.retryPicture()
    expect(shown()).toBe('Bela')
  })
})

describe('What was seen', () => {
  beforeEach(async () => {
    const ravi = await makeUser(portal.db, 'Admin', 'Ravi')
    await makeSeen(depsOn(portal.db), owner, listings[2] ?? '', ravi)
    await open('?list=seen')
  })
  const rows = () => desk.papers.$list.get()?.rows.map(({ listing }) => listing.name)

  it('is listed by its address, without a paper to work on', () => {
    expect([rows(), shown()]).toEqual([['Champa'], undefined])
    expect(desk.listOf(desk.papers.$filter.get())).toBe('seen')
  })

  it('makes way for the papers that wait, whose list has the plain address', async () => {
    await desk.openList('waiting')
    expect([location.search, shown(), names()]).toEqual(['', 'Amla', ['Amla', 'Bela']])
    expect(outcome()).toBeNull()
  })

  it('is taken back for a reason', async () => {
    const [row] = desk.papers.$list.get()?.rows ?? []
    if (!row) throw new Error('Nothing is listed.')
    desk.$takingBack.set(row)
    await desk.createTakingBack(row).submit(form('It was forged.'))
    expect([rows(), desk.$takingBack.get(), outcome()?.text]).toEqual([
      [],
      null,
      texts.takenBack('Champa'),
    ])
    await desk.createTakingBack(row).submit(form('Again.'))
    expect(outcome()).toEqual({ tone: 'error', text: texts.notSeenAnyMore })
  })
})
