import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { LANGUAGE_HEADER, type Language } from '../../domain/language/constants.ts'
import { COMPLAINT_CLASSES } from '../../domain/report/complaints.ts'
import { REPORT_REASONS } from '../../domain/report/constants.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import {
  confirmAddress,
  makePending,
  makeUser,
  newSubmissionKey,
  PASSWORD,
} from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { logLinesOf } from '../../test/support/http/log-lines.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { answerApi } from '../api.ts'
import type { Handler } from '../http.ts'
import { mailDailyAlerts } from '../saved-search/alerts.ts'
import { deliverMails } from './deliver.ts'
import { mailInsert } from './outbox.ts'

const { approveListings, answerEnquiry, changeProfile, keepLanguage, readProfile } = handlers
const { setAvailability } = handlers
const DEVANAGARI = /[\u0900-\u097f]/
/** The functions of both languages are bundled, on a busy machine. */
const PATIENCE_MS = 120_000

const backend = setUpBackend()
const sink = setUpSink(backend)
let adminCookie: string
let hindi: SessionUser
let english: SessionUser
beforeAll(async () => {
  adminCookie = (await login((await makeUser(backend.db, 'Admin', 'Meera')).email)).cookie
})
beforeEach(async () => {
  ;[hindi, english] = [await makeUser(backend.db), await makeUser(backend.db)]
  for (const user of [hindi, english]) await confirmAddress(backend.db, user)
  await backend.db.rows(sql`update users set language = 'hi' where id = ${hindi.id}`)
})

/** Calls the function of a page's language. */
async function askOn(page: Language, path: string, body: object) {
  const { default: answer } =
    page === 'en'
      ? { default: answerApi }
      : await loadInLanguage<{ default: Handler }>(page, 'functions/api.ts')
  const headers = { [LANGUAGE_HEADER]: page }
  return ask(answer, { method: 'POST', path, body, headers })
}
const newest = (address: string) => sink.to(address).at(-1)?.mail
/** In which language each part of the newest mail to an address is, and its links to pages. */
function languagesOf(address: string) {
  const { subject = '', text = '', html = '' } = newest(address) ?? {}
  const links = [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, link = '']) =>
    link.startsWith(backend.env.siteUrl) ? [link.slice(backend.env.siteUrl.length)] : [],
  )
  return {
    subject: DEVANAGARI.test(subject) ? 'hi' : 'en',
    text: DEVANAGARI.test(text) ? 'hi' : 'en',
    html: /<html[^>]* lang="(\w+)-IN"/.exec(html)?.[1],
    links: [...new Set(links.map((link) => (/^\/hi(\/|$)/.test(link) ? 'hi' : 'en')))],
  }
}
const allIn = (language: Language) => ({
  subject: language,
  text: language,
  html: language,
  links: [language],
})
const visitor = () => `visitor-${newSubmissionKey()}@example.in`
const message = (email: string) => ({
  name: 'Asha Verma',
  mobileNumber: '9876501234',
  message: 'Is it free?',
  email,
  submissionKey: newSubmissionKey(),
})

