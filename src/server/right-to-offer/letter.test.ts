import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { RIGHT_TEXTS } from '#language/right-to-offer/texts'
import { LETTER_TEXTS } from '#language/right-to-offer/texts-letter'
import type { SessionUser } from '../../contract/account.ts'
import {
  BY_MAIL,
  LETTER_RATE_LIMITS,
  type LetterAnswer,
  RIGHT_DAYS,
} from '../../domain/right-to-offer/constants.ts'
import type { LetterLink } from '../../domain/right-to-offer/letter-link.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { newAddress } from '../../test/support/data/followers.ts'
import { makeAsked, makePaper, paperIdOf } from '../../test/support/data/papers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { exportOwnData } from '../account/export.ts'
import { readPublicListing } from '../listing/public.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { askOwner } from './ask-owner.ts'
import { answerPaper, readPapers } from './desk.ts'
import { forgetPapers } from './forget.ts'
import { answerLetter, readLetter } from './letter.ts'
import { readOwnRight, withdrawPaper } from './own.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')

const HOME = { unit: 'B-1204', tower: 'B' }
const SEEN = { answer: 'seen' as const, agree: ['name' as const, 'place' as const], reason: null }

async function home() {
  const agent = await makeUser(backend.db, 'Agent', 'Vikram Sethi')
  return { agent, id: await makePending(backend.db, agent) }
}
async function asked(email = newAddress()) {
  const { agent, id } = await home()
  return { agent, id, email, link: await makeAsked(backend, agent, id, email) }
}
const ask = (agent: SessionUser, id: string, email: string) =>
  askOwner(backend, agent, id, { ...HOME, email })
const say = (link: LetterLink, answer: LetterAnswer) => answerLetter(backend, { ...link, answer })
const rightOf = async (agent: SessionUser, id: string) => {
  const page = await readOwnRight(backend.db, agent, id)
  if (!page.ok) throw new Error(page.code)
  return page.value.right
}
const emailOf = async (id: string) =>
  (
    await backend.db.row<{ email: string | null }>(
      sql`select letter_email as email from rights_to_offer where id = ${id}`,
    )
  )?.email ?? null
const mailsTo = (email: string) =>
  backend.db.rows<{ data: object; language: string }>(
    sql`select data, language from mails where kind = 'owners letter' and data->>'to' = ${email}`,
  )
const toldTo = ({ id }: SessionUser) =>
  backend.db.rows<{ outcome: string }>(sql`
    select data->>'outcome' as outcome from mails where kind = 'paper answered' and user_id = ${id}`)
const rowAtDesk = async (id: string) => {
  const desk = await readPapers(backend.db, { list: 'waiting', page: 1 })
  if (!desk.ok) throw new Error(desk.code)
  return desk.value.rows.find(({ listing }) => listing.id === id)
}

