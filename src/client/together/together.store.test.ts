import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { SHORTLIST_TEXTS } from '#language/shortlist/texts'
import { TOGETHER_REFUSED, TOGETHER_TEXTS as texts } from '#language/together/texts'
import { PATHS } from '../../contract/paths.ts'
import { readTogether, sayTogether, takeInvitation } from '../../contract/together.ts'
import { TOGETHER_LISTS } from '../../domain/site/constants.ts'
import { invitationFragment } from '../../domain/together/rules.ts'
import { changeOwnShortlist } from '../../server/shortlist/own.ts'
import { invite } from '../../server/together/invitation.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { HINT } from '../account/session-hint.ts'

const portal = setUpPortal()
const [A, B] = ['aravali12345', 'belavista123'] as const
let asha: Visitor
let ravi: Visitor
let fragment: string
beforeEach(async () => {
  asha = await portal.visitor('Client')
  ravi = await portal.visitor(null)
  if (!asha.user) throw new Error('Nobody is signed in.')
  const deps = { ...testDeps(), db: portal.db }
  const add = [A, B].map((id) => ({ id, name: `House ${id}` }))
  await changeOwnShortlist(deps, asha.user, { add, remove: [] })
  const made = await invite(deps, asha.user)
  fragment = made.ok ? invitationFragment(made.value.secret) : ''
})

const load = async () => ({
  ...(await import('./seat.ts')),
  ...(await import('./together.store.ts')),
  ...(await import('./invitation.store.ts')),
})
async function open(visitor: Visitor, hash = '') {
  const page = await visitor.open(PATHS.together + hash, load, '<main></main>')
  page.startTogether()
  await eventually(() => expect(page.$lists.get()).not.toBeNull())
  return page
}
/** Opens the invitation and takes it. */
async function join(name = 'Ravi') {
  const page = await open(ravi, fragment)
  await page.readAsked()
  await page.takeAsked(name)
  return page
}
const wordsOn = (page: Awaited<ReturnType<typeof open>>, id: string = A) =>
  page.$homes.get().find((home) => home.id === id)

it('An invitation is read without being taken, and a press keeps the place on this device', async () => {
  const page = await open(ravi, fragment)
  await page.readAsked()
  expect(page.$asked.get()).toMatchObject({ by: asha.user?.name, homes: 2, own: false })
  expect([ravi.sent(takeInvitation), page.deviceSeat()]).toEqual([[], null])
  await page.takeAsked('Ravi')
  expect(page.deviceSeat()).toMatch(/^[0-9a-f]{64}$/)
  expect([location.hash, page.$list.get()?.other]).toEqual(['', asha.user?.name])
  const other = await open(await portal.visitor(null), fragment)
  await other.readAsked()
  expect(other.$askedProblem.get()).toBe(TOGETHER_REFUSED.over)
})

it('What is said shows at once, is sent, and stays in its place until the list is sorted again', async () => {
  const page = await join()
  const order = () => page.$homes.get().map(({ id }) => id)
  const before = order()
  const [first = ''] = before
  page.say(first, { answer: 'no' })
  expect(wordsOn(page, first)?.mine?.answer).toBe('no')
  await eventually(() => expect(page.$saidStates.get()[first]).toBe(SHORTLIST_TEXTS.noteSaved))
  expect([order(), page.$isUnsorted.get()]).toEqual([before, true])
  page.sortAgain()
  expect([order(), page.$isUnsorted.get()]).toEqual([before.toReversed(), false])
  const host = await open(asha)
  expect(wordsOn(host, first)?.theirs?.answer).toBe('no')
})

it('What is typed without a connection waits on the device, also through a reload, and is sent with an answer given meanwhile', async () => {
  await join()
  ravi.network = 'down'
  const page = await ravi.open(PATHS.together, load, '<main></main>')
  page.startTogether()
  await eventually(() => expect(page.$isEarlier.get()).toBe(true))
  page.typeNote(A, 'Near my office')
  page.leaveSaid()
  page.say(A, { answer: 'yes' })
  await eventually(() => expect(page.$saidStates.get()[A]).toBe(texts.kept))
  ravi.network = 'up'
  const again = await open(ravi)
  expect(wordsOn(again)?.mine).toMatchObject({ answer: 'yes', note: 'Near my office' })
  const host = await open(asha)
  await eventually(async () => {
    await host.readLists()
    expect(wordsOn(host)?.theirs).toMatchObject({ answer: 'yes', note: 'Near my office' })
  })
})

