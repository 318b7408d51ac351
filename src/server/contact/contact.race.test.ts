import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { sendContact } from './send.ts'

const AT_ONCE = 50

const backend = setUpBackend()

const message = (n: number, submissionKey = newSubmissionKey()) => ({
  name: `Visitor ${n}`,
  mobileNumber: '9876543210',
  email: 'visitor@example.in',
  message: `Message ${n}`,
  submissionKey,
})
/** Sends messages at once, all in the same millisecond, each from its own network; returns their ids. */
async function sendAtOnce(moment: Date, messages: ReturnType<typeof message>[]): Promise<number[]> {
  const results = await Promise.all(
    messages.map((form, i) => sendContact({ ...backend, now: () => moment }, form, `10.0.0.${i}`)),
  )
  return results.map((result) => (result.ok ? result.value.id : Number.NaN))
}

test('Fifty messages in one millisecond are all stored, under consecutive ids', async () => {
  const moment = new Date('2026-03-01T09:00:00.500Z')
  const ids = await sendAtOnce(
    moment,
    Array.from({ length: AT_ONCE }, (_, i) => message(i)),
  )
  expect(ids.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: AT_ONCE }, (_, i) => moment.getTime() + i),
  )
  const rows = await backend.db.rows<{ id: number; message: string }>(
    sql`select id, message from contacts`,
  )
  expect(rows.toSorted((a, b) => a.id - b.id).map((row) => row.message)).toEqual(
    ids
      .map((id, i) => ({ id, message: `Message ${i}` }))
      .toSorted((a, b) => a.id - b.id)
      .map((row) => row.message),
  )
})

test('Fifty taps on one button create one message, and all get its id', async () => {
  const submissionKey = newSubmissionKey()
  const ids = await sendAtOnce(
    new Date('2026-03-02T09:00:00.500Z'),
    Array.from({ length: AT_ONCE }, () => message(1, submissionKey)),
  )
  expect(new Set(ids).size).toBe(1)
  expect(
    await backend.db.rows(sql`select id from contacts where submission_key = ${submissionKey}`),
  ).toEqual([{ id: ids[0] }])
})