describe('An agent has the owner asked', () => {
  test('by one mail, which has nothing of the agent, and the desk has nothing yet', async () => {
    const { agent, id, email, link } = await asked()
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toEqual({
      data: { to: email, letterId: link.id, hash: link.mailbox },
      language: 'en',
    })
    const right = await rightOf(agent, id)
    expect(right).toMatchObject({ unit: 'B-1204', waiting: null, letter: {} })
    expect(JSON.stringify(right)).not.toContain(email)
    expect(await rowAtDesk(id)).toBeUndefined()
  })

  test('only about a listing of their own, and never at the mailbox of the account', async () => {
    const { agent, id } = await home()
    const owner = await makeUser(backend.db)
    const owned = await makePending(backend.db, owner)
    const refused = { code: 'listing_not_available' }
    expect(await ask(owner, owned, newAddress())).toMatchObject(refused)
    expect(await ask(await makeUser(backend.db, 'Agent'), id, newAddress())).toMatchObject(refused)
    for (const email of [agent.email.toUpperCase(), agent.email.replace('@', '+owner@')])
      expect(await ask(agent, id, email)).toEqual({
        ok: false,
        code: 'invalid',
        fields: { email: RIGHT_TEXTS.errors.ownEmail },
      })
    expect(await rightOf(agent, id)).toBeNull()
  })

  test('a few times a day, and one mailbox gets few such mails from all of them', async () => {
    const { agent, id } = await home()
    for (let n = 0; n < LETTER_RATE_LIMITS.account.attempts; n += 1)
      expect((await ask(agent, id, newAddress())).ok).toBe(true)
    const often = { code: 'too_many_attempts' }
    expect(await ask(agent, id, newAddress())).toMatchObject(often)
    const email = newAddress()
    for (let n = 0; n < LETTER_RATE_LIMITS.mailbox.attempts; n += 1) await asked(email)
    const other = await home()
    expect(await ask(other.agent, other.id, email.replace('@', '+a@'))).toMatchObject(often)
  })

  test('with the same answer where the mailbox refuses to be asked, and no mail', async () => {
    const first = await asked()
    expect(await say(first.link, 'never')).toMatchObject({ value: { answer: 'never' } })
    expect(await emailOf(first.id)).toBeNull()
    expect(await toldTo(first.agent)).toEqual([])
    // The agent reads no answer.
    expect(await rightOf(first.agent, first.id)).toMatchObject({ letter: {}, answer: null })
    await backend.db.rows(sql`delete from mails`)
    const { agent, id } = await home()
    const answer = await ask(agent, id, first.email)
    expect(answer).toMatchObject({ ok: true, value: { letter: {}, waiting: null } })
    expect(await mailsTo(first.email)).toEqual([])
    expect(await emailOf(id)).toBeNull()
  })

  test('instead of a paper that waits, and the other way round', async () => {
    const { agent, id } = await home()
    const paperId = await makePaper(backend, agent, id)
    const link = await makeAsked(backend, agent, id)
    expect(await rightOf(agent, id)).toMatchObject({ waiting: null, letter: {} })
    expect(await backend.papers.read(`${paperId}/1`)).toBeNull()
    await makePaper(backend, agent, id)
    expect(await rightOf(agent, id)).toMatchObject({ waiting: { pages: 3 }, letter: null })
    expect(await emailOf(id)).toBeNull()
    expect(await say(link, 'yes')).toMatchObject({ code: 'link_used_up' })
  })
})

describe('The link of the mail', () => {
  test('shows who asks about which home', async () => {
    const { agent, link } = await asked()
    await backend.db.rows(sql`update users set agent_rera = 'UPRERAAGT1' where id = ${agent.id}`)
    expect(await readLetter(backend, link)).toEqual({
      ok: true,
      value: {
        agent: 'Vikram Sethi',
        rera: 'UPRERAAGT1',
        about: expect.any(String),
        ...HOME,
        said: null,
      },
    })
  })

  test('is refused with the secret of another, or when it is over', async () => {
    const [one, other] = [await asked(), await asked()]
    const foreign = { code: 'not_found', message: LETTER_TEXTS.foreign }
    const over = { code: 'link_used_up', message: LETTER_TEXTS.over }
    const forged = { ...one.link, secret: other.link.secret }
    expect(await readLetter(backend, forged)).toMatchObject(foreign)
    expect(await say(forged, 'never')).toMatchObject(foreign)
    expect(await say({ ...one.link, mailbox: other.link.mailbox }, 'never')).toMatchObject(foreign)
    await withdrawPaper(backend, one.agent, one.id)
    expect(await emailOf(one.id)).toBeNull()
    expect(await readLetter(backend, one.link)).toMatchObject(over)
    expect(await say(one.link, 'yes')).toMatchObject(over)
    await withdrawListing(backend, other.agent, other.id)
    expect(await say(other.link, 'yes')).toMatchObject(over)
    const late = await asked()
    await passHours(backend.db, RIGHT_DAYS.link * 24 + 1)
    expect(await say(late.link, 'yes')).toMatchObject(over)
    // Who never wants to be asked can say so later too.
    expect((await say(late.link, 'never')).ok).toBe(true)
  })
})

