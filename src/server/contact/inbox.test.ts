import { sql } from 'drizzle-orm/sql/sql'
import Papa from 'papaparse'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { INBOX_TEXTS } from '#english/contact/texts-inbox'
import type { Inbox } from '../../contract/contact.ts'
import { PAGE_ROWS } from '../../domain/paging/rules.ts'
import { makeContact, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readDesk } from '../moderation/desk.ts'

const { markContact, exportContacts, readContacts } = handlers

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
let cookie: string
beforeAll(async () => {
  cookie = (await login(admin.email)).cookie
})
beforeEach(() => backend.db.rows(sql`delete from contacts`))

const inbox = async (query = '') =>
  (await ask(readContacts, { path: `/api/contacts${query}`, cookie })).body as unknown as Inbox
const mark = (id: number, state: string) =>
  ask(markContact, { method: 'POST', path: `/api/contacts/${id}/state`, body: { state }, cookie })
const download = (query = '') => ask(exportContacts, { path: `/api/contacts.csv${query}`, cookie })

describe('The inbox', () => {
  test('is closed to everybody but admins', async () => {
    const owner = (await login((await makeUser(backend.db)).email)).cookie
    for (const [handler, path] of [
      [readContacts, '/api/contacts'],
      [exportContacts, '/api/contacts.csv'],
    ] as const) {
      expect((await ask(handler, { path })).status).toBe(401)
      expect((await ask(handler, { path, cookie: owner })).status).toBe(403)
    }
  })

  test('shows the newest message first, a page at a time', async () => {
    const ids: number[] = []
    for (let i = 0; i <= PAGE_ROWS; i += 1) ids.push(await makeContact(backend.db))
    const first = await inbox()
    expect([first.rows.map(({ id }) => id), first.more]).toEqual([
      ids.toReversed().slice(0, PAGE_ROWS),
      true,
    ])
    const second = await inbox('?page=2')
    expect([second.rows.map(({ id }) => id), second.more]).toEqual([[ids[0]], false])
    expect(await inbox('?page=9')).toMatchObject({ rows: [], more: false })
  })

  test('is found by a number, however it is copied', async () => {
    const home = await makeContact(backend.db)
    const dubai = await makeContact(backend.db, { mobileNumber: '+971501234567' })
    const idsOf = async (q: string) =>
      (await inbox(`?q=${encodeURIComponent(q)}`)).rows.map(({ id }) => id)
    for (const q of ['9876543210', '+91 98765 43210', '098765-43210', '98765'])
      expect(await idsOf(q), q).toEqual([home])
    for (const q of ['+971 50 123 4567 · UAE', '(+971) 50 123 4567', '00971501234567', '1234567'])
      expect(await idsOf(q), q).toEqual([dubai])
  })

  test('counts each state and filters by it; a message is read, answered, and back', async () => {
    const [one, two] = [await makeContact(backend.db), await makeContact(backend.db)]
    expect((await mark(one, 'read')).body).toEqual({ unread: 1 })
    expect((await mark(two, 'answered')).body).toEqual({ unread: 0 })
    expect((await inbox()).counts).toEqual({ unread: 0, read: 1, answered: 1 })
    expect((await inbox('?state=answered')).rows.map(({ id }) => id)).toEqual([two])
    await mark(two, 'read')
    expect((await inbox('?state=answered')).rows).toEqual([])
    expect((await mark(two, 'unread')).body).toEqual({ unread: 1 })
    expect((await inbox('?state=unread')).rows).toMatchObject([{ id: two, state: 'unread' }])
  })

  test('keeps when a message was first read and answered, however often it is marked', async () => {
    const id = await makeContact(backend.db)
    const times = () =>
      backend.db.row(sql`select read_at, answered_at from contacts where id = ${id}`)
    await mark(id, 'answered')
    const before = await times()
    await mark(id, 'answered')
    expect(await times()).toEqual(before)
  })

  test('is searched by every word, without regard to case; special characters of SQL are plain text', async () => {
    const id = await makeContact(backend.db, {
      name: 'Ravi Menon',
      message: "100% sure it isn't sold_yet",
    })
    await makeContact(backend.db)
    for (const q of ['menon RAVI', '100%', "isn't", 'sold_'])
      expect(
        (await inbox(`?q=${encodeURIComponent(q)}`)).rows.map((row) => row.id),
        q,
      ).toEqual([id])
    expect((await inbox('?q=ravi+verma')).rows).toEqual([])
  })

  test('has an error for a message that does not exist', async () => {
    expect(await mark(12345, 'read')).toMatchObject({
      status: 404,
      body: { code: 'contact_missing', message: INBOX_TEXTS.gone },
    })
    expect(
      (
        await ask(markContact, {
          method: 'POST',
          path: '/api/contacts/x1/state',
          body: { state: 'read' },
          cookie,
        })
      ).status,
    ).toBe(404)
  })
})