describe('A mail is in the language of its reader:', () => {
  test(
    'owners whose listings an admin approves together each get theirs',
    async () => {
      const ids = [await makePending(backend.db, hindi), await makePending(backend.db, english)]
      for (const id of ids) await openForAdmins(backend.db, id)
      const body = { approvals: ids.map((id) => ({ id, version: 1 })) }
      const path = '/api/moderation/approvals'
      const answer = await ask(approveListings, { method: 'POST', path, body, cookie: adminCookie })
      expect(answer.status).toBe(200)
      expect([languagesOf(hindi.email), languagesOf(english.email)]).toEqual([
        allIn('hi'),
        allIn('en'),
      ])
    },
    PATIENCE_MS,
  )

  test.each(['en', 'hi'] as const)(
    'a visitor who reports a listing on a page in %s gets the receipt and the outcome in it',
    async (page) => {
      const to = visitor()
      const id = await makePublished(backend.db, english)
      const body = { reason: REPORT_REASONS[0], note: '', email: to }
      const path = `/api/listings/${id}/reports`
      await askOn(page, path, { ...body, submissionKey: newSubmissionKey() })
      expect(languagesOf(to)).toEqual(allIn(page))
      // The owner's answer, on an English page, closes the report.
      const answered = await ask(setAvailability, {
        method: 'POST',
        path: `/api/published-listings/${id}/availability`,
        body: { version: 2, closed: true },
        cookie: (await login(english.email)).cookie,
      })
      expect(answered.status).toBe(200)
      expect([sink.to(to).length, languagesOf(to)]).toEqual([2, allIn(page)])
    },
    PATIENCE_MS,
  )

  test.each(['en', 'hi'] as const)(
    'a visitor who asks on a page in %s gets the question and the answer in it, the owner theirs',
    async (page) => {
      const to = visitor()
      const owner = page === 'hi' ? english : hindi
      const id = await makePublished(backend.db, owner)
      const sent = await askOn(page, `/api/listings/${id}/enquiries`, message(to))
      expect(sent.status).toBe(201)
      expect(String(sent.body.link).startsWith('/hi/')).toBe(page === 'hi')
      expect(languagesOf(to)).toEqual(allIn(page))
      expect(languagesOf(owner.email)).toEqual(allIn(page === 'hi' ? 'en' : 'hi'))
      const answer = await ask(answerEnquiry, {
        method: 'POST',
        path: `/api/enquiries/${sent.body.id}/answer`,
        body: { answer: 'It is free.' },
        cookie: (await login(owner.email)).cookie,
      })
      expect(answer.status).toBe(200)
      expect([sink.to(to).length, languagesOf(to)]).toEqual([2, allIn(page)])
    },
    PATIENCE_MS,
  )

  test.each(['en', 'hi'] as const)(
    'who complains or signs up on a page in %s gets a mail in it',
    async (page) => {
      const [to, signsUp] = [visitor(), visitor()]
      await askOn(page, '/api/contacts', { ...message(to), complaint: COMPLAINT_CLASSES[0] })
      const form = { name: 'Asha', mobileNumber: '9876501234', email: signsUp, role: 'Owner' }
      const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
      const signedUp = await askOn(page, '/api/accounts', { ...form, ...passwords })
      expect(signedUp.status).toBe(201)
      expect([languagesOf(to), languagesOf(signsUp)]).toEqual([allIn(page), allIn(page)])
      expect(
        await backend.db.row(sql`select language from users where email = ${signsUp}`),
      ).toEqual({ language: page })
    },
    PATIENCE_MS,
  )

  test(
    'news of a saved search are worded for each when they are sent',
    async () => {
      for (const { id } of [hindi, english])
        await backend.db.rows(sql`
          insert into saved_searches (id, user_id, place, query, rhythm, alerted_until)
          values (${`search-${id}`}, ${id}, 1, '?bhk=3&city=lucknow', 'daily', now() - interval '2 days')`)
      await makePublished(backend.db, await makeUser(backend.db))
      await mailDailyAlerts(backend)
      await deliverMails(backend, 10_000)
      expect([languagesOf(hindi.email), languagesOf(english.email)]).toEqual([
        allIn('hi'),
        allIn('en'),
      ])
      expect(newest(hindi.email)?.text).toMatch(/बीएचके/)
      expect(newest(english.email)?.text).toMatch(/3 BHK flat/)
    },
    PATIENCE_MS,
  )

  test(
    'the report of a file is in the reader’s language, and says of lines what the page has said',
    async () => {
      const groups = [
        { state: 'posted', count: 6, lines: [{ line: 2, about: 'Amla Court, Aliganj, Lucknow' }] },
        { state: 'asked', count: 1, lines: [{ line: 3, about: 'Dhak', why: 'Which city?' }] },
      ]
      const row = sql`
        select u.id as user_id, ${JSON.stringify({ file: 'stock.xlsx', groups })}::jsonb as data
        from users u
        where u.id in (${hindi.id}, ${english.id})`
      await backend.db.rows(mailInsert(backend, 'file sent', row))
      await deliverMails(backend, 10_000)
      expect([languagesOf(hindi.email), languagesOf(english.email)]).toEqual([
        allIn('hi'),
        allIn('en'),
      ])
      expect(newest(hindi.email)?.text).toContain('लाइन 2 · Amla Court, अलीगंज, लखनऊ')
      expect(newest(hindi.email)?.text).toContain('लाइन 3 · Dhak · Which city?')
    },
    PATIENCE_MS,
  )

  test('one in another language than the code waits until the code of its language can be asked', async () => {
    await makePending(backend.db, hindi)
    const row = sql`select ${hindi.id} as user_id, jsonb_build_object('title', 'Flat') as data`
    await backend.db.rows(mailInsert(backend, 'expired', row))
    const { deliverIn, ...alone } = backend
    expect(deliverIn).toBeTypeOf('function')
    await deliverMails(alone, 10_000)
    const refuse = () => Promise.reject(new Error('No code of this language could be loaded.'))
    const lines = await logLinesOf(() => deliverMails({ ...alone, deliverIn: refuse }, 10_000))
    expect(JSON.stringify(lines)).toContain('No code of this language could be loaded.')
    expect(sink.to(hindi.email)).toEqual([])
    // The schedule finds it, and no try has been counted.
    expect(await backend.due.names()).toContain('mails')
    await deliverMails(backend, 10_000)
    expect(languagesOf(hindi.email)).toEqual(allIn('hi'))
  })

  test('the desk’s mails to an admin who reads Hindi are in English', async () => {
    const admin = await makeUser(backend.db, 'Admin', 'Kabir')
    await backend.db.rows(sql`update users set language = 'hi' where id = ${admin.id}`)
    await makePending(backend.db, english)
    await deliverMails(backend, 10_000)
    expect(languagesOf(admin.email)).toEqual(allIn('en'))
  })
})