it('A refused note stays as typed, and says why', async () => {
  const page = await join()
  page.typeNote(A, 'Call 9876543210')
  page.leaveSaid()
  await eventually(() => expect(page.$saidStates.get()[A]).toContain('9876543210'))
  expect(wordsOn(page)?.mine?.note).toBe('Call 9876543210')
})

it('A refused note holds no answer back, and alone stays unsent', async () => {
  const page = await join()
  page.typeNote(A, 'Call 9876543210')
  page.leaveSaid()
  await eventually(() => expect(page.$saidStates.get()[A]).toContain('9876543210'))
  page.say(A, { answer: 'no' })
  const unsent = () => JSON.parse(ravi.localStorage.getItem('unsent-said') ?? '')
  const list = page.$list.get()?.id ?? ''
  await eventually(() => expect(unsent()).toEqual({ [list]: { [A]: { note: 'Call 9876543210' } } }))
  await eventually(() => expect(page.$saidStates.get()[A]).toContain('9876543210'))
  expect(wordsOn(page)?.mine).toMatchObject({ answer: 'no', note: 'Call 9876543210' })
  expect(wordsOn(await open(asha))?.theirs).toMatchObject({ answer: 'no', note: '' })
})

describe('What is taken back', () => {
  const unsent = () => ravi.localStorage.getItem('unsent-said')
  const saidOn = async (visitor: Visitor, whose: 'mine' | 'theirs') =>
    wordsOn(await open(visitor))?.[whose]

  it('takes along what was typed a moment before', async () => {
    const page = await join()
    page.typeNote(A, 'Near my office')
    await page.takeBack(A, A)
    expect([wordsOn(page)?.mine, unsent(), ravi.sent(sayTogether)]).toEqual([null, '{}', []])
  })

  it('takes along what is on its way, and leaves nothing on the device before the next read', async () => {
    const page = await join()
    const arrive = ravi.hold(sayTogether)
    page.typeNote(A, 'Near my office')
    page.leaveSaid()
    await eventually(() => expect(ravi.sent(sayTogether)).toHaveLength(1))
    const read = ravi.hold(readTogether)
    const over = page.takeBack(A, A)
    arrive()
    await eventually(() => expect(page.$togetherAnnouncement.get()).toBe(texts.tookBack(A)))
    expect([wordsOn(page)?.mine, page.$saidStates.get()[A], unsent()]).toEqual([null, '', '{}'])
    expect(ravi.localStorage.getItem(TOGETHER_LISTS)).not.toContain('Near my office')
    read()
    await over
    expect([await saidOn(ravi, 'mine'), await saidOn(asha, 'theirs')]).toEqual([null, null])
  })

  it('takes along a refused note with its answer and what was said of it', async () => {
    const page = await join()
    page.say(A, { answer: 'yes' })
    page.typeNote(A, 'call 98765 43210')
    page.leaveSaid()
    await eventually(() => expect(page.$saidStates.get()[A]).toContain('98765'))
    await page.takeBack(A, A)
    expect([wordsOn(page)?.mine, page.$saidStates.get()[A], unsent()]).toEqual([null, '', '{}'])
    page.typeNote(A, '')
    page.leaveSaid()
    await eventually(() => expect(page.$saidStates.get()[A]).toBe(SHORTLIST_TEXTS.noteSaved))
    expect(await saidOn(asha, 'theirs')).toMatchObject({ answer: null, note: '' })
  })

  it('stays as it was where it cannot be erased, and is sent after all', async () => {
    const page = await join()
    ravi.network = 'down'
    page.typeNote(A, 'Near my office')
    await page.takeBack(A, A)
    expect(page.$togetherAnnouncement.get()).not.toBe(texts.tookBack(A))
    expect(wordsOn(page)?.mine?.note).toBe('Near my office')
    await eventually(() => expect(page.$saidStates.get()[A]).toBe(texts.kept))
    ravi.network = 'up'
    await page.readLists()
    await eventually(() => expect(unsent()).toBe('{}'))
    expect(await saidOn(asha, 'theirs')).toMatchObject({ note: 'Near my office' })
  })
})