describe('The clock of complaints', () => {
  test('has what is overdue first, then what is due, then the newest; answered ones have no clock', async () => {
    await backend.db.rows(sql`delete from contacts`)
    const [plain, late, soon, done] = [
      await makeContact(backend.db),
      await makeContact(backend.db),
      await makeContact(backend.db),
      await makeContact(backend.db),
    ]
    const due = (id: number, hours: number) =>
      backend.db.rows(
        sql`update contacts set complaint = 'general', due_at = now() + make_interval(hours => ${hours}::int) where id = ${id}`,
      )
    await due(soon, 5)
    await due(late, -30)
    await due(done, -60)
    await mark(done, 'answered')
    const { rows } = await inbox()
    expect(rows.map(({ id }) => id)).toEqual([late, soon, done, plain])
    expect(rows[0]).toMatchObject({ complaint: 'general', dueAt: expect.any(String) })
    expect((await readDesk(backend)).counts.overdueMessages).toBe(1)
  })
})

describe('The export', () => {
  test('is a file named by date, in UTF-8 for Excel, of the filtered messages', async () => {
    await makeContact(backend.db, { name: 'आशा वर्मा', message: 'Two lines,\n"quoted"' })
    const answered = await makeContact(backend.db)
    await mark(answered, 'answered')
    await backend.db.rows(
      sql`update contacts set created_at = '2026-11-23T20:00:00Z' where name = 'आशा वर्मा'`,
    )
    const answer = await download('?state=unread')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="contact-messages-\d{4}-\d\d-\d\d\.csv"$/,
    )
    // Decoding as text removes the byte order mark, so the bytes are checked.
    const { data } = Papa.parse<string[]>(answer.text.replace(/^\uFEFF/, ''))
    expect(data).toHaveLength(2)
    expect(data[0]?.[0]).toBe('Received (IST)')
    expect(data[1]?.slice(1)).toEqual([
      'आशा वर्मा',
      '9876543210',
      'asha@example.in',
      'Two lines,\n"quoted"',
      'Unread',
      '',
      '',
    ])
    expect(data[1]?.[0]).toBe('2026-11-24 01:30:00')
  })

  test('begins with the byte order mark of UTF-8', async () => {
    const response = await exportContacts(
      new Request('http://localhost:8888/api/contacts.csv', { headers: { cookie } }),
      { ip: '10.0.0.1' },
    )
    expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([
      0xef, 0xbb, 0xbf,
    ])
  })

  test.each([
    '=HYPERLINK("http://evil.example","Click")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '=1+1\nand more',
    ...[...'＝＋－＠−﹢'].map((sign) => `${sign}1`),
    '\u00a0 =1+1',
  ])('a program that opens it runs nothing: %j', async (evil) => {
    await makeContact(backend.db, { name: `${evil} x`, message: evil.trim() ? evil : 'x' })
    const { data } = Papa.parse<string[]>((await download()).text.replace(/^\uFEFF/, ''))
    for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    expect(data[1]?.[1]).toBe(`'${evil} x`)
  })

  test('is logged with the count only', async () => {
    await makeContact(backend.db, { name: 'Secret Name' })
    await makeContact(backend.db)
    await download()
    const lines = await backend.db.rows<{ details: unknown }>(
      sql`select * from audit_log where event = 'contacts exported' and actor_id = ${admin.id} order by id desc limit 1`,
    )
    expect(lines).toMatchObject([{ details: { count: 2 }, subject_id: null }])
    expect(JSON.stringify(lines)).not.toContain('Secret')
  })
})
