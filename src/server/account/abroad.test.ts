import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { PHONE_TEXTS } from '#language/phone/texts'
import { ABROAD_RESULT_TEXTS } from '#language/phone/texts-abroad'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, newSubmissionKey, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { ask, login, makeSignedIn } from '../../test/support/http/requests.ts'

const DUBAI = '+971501234567'

const backend = setUpBackend()
const sink = setUpSink(backend)
const admin = setUpUser(backend, 'Admin')

let people = 0
async function signUp(mobileNumber: string) {
  people += 1
  const email = `abroad${people}@example.in`
  const body = {
    name: 'Meera Nair',
    mobileNumber,
    email,
    role: 'Owner',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  const answer = await ask(handlers.createAccount, { method: 'POST', path: '/api/accounts', body })
  return { answer, email }
}
const storedOf = async (email: string) =>
  (
    await backend.db.row<{ mobile_number: string }>(
      sql`select mobile_number from users where email = ${email}`,
    )
  )?.mobile_number

describe('An account with a number of another country', () => {
  test.each([
    [DUBAI, DUBAI],
    ['00971 50 123 4567', DUBAI],
    ['+971 (0)50-123-4567', DUBAI],
    ['+१ (४१५) ५५५-२६७१', '+14155552671'],
    ['+91 98765 43210', '9876543210'],
  ])('written as %s is stored as %s', async (typed, stored) => {
    const { answer, email } = await signUp(typed)
    expect([answer.status, await storedOf(email)]).toEqual([201, stored])
  })

  test.each([
    ['+971 50 123', ABROAD_RESULT_TEXTS.invalid],
    ['+999 50 123 4567', ABROAD_RESULT_TEXTS.invalid],
    ['+? 50 123 4567', ABROAD_RESULT_TEXTS.country],
    ['971501234567', SIGN_UP_RESULT_TEXTS.mobileInvalid],
    ['+91 50123', SIGN_UP_RESULT_TEXTS.mobileInvalid],
  ])('written as %s is refused with “%s”', async (typed, sentence) => {
    const { answer, email } = await signUp(typed)
    expect([answer.status, answer.body.fields]).toEqual([400, { mobileNumber: sentence }])
    expect(await storedOf(email)).toBeUndefined()
  })

  test('may change it, and has it in the copy of its data', async () => {
    const { cookie } = await makeSignedIn(backend.db)
    const form = { name: 'Asha Rani', whatsApp: true, agentRera: '', photoId: null }
    const saved = await ask(handlers.changeProfile, {
      method: 'POST',
      path: '/api/my/profile',
      cookie,
      body: { ...form, mobileNumber: '+44 (0)7911 123456' },
    })
    expect(saved.body).toMatchObject({ mobileNumber: '+447911123456', whatsApp: true })
    const copy = await ask(handlers.exportOwnData, { method: 'POST', path: '/api/my/data', cookie })
    expect(copy.body).toMatchObject({ account: { mobileNumber: '+447911123456' } })
  })

  test('posts, is asked, and shows its whole number to those who may see it', async () => {
    const { email } = await signUp(DUBAI)
    const owner = await backend.db.row<{ id: string }>(
      sql`update users set whats_app = true where email = ${email} returning id, name, email, role`,
    )
    const listing = await makePublished(backend.db, owner as Parameters<typeof makePublished>[1])
    const { user, cookie } = await makeSignedIn(backend.db, 'Client')
    await confirmAddress(backend.db, user)
    const revealed = await ask(handlers.revealPhone, {
      method: 'POST',
      path: `/api/listings/${listing}/phone`,
      cookie,
      body: { agreed: true },
    })
    expect(revealed.body).toEqual({ mobileNumber: DUBAI, whatsApp: true })
  })
})

test('The database takes no other form of a number', async () => {
  const { email } = await signUp(DUBAI)
  for (const wrong of [
    '+919876543210',
    '971501234567',
    '+97150',
    '+0501234567',
    '+971 50 123 4567',
  ])
    await expect(
      backend.db.rows(sql`update users set mobile_number = ${wrong} where email = ${email}`),
    ).rejects.toThrow()
})

test('A question from abroad reaches the owner with the number, its country and links to it', async () => {
  const { email } = await signUp('9876543210')
  await backend.db.rows(sql`update users set email_verified_at = now() where email = ${email}`)
  const owner = await backend.db.row<Parameters<typeof makePublished>[1]>(
    sql`select id, name, email, role from users where email = ${email}`,
  )
  if (!owner) throw new Error('The account is missing.')
  const listing = await makePublished(backend.db, owner)
  const asked = await ask(handlers.sendEnquiry, {
    method: 'POST',
    path: `/api/listings/${listing}/enquiries`,
    body: {
      name: 'Ravi',
      mobileNumber: '+971 50 123 4567',
      email: 'ravi@example.in',
      message: 'When could I see it?',
      submissionKey: newSubmissionKey(),
    },
  })
  expect(asked.status).toBe(201)
  const text = sink
    .to(email)
    .map(({ mail }) => mail.text)
    .join('\n')
  expect(text).toContain('- Call +971 50 123 4567 · UAE\n  tel:+971501234567\n')
  expect(text).toContain(`- ${PHONE_TEXTS.writeOnWhatsApp}\n  https://wa.me/971501234567?text=`)
  const { cookie } = await login(email)
  const list = await ask(handlers.readOwnEnquiries, { path: '/api/my/enquiries', cookie })
  expect(list.text).toContain(`"mobileNumber":"${DUBAI}"`)
})

test('A message from abroad is found by its number, and a table program shows it whole', async () => {
  const sent = await ask(handlers.sendContact, {
    method: 'POST',
    path: '/api/contacts',
    body: {
      name: 'Ravi',
      mobileNumber: '+971 50 123 4567',
      email: 'ravi@example.in',
      message: 'Do you sell plots?',
      submissionKey: newSubmissionKey(),
    },
  })
  expect(sent.status).toBe(201)
  const { cookie } = await login(admin.email)
  for (const typed of ['+971 50 123 4567', DUBAI, '501234567']) {
    const path = `/api/contacts?q=${encodeURIComponent(typed)}`
    expect((await ask(handlers.readContacts, { path, cookie })).text, typed).toContain(DUBAI)
  }
  const file = await ask(handlers.exportContacts, { path: '/api/contacts.csv', cookie })
  expect(file.text).toContain('Ravi,(+971) 50 123 4567,ravi@example.in,')
})
