import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import type { Role } from '../../domain/account/constants.ts'
import { REPORT_LIMITS, type ReportedFile } from '../../domain/mail/file-report.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { confirmAddress, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const admin = setUpUser(backend, 'Admin')

const EMPTY = { asked: 0, refused: 0, waiting: 0 }

/** An agent with a file. */
async function newSender({
  role = 'Agent',
  confirmed = true,
}: {
  role?: Role
  confirmed?: boolean
} = {}) {
  const user = await makeUser(backend.db, role)
  if (confirmed) await confirmAddress(backend.db, user)
  const { cookie } = await login(user.email)
  const fileId = newSubmissionKey()
  const post = (handler: (typeof handlers)['createListing'], path: string, body: object) =>
    ask(handler, { method: 'POST', path, cookie, body })
  const submit = async (count: number, name = 'Amla Court') => {
    const ids: string[] = []
    for (let n = 0; n < count; n++) {
      const fields = listingFields({ projectBuildingName: `${name} ${n}` })
      const body = { fields, photoIds: [], submissionKey: newSubmissionKey(), fileId }
      ids.push(String((await post(handlers.createListing, '/api/listings', body)).body.id))
    }
    return ids
  }
  const report = (over: Partial<ReportedFile> = {}) =>
    post(handlers.reportFile, '/api/my/file-reports', {
      fileId,
      name: 'stock.xlsx',
      sent: [],
      unsent: [],
      counts: EMPTY,
      ...over,
    })
  const edit = (id: string, version: number, price: number, changeVersion?: number) =>
    post(handlers.editListing, `/api/listings/${id}`, {
      fields: listingFields({ projectBuildingName: 'Amla Court 0', price }),
      photoIds: [],
      version,
      changeVersion,
      fileId,
    })
  const close = (id: string, version: number, closed = true) =>
    post(handlers.setAvailability, `/api/published-listings/${id}/availability`, {
      version,
      closed,
      fileId,
    })
  const mails = () => sink.to(user.email).map(({ mail }) => mail)
  return { user, fileId, post, submit, report, edit, close, mails }
}
const versionOf = async (id: string) =>
  (await backend.db.row<{ version: number }>(sql`select version from properties where id = ${id}`))
    ?.version ?? 0

