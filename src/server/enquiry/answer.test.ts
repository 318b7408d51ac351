import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { ANSWER_RESULT_TEXTS, ANSWER_TEXTS } from '#language/enquiry/texts'
import type { SessionUser } from '../../contract/account.ts'
import { FORGOTTEN_CONTACT } from '../../domain/account/constants.ts'
import {
  ANSWER_LIMIT,
  ANSWER_RATE_LIMIT,
  UNPROVED_MAIL_LIMIT,
} from '../../domain/enquiry/constants.ts'
import { confirmAddress, makeEnquiry, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'
import { readQuestion } from './question.ts'
import { questionLink } from './question-link.ts'

const ANSWER = 'It is free.\nCome on Sunday at eleven.'

const backend = setUpBackend()
const sink = setUpSink(backend)
let owner: SessionUser
let cookie: string
beforeEach(async () => {
  const signedIn = await makeSignedIn(backend.db)
  owner = signedIn.user
  cookie = signedIn.cookie
  await confirmAddress(backend.db, owner)
})
/** An account that has confirmed its address. */
const makeConfirmed = async () => {
  const client = await makeUser(backend.db, 'Client')
  await confirmAddress(backend.db, client)
  return client
}

const answer = (id: string, text: unknown = ANSWER, by = cookie, shareEmail?: boolean) =>
  ask(handlers.answerEnquiry, {
    method: 'POST',
    path: `/api/enquiries/${id}/answer`,
    body: { answer: text, shareEmail },
    cookie: by,
  })
const own = async () =>
  (await ask(handlers.readOwnEnquiries, { path: '/api/my/enquiries', cookie })).body
    .enquiries as Record<string, unknown>[]
const asked = async (by: string) =>
  (await ask(handlers.readSentEnquiries, { path: '/api/my/questions', cookie: by })).body
    .enquiries as Record<string, unknown>[]
/** Mails about an answer that an address received. */
const mailsTo = (email: string) =>
  sink.to(email).filter(({ mail }) => mail.subject?.startsWith('An answer about'))

/** The last part of the path of a question's page. */
const linkPart = (id: string) => questionLink(backend.env, id).split('/')[2] ?? ''

describe('An answer', () => {
  test('is stored, and mailed to the confirmed address of the account that asked, without the poster’s address', async () => {
    const client = await makeConfirmed()
    const id = await makeEnquiry(backend.db, owner, client)
    expect((await own())[0]).toMatchObject({ id, answer: null, open: true })
    expect((await answer(id)).status).toBe(200)
    expect((await own())[0]).toMatchObject({ id, answer: ANSWER, open: false })
    const [mail] = mailsTo(client.email)
    expect(mail?.mail.subject).toBe('An answer about Kesar Heights, Gomti Nagar, Lucknow')
    expect(mail?.mail.text).toContain('Dear Asha Verma,')
    expect(mail?.mail.text).toContain('> It is free.\n> Come on Sunday at eleven.')
    expect(mail?.raw).not.toContain(owner.email)
    expect(mail?.raw).not.toContain('9876543210')
  })

  test.each<[string, boolean | undefined, boolean, boolean]>([
    ['who shares the address with a confirmed asker', true, true, true],
    ['who does not share it', false, true, false],
    ['who says nothing about it', undefined, true, false],
    ['who shares it with an address that nobody proved', true, false, false],
  ])('is replied to by mail of a poster %s', async (_, shareEmail, proved, replies) => {
    const client = proved ? await makeConfirmed() : await makeUser(backend.db, 'Client')
    const id = await makeEnquiry(backend.db, owner, client)
    expect((await answer(id, ANSWER, cookie, shareEmail)).status).toBe(200)
    const [{ mail, raw } = {}] = mailsTo(client.email)
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(
      replies ? [owner.email] : undefined,
    )
    expect(mail?.text?.includes('Reply to this mail, and it goes to the poster.')).toBe(replies)
    expect(raw?.includes(owner.email)).toBe(replies)
  })

  test.each([
    ['nobody signed in', async () => ({ sender: null, to: 'victim@example.in' })],
    [
      'an account that has not confirmed its address',
      async () => {
        const sender = await makeUser(backend.db, 'Client')
        return { sender, to: sender.email }
      },
    ],
    [
      'somebody signed out who gave the address of a confirmed account',
      async () => ({ sender: null, to: (await makeConfirmed()).email }),
    ],
    [
      'a confirmed account that gave another address',
      async () => ({ sender: await makeConfirmed(), to: 'other@example.in' }),
    ],
  ])(
    'to a question of %s is mailed as a link, without a word that anybody typed',
    async (_, ask) => {
      const { sender, to } = await ask()
      const id = await makeEnquiry(backend.db, owner, sender)
      await backend.db.rows(
        sql`update enquiries set email = ${to}, name = 'Pay 500 now' where id = ${id}`,
      )
      expect((await answer(id, 'Your account is suspended')).status).toBe(200)
      const mails = mailsTo(to)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.raw).not.toMatch(/suspended|Is it free|Pay 500/)
      expect(mails[0]?.mail.text).toContain(
        `${backend.env.siteUrl}${questionLink(backend.env, id)}`,
      )
      expect(await readQuestion(backend, linkPart(id))).toMatchObject({
        message: 'Is it free?',
        answer: 'Your account is suspended',
      })
    },
  )

  test('is mailed to an unconfirmed address a few times a day at most', async () => {
    for (let at = 0; at <= UNPROVED_MAIL_LIMIT.attempts; at += 1) {
      const id = await makeEnquiry(backend.db, owner)
      await backend.db.rows(
        sql`update enquiries set email = ${at % 2 ? 'Flood@example.in' : 'flood@example.in'} where id = ${id}`,
      )
      expect((await answer(id)).status).toBe(200)
    }
    expect([...mailsTo('flood@example.in'), ...mailsTo('Flood@example.in')]).toHaveLength(
      UNPROVED_MAIL_LIMIT.attempts,
    )
  })

  test('can only be given by posters with a confirmed address', async () => {
    await backend.db.rows(sql`update users set email_verified_at = null where id = ${owner.id}`)
    const refused = await answer(await makeEnquiry(backend.db, owner))
    expect([refused.status, refused.body.code]).toEqual([403, 'email_unconfirmed'])
    expect(refused.body.message).toBe(ANSWER_RESULT_TEXTS.unconfirmed)
    expect((await own())[0]).toMatchObject({ answer: null })
  })

  test.each([
    'See https://evil.example/pay',
    'www.evil.example',
    'Look at evil.com.',
    'evil。com',
    'HTTP://1.2.3.4',
  ])('with a link is refused: “%s”', async (text) => {
    const refused = await answer(await makeEnquiry(backend.db, owner), text)
    expect([refused.status, refused.body.fields]).toEqual([400, { answer: ANSWER_TEXTS.link }])
  })

  test('can be read by the account that asked while signed in, and by no other', async () => {
    const client = await makeSignedIn(backend.db, 'Client')
    const id = await makeEnquiry(backend.db, owner, client.user)
    expect(await asked(client.cookie)).toMatchObject([{ id, answer: null }])
    await answer(id)
    const [sent] = await asked(client.cookie)
    expect(sent).toMatchObject({ id, message: 'Is it free?', answer: ANSWER })
    expect(Object.keys(sent ?? {})).not.toContain('email')
    expect(await asked(cookie)).toEqual([])
  })

  test('can be given once: repeating it sends no second mail, and another answer is refused', async () => {
    const client = await makeConfirmed()
    const id = await makeEnquiry(backend.db, owner, client)
    const both = await Promise.all([answer(id), answer(id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const other = await answer(id, 'It is sold.')
    expect([other.status, other.body.message]).toEqual([409, ANSWER_RESULT_TEXTS.twice])
    expect(mailsTo(client.email)).toHaveLength(1)
    expect((await own())[0]).toMatchObject({ answer: ANSWER })
  })

  test('is stored and not mailed if mails to the address have stopped', async () => {
    const client = await makeUser(backend.db, 'Client')
    await backend.db.rows(
      sql`update users set mail_stop = 'bounced', mail_news_at = now() where id = ${client.id}`,
    )
    const id = await makeEnquiry(backend.db, owner, client)
    expect((await answer(id)).status).toBe(200)
    expect(mailsTo(client.email)).toEqual([])
  })

  test('to somebody else’s question is refused, and nothing is mailed', async () => {
    const client = await makeUser(backend.db, 'Client')
    const id = await makeEnquiry(backend.db, await makeUser(backend.db), client)
    expect((await answer(id)).status).toBe(404)
    expect(mailsTo(client.email)).toEqual([])
  })

  test('to a deleted account is refused with a reason', async () => {
    const id = await makeEnquiry(backend.db, owner)
    await backend.db.rows(
      sql`update enquiries set email = ${FORGOTTEN_CONTACT.email} where id = ${id}`,
    )
    expect((await own())[0]).toMatchObject({ open: false })
    const refused = await answer(id)
    expect([refused.status, refused.body.message]).toEqual([409, ANSWER_RESULT_TEXTS.gone])
  })

  test.each([
    ['nothing', '', ANSWER_TEXTS.missing],
    ['blanks', ' \n ', ANSWER_TEXTS.missing],
    ['too much', 'x'.repeat(ANSWER_LIMIT + 1), `Use at most ${ANSWER_LIMIT} characters.`],
    ['text with a direction override', 'Free\u202e', expect.any(String)],
  ])('of %s is refused at its field', async (_, text, words) => {
    const refused = await answer(await makeEnquiry(backend.db, owner), text)
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({ answer: words })
  })

  test('counts for the daily limit of an account', async () => {
    await backend.db.rows(
      sql`insert into rate_limits (key, count) values (${`answer:${owner.id}`}, ${ANSWER_RATE_LIMIT.attempts})`,
    )
    const id = await makeEnquiry(backend.db, owner)
    expect((await answer(id)).status).toBe(429)
    await forgetAttempts(backend.db)
    expect((await answer(id)).status).toBe(200)
  })
})