describe('“Yes”', () => {
  test('waits at the desk with both addresses, and the page of the listing says how it was confirmed', async () => {
    const { agent, id, email, link } = await asked()
    await openAndApprove(backend, admin, id, 1)
    expect(await say(link, 'yes')).toMatchObject({ value: { answer: 'yes' } })
    expect(await rowAtDesk(id)).toMatchObject({
      poster: { name: 'Vikram Sethi' },
      ...HOME,
      paper: { kind: BY_MAIL, pages: 0, letter: { email, agentEmail: agent.email } },
    })
    expect(await rightOf(agent, id)).toMatchObject({ letter: null, waiting: { kind: BY_MAIL } })
    const paperId = await paperIdOf(backend.db, id)
    expect(
      await answerPaper(backend, admin, paperId, {
        answer: 'shows too much',
        agree: [],
        reason: null,
      }),
    ).toMatchObject({ code: 'not_found' })
    expect(await answerPaper(backend, admin, paperId, SEEN)).toMatchObject({ ok: true })
    expect(await emailOf(id)).toBeNull()
    const listing = await readPublicListing(backend.db, id)
    expect(listing.ok && listing.value.right).toMatchObject({ kind: BY_MAIL })
    expect(await say(link, 'no'), 'the link says what was said').toMatchObject({
      value: { answer: 'yes' },
    })
  })

  test('and “no” at the same instant: one is taken, and both are told which', async () => {
    const { agent, id, link } = await asked()
    const [yes, no] = await Promise.all([say(link, 'yes'), say(link, 'no')])
    if (!yes.ok || !no.ok) throw new Error('One was refused.')
    expect(yes.value.answer).toBe(no.value.answer)
    const isNo = yes.value.answer === 'no'
    expect(await toldTo(agent)).toHaveLength(isNo ? 1 : 0)
    expect((await rowAtDesk(id)) === undefined).toBe(isNo)
  })

  test('is erased with the paper where nobody answers it, within the days that are promised', async () => {
    const { agent, id, link } = await asked()
    await passHours(backend.db, RIGHT_DAYS.link * 24 - 1)
    await forgetPapers(backend)
    expect((await say(link, 'yes')).ok).toBe(true)
    await passHours(backend.db, (RIGHT_DAYS.address - RIGHT_DAYS.link - 1) * 24 + 1)
    await forgetPapers(backend)
    expect(await emailOf(id)).toBeNull()
    expect(await rightOf(agent, id)).toMatchObject({
      waiting: null,
      letter: null,
      answer: { outcome: 'not answered' },
    })
  })
})

test('“No” is told to the agent and noted, erases the address, and is said again', async () => {
  const { agent, id, link } = await asked()
  expect(await say(link, 'no')).toMatchObject({ value: { answer: 'no' } })
  expect(await emailOf(id)).toBeNull()
  expect(await toldTo(agent)).toEqual([{ outcome: 'owner says no' }])
  expect(await rightOf(agent, id)).toMatchObject({
    letter: null,
    waiting: null,
    answer: { outcome: 'owner says no' },
  })
  expect(await say(link, 'yes')).toMatchObject({ value: { answer: 'no' } })
  expect(await readLetter(backend, link)).toMatchObject({ value: { said: { answer: 'no' } } })
  expect(await toldTo(agent)).toHaveLength(1)
  const noted = await backend.db.rows(sql`
    select event, actor_id, details
    from audit_log
    where subject_id = ${id} and event in ('owner asked', 'owner answered')
    order by event`)
  expect(noted).toEqual([
    { event: 'owner answered', actor_id: null, details: { answer: 'no' } },
    { event: 'owner asked', actor_id: agent.id, details: {} },
  ])
  // After a "no" its reader can still refuse to be asked again.
  expect((await say(link, 'never')).ok).toBe(true)
  expect(
    await backend.db.rows(sql`select 1 from refused_mailboxes where id = ${link.mailbox}`),
  ).toHaveLength(1)
})

test('The cleanup erases an address whose link is over, and what is not sent to it', async () => {
  const { agent, id, email } = await asked()
  await passHours(backend.db, RIGHT_DAYS.link * 24 - 1)
  await forgetPapers(backend)
  expect(await emailOf(id)).toBe(email)
  await passHours(backend.db, 2)
  await forgetPapers(backend)
  expect(await emailOf(id)).toBeNull()
  expect(await mailsTo(email)).toEqual([])
  expect(await rightOf(agent, id)).toMatchObject({ letter: null, answer: null })
})

test('An export of the agent says when the owner was asked, and not at which address', async () => {
  const { agent, id, email } = await asked()
  const data = await exportOwnData(backend, agent)
  expect(data.ok && data.value.rightsToOffer).toMatchObject([
    { listingId: id, ownerAskedAt: expect.any(String) },
  ])
  expect(JSON.stringify(data)).not.toContain(email)
})