describe('The language of an account', () => {
  const PROFILE = { mobileNumber: '9876501234', whatsApp: false, agentRera: '', photoId: null }
  /** The language of the next mail to a user. */
  async function next({ id, email }: SessionUser) {
    const row = sql`select ${id} as user_id, jsonb_build_object('title', 'Flat') as data`
    await backend.db.rows(mailInsert(backend, 'expired', row))
    await deliverMails(backend, 10_000)
    return languagesOf(email).subject
  }
  const shown = async (cookie: string) =>
    (await ask(readProfile, { path: '/api/my/profile', cookie })).body.language

  test(
    'is changed in the profile, and by the switch of a page, for the next mail',
    async () => {
      const { cookie } = await login(english.email)
      const change = (language?: string) => {
        const body = { ...PROFILE, name: english.name, ...(language && { language }) }
        return ask(changeProfile, { method: 'POST', path: '/api/my/profile', body, cookie })
      }
      expect([await shown(cookie), await next(english)]).toEqual(['en', 'en'])
      expect((await change('hi')).body.language).toBe('hi')
      expect([await shown(cookie), await next(english)]).toEqual(['hi', 'hi'])
      // A page that was loaded before there was a choice does not send it.
      expect((await change()).body.language).toBe('hi')
      expect([(await change('ta')).status, await shown(cookie)]).toEqual([400, 'hi'])
      const kept = await ask(keepLanguage, {
        method: 'POST',
        path: '/api/my/language',
        body: { language: 'en' },
        cookie,
      })
      expect([kept.status, kept.body, await next(english)]).toEqual([200, { language: 'en' }, 'en'])
    },
    PATIENCE_MS,
  )
})
