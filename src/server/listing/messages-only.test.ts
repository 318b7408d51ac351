import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { exportOwnData } from '../account/export.ts'
import { changeProfile } from '../account/profile.ts'
import { sendEnquiry } from '../enquiry/enquiries.ts'
import { rejectListing, unpublishListing } from '../moderation/decide.ts'
import { undoDecision } from '../moderation/undo.ts'
import { createListing, submitListing } from './create.ts'
import { setMessagesOnly } from './messages-only.ts'
import { readOwnListings } from './own.ts'
import { revealPhone } from './phone.ts'
import { readPublicListing } from './public.ts'

const backend = setUpBackend()
let [owner, visitor, admin]: SessionUser[] = []
let id: string
beforeEach(async () => {
  ;[owner, visitor, admin] = [
    await makeUser(backend.db),
    await makeUser(backend.db, 'Client'),
    await makeUser(backend.db, 'Admin'),
  ]
  await confirmAddress(backend.db, visitor as SessionUser)
  id = await makePublished(backend.db, owner as SessionUser)
})
const own = () => owner as SessionUser
const boss = () => admin as SessionUser

async function shown(listing = id) {
  const [answer, page] = [
    await revealPhone(backend, visitor as SessionUser, listing, '10.0.0.1'),
    await readPublicListing(backend.db, listing),
  ]
  return [answer.ok || answer.code, page.ok && page.value.messagesOnly]
}
const choose = (messagesOnly: boolean, user = own()) =>
  setMessagesOnly(backend, user, id, messagesOnly)
const ofAccount = (messagesOnly: boolean) =>
  changeProfile(backend, own(), {
    name: own().name,
    mobileNumber: '9876543210',
    whatsApp: true,
    agentRera: '',
    photoId: null,
    messagesOnly,
  })
const revision = async () =>
  (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision ??
  0
const lastDecision = async () =>
  (
    await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${id} order by decided_at desc limit 1`,
    )
  )?.id ?? ''

test('A listing hides the number at once, and shows it again; each time its page is built anew', async () => {
  expect(await shown()).toEqual([true, false])
  const before = await revision()
  expect(await choose(true)).toEqual({ ok: true, value: { messagesOnly: true } })
  expect([await shown(), await revision()]).toEqual([['messages_only', true], before + 1])
  expect(await choose(true)).toMatchObject({ ok: true })
  expect(await revision()).toBe(before + 1)
  await choose(false)
  expect([await shown(), await revision()]).toEqual([[true, false], before + 2])
})

test('The account hides it on all listings but those that differ; a form that does not say leaves it so', async () => {
  const before = await revision()
  expect(await ofAccount(true)).toMatchObject({ ok: true, value: { messagesOnly: true } })
  expect([await shown(), await revision()]).toEqual([['messages_only', true], before + 1])
  await choose(false)
  expect(await shown()).toEqual([true, false])
  const { messagesOnly: _, ...older } = {
    name: own().name,
    mobileNumber: '9876543210',
    whatsApp: true,
    agentRera: '',
    photoId: null,
    messagesOnly: false,
  }
  expect(await changeProfile(backend, own(), older)).toMatchObject({
    value: { messagesOnly: true },
  })
})

test('What a listing has in common with the account follows it', async () => {
  await ofAccount(true)
  await choose(false)
  await choose(true)
  await ofAccount(false)
  expect(await shown()).toEqual([true, false])
})

test('A refusal counts for no limit and is recorded nowhere; a question still reaches the owner', async () => {
  await choose(true)
  for (let n = 0; n < 30; n++) expect((await shown())[0]).toBe('messages_only')
  expect(await backend.db.rows(sql`select 1 from phone_reveals where property_id = ${id}`)).toEqual(
    [],
  )
  const asked = await sendEnquiry(
    backend,
    id,
    {
      name: 'Asha',
      email: 'asha@example.in',
      mobileNumber: '9123456780',
      message: 'Is it still available?',
      submissionKey: newSubmissionKey(),
    },
    '10.0.0.1',
    visitor as SessionUser,
  )
  expect(asked).toMatchObject({ ok: true })
  expect(
    await backend.db.rows(sql`select mobile_number from enquiries where property_id = ${id}`),
  ).toEqual([{ mobile_number: '9123456780' }])
})

test('Only its poster chooses it, admins neither', async () => {
  for (const user of [visitor as SessionUser, boss()])
    expect(await choose(true, user)).toMatchObject({ code: 'listing_not_available' })
  expect(await shown()).toEqual([true, false])
})

test('It is chosen with a new listing, and comes back with one that was taken down or rejected', async () => {
  const made = await createListing(backend, own(), {
    fields: listingFields(),
    photoIds: [],
    submissionKey: newSubmissionKey(),
    messagesOnly: true,
  })
  id = made.ok ? made.value.id : ''
  await rejectListing(backend, boss(), id, 1, 'Photos are missing.')
  await undoDecision(backend, boss(), await lastDecision())
  await openAndApprove(backend, boss(), id, 2)
  await unpublishListing(backend, boss(), id, 3, 'Asked for money.')
  await undoDecision(backend, boss(), await lastDecision())
  expect(await shown()).toEqual(['messages_only', true])
  await unpublishListing(backend, boss(), id, 4, 'Asked for money.')
  const again = await submitListing(backend, own(), {
    fields: listingFields(),
    photoIds: [],
    submissionKey: newSubmissionKey(),
    repostOf: await lastDecision(),
  })
  const listings = await readOwnListings(backend.db, own().id)
  expect(listings.find((one) => again.ok && one.id === again.value.id)?.messagesOnly).toBe(true)
})

test('The export of own data has both choices', async () => {
  await ofAccount(true)
  await choose(false)
  const data = await exportOwnData(backend, own())
  expect(data).toMatchObject({
    value: { account: { messagesOnly: true }, listings: [{ messagesOnly: false }] },
  })
})