describe('The report of a file', () => {
  test('is mailed once, with what the server has and what the page says of the rest', async () => {
    const { submit, report, mails } = await newSender()
    const ids = await submit(REPORT_LIMITS.least)
    const said = {
      sent: ids.map((id, at) => ({ line: at + 2, id })),
      unsent: [
        { line: 9, about: 'Bel Enclave', state: 'asked', why: 'City: Which city?' },
        { line: 11, about: '<b>Dhak</b>', state: 'refused', why: 'See www.evil.example/x' },
      ],
      counts: { asked: 1, refused: 1, waiting: 400 },
    } satisfies Partial<ReportedFile>
    expect((await report(said)).body).toEqual({ mailed: true })
    expect((await report(said)).body).toEqual({ mailed: false })
    const [mail, ...more] = mails()
    expect([mail?.subject, more]).toEqual([expect.stringContaining('stock.xlsx'), []])
    const text = String(mail?.text)
    expect(text).toContain('New: 5.')
    for (const [at] of ids.entries()) expect(text).toContain(`Line ${at + 2} · Amla Court ${at}`)
    expect(text).toContain('Line 9 · Bel Enclave · City: Which city?')
    expect(text).toContain('Line 11 · <b>Dhak</b> · See …')
    expect(text).toContain('400')
    expect(mail?.html).toContain('&lt;b&gt;Dhak&lt;/b&gt;')
    expect(mail?.html).not.toContain('evil.example')
    expect(text).toMatch(/\/profile\b/)
    expect(text).toMatch(/\/post-several\b/)
  })

  test('says what the next sending of the same file has done, and nothing of the one before', async () => {
    const { submit, report, mails } = await newSender()
    await submit(REPORT_LIMITS.least, 'Amla Court')
    await report()
    expect((await report()).body).toEqual({ mailed: false })
    await submit(REPORT_LIMITS.least + 1, 'Bel Enclave')
    expect((await report()).body).toEqual({ mailed: true })
    const text = String(mails().at(-1)?.text)
    expect(mails()).toHaveLength(2)
    expect(text).toContain('New: 6.')
    expect(text).not.toContain('Amla Court')
  })

  test('tells new, changed, marked and withdrawn homes apart, each once', async () => {
    const { submit, report, edit, close, post, fileId, mails } = await newSender()
    const ids = await submit(REPORT_LIMITS.least + 2)
    for (const id of ids) await openAndApprove(backend, admin, id, 1)
    await report()
    const [changed = '', sold = '', sold2 = '', again = '', withdrawn = '', ...others] = ids
    const reference = async (id: string) =>
      backend.db.rows(
        sql`update properties set reference = ${id}, reference_key = ${id} where id = ${id}`,
      )
    expect((await edit(changed, await versionOf(changed), 5_000_000)).status).toBe(200)
    expect((await edit(changed, await versionOf(changed), 5_100_000, 1)).status).toBe(200)
    for (const id of [sold, sold2, again])
      expect((await close(id, await versionOf(id))).status).toBe(200)
    expect((await close(again, await versionOf(again), false)).status).toBe(200)
    await reference(withdrawn)
    const gone = { version: await versionOf(withdrawn), as: 'withdrawn', fileId }
    expect(
      (await post(handlers.closeMissing, `/api/listings/${withdrawn}/missing`, gone)).status,
    ).toBe(200)
    expect(others).toHaveLength(2)
    expect((await report()).body).toEqual({ mailed: false })
    await submit(1, 'Champa')
    expect((await report()).body).toEqual({ mailed: true })
    const text = String(mails().at(-1)?.text)
    for (const part of ['New: 1.', 'Changed: 1.', 'Marked as sold: 2.', 'list any more: 1.'])
      expect(text).toContain(part)
  })

  test('believes no page about what was sent: neither of homes of others, nor of other files', async () => {
    const [one, other] = [await newSender(), await newSender()]
    const ids = await one.submit(REPORT_LIMITS.least)
    const sent = ids.map((id, at) => ({ line: at + 2, id }))
    expect((await other.report({ sent })).body).toEqual({ mailed: false })
    expect((await other.report({ sent, fileId: one.fileId })).body).toEqual({ mailed: false })
    expect((await one.report({ sent, fileId: newSubmissionKey() })).body).toEqual({ mailed: false })
  })

  test('is not mailed for fewer lines: of these the page has said all', async () => {
    const { submit, report, mails } = await newSender()
    await submit(REPORT_LIMITS.least - 1)
    expect((await report({ counts: { ...EMPTY, asked: 80 } })).body).toEqual({ mailed: false })
    expect(mails()).toEqual([])
  })

  test('is not mailed to an address that is not confirmed, or that refuses mails', async () => {
    const unconfirmed = await newSender({ confirmed: false })
    await unconfirmed.submit(REPORT_LIMITS.least)
    expect((await unconfirmed.report()).body).toEqual({ mailed: false })
    const stopped = await newSender()
    await stopped.submit(REPORT_LIMITS.least)
    await backend.db.rows(sql`update users set mail_stop = 'bounced' where id = ${stopped.user.id}`)
    expect((await stopped.report()).body).toEqual({ mailed: false })
  })

  test.each(['Owner', 'Client', 'Admin'] as const)(
    'of a user with the role %s is refused',
    async (role) => {
      const { report } = await newSender({ role })
      expect((await report()).status).toBe(403)
    },
  )

  test.each([
    ['a name that is too long', { name: 'x'.repeat(REPORT_LIMITS.file + 1) }],
    [
      'more lines than a mail names',
      {
        unsent: Array.from({ length: 3 * REPORT_LIMITS.named + 1 }, (_, n) => ({
          line: n,
          about: 'x',
          state: 'asked' as const,
          why: '',
        })),
      },
    ],
    ['a count below nought', { counts: { ...EMPTY, asked: -1 } }],
    ['a foreign id', { sent: [{ line: 1, id: '<script>' }] }],
  ])('with %s is refused', async (_, over) => {
    expect((await (await newSender()).report(over)).status).toBe(400)
  })
})