it('A place that its host has ended is forgotten with what the device kept of the list', async () => {
  await join()
  expect(ravi.localStorage.getItem(TOGETHER_LISTS)).toContain(A)
  const host = await open(asha)
  await host.endList()
  expect(host.$lists.get()).toEqual([])
  const again = await open(ravi)
  expect(again.$togetherAnnouncement.get()).toBe(texts.over)
  expect([again.deviceSeat(), ravi.localStorage.getItem(TOGETHER_LISTS)]).toEqual([null, null])
})

it('A host who signs in on the device of their guest reads one list, and the guest’s place stays', async () => {
  const place = (await join()).deviceSeat()
  await ravi.signIn(asha.user?.email ?? '')
  const page = await open(ravi)
  expect(page.$lists.get()).toMatchObject([{ host: true, other: 'Ravi' }])
  expect([page.deviceSeat(), page.$togetherAnnouncement.get()]).toEqual([place, ''])
})

describe('Words that were not sent when a list was ended', () => {
  const kept = (visitor: Visitor) => visitor.localStorage.getItem('unsent-said') ?? ''
  /** Types a note without a connection, and comes back online. */
  async function typeOffline(visitor: Visitor) {
    visitor.network = 'down'
    const page = await visitor.open(PATHS.together, load, '<main></main>')
    page.startTogether()
    await eventually(() => expect(page.$isEarlier.get()).toBe(true))
    page.typeNote(A, 'Near my office')
    page.leaveSaid()
    await eventually(() => expect(page.$saidStates.get()[A]).toBe(texts.kept))
    visitor.network = 'up'
  }

  it('are shown once more, and then nowhere on the device', async () => {
    await join()
    await typeOffline(ravi)
    await (await open(asha)).endList()
    const page = await open(ravi)
    expect(page.$lost.get()).toEqual([{ name: `House ${A}`, note: 'Near my office' }])
    expect(page.$togetherAnnouncement.get()).toBe(texts.over)
    expect(kept(ravi)).toBe('{}')
    expect((await open(ravi)).$lost.get()).toEqual([])
  })

  it('are shown too where the list ends while its page is open', async () => {
    const page = await join()
    await portal.db.rows(sql`delete from shortlist_pairs`)
    page.typeNote(A, 'Near my office')
    page.leaveSaid()
    await eventually(() => expect(page.$lost.get()).toMatchObject([{ note: 'Near my office' }]))
    expect([page.$lists.get(), kept(ravi)]).toEqual([[], '{}'])
  })

  it('go without a word with the list that the visitor ends', async () => {
    const page = await join()
    ravi.network = 'down'
    page.typeNote(A, 'Near my office')
    page.leaveSaid()
    await eventually(() => expect(page.$saidStates.get()[A]).toBe(texts.kept))
    ravi.network = 'up'
    await page.endList()
    expect([page.$lost.get(), kept(ravi)]).toEqual([[], '{}'])
    expect(page.$togetherAnnouncement.get()).toBe(texts.left)
  })

  it('of an account are shown where the list is over, and stay where only the session is', async () => {
    const { user } = asha
    asha.localStorage.setItem(HINT, JSON.stringify({ id: user?.id, name: 'Asha', role: 'Client' }))
    await join()
    await open(asha)
    await typeOffline(asha)
    const csrf = (await (await asha.ask('GET', '/api/auth/csrf')).json()) as { csrfToken: string }
    await asha.ask('POST', '/api/auth/signout', csrf)
    const out = await open(asha)
    expect([out.$lists.get(), out.$lost.get()]).toEqual([[], []])
    expect(kept(asha)).toContain('Near my office')

    await asha.signIn(user?.email ?? '')
    expect((await open(asha)).$list.get()?.other).toBe('Ravi')
    await typeOffline(asha)
    await portal.db.rows(sql`delete from shortlist_pairs`)
    const page = await open(asha)
    expect(page.$lost.get()).toMatchObject([{ note: 'Near my office' }])
    expect([page.$togetherAnnouncement.get(), kept(asha)]).toEqual([texts.over, '{}'])
  })
})

it('No address and no other call carries the secret of a place', async () => {
  const page = await join()
  const seat = page.deviceSeat()
  await page.readLists()
  expect(ravi.sent(readTogether).at(-1)?.body).toEqual({ seat })
  page.say(B, { answer: 'maybe' })
  await eventually(() => expect(ravi.sent(sayTogether)).toHaveLength(1))
  expect(location.href).not.toContain(seat)
})
