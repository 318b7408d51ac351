import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { makePhotoRow, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { createListing } = handlers

const AT_ONCE = 50

const backend = setUpBackend()

async function newPoster() {
  const user = await makeUser(backend.db)
  const { cookie } = await login(user.email)
  const photoIds = await Promise.all(
    Array.from({ length: PHOTO_LIMITS.count }, () => makePhotoRow(backend.db, user)),
  )
  const submit = (submissionKey: string, ids = photoIds, reference: string | null = null) =>
    ask(createListing, {
      method: 'POST',
      path: '/api/listings',
      cookie,
      body: { fields: listingFields(), photoIds: ids, submissionKey, reference },
    })
  const listings = () =>
    backend.db.rows<{ id: string; photos: string[] }>(sql`
    select id, array(select i.id from images i where i.property_id = p.id order by i.position) as photos from properties p where user_id = ${user.id}`)
  return { photoIds, submit, listings }
}

test('Fifty taps on Submit with one idempotency key create one listing with its photos, and every tap gets its id', async () => {
  const { photoIds, submit, listings } = await newPoster()
  const submissionKey = newSubmissionKey()
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => submit(submissionKey)))
  const made = await listings()
  expect(made).toEqual([{ id: expect.any(String), photos: photoIds }])
  for (const answer of answers)
    expect([answer.status, answer.body]).toEqual([201, { id: made[0]?.id }])
})

test('Fifty listings with the same photos at once, in different orders: one gets them, the others are refused', async () => {
  const { photoIds, submit, listings } = await newPoster()
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) =>
      submit(newSubmissionKey(), i % 2 ? photoIds : photoIds.toReversed()),
    ),
  )
  const won = answers.filter((answer) => answer.status === 201)
  expect(won).toHaveLength(1)
  expect(
    answers.filter((answer) => answer.status === 409 && answer.body.code === 'photo_missing'),
  ).toHaveLength(AT_ONCE - 1)
  const made = await listings()
  expect(made.map((listing) => listing.id)).toEqual([won[0]?.body.id])
  expect(made[0]?.photos.toSorted()).toEqual(photoIds.toSorted())
})

test('Fifty listings with one reference at once, in two spellings: one is made, and the others are told its id', async () => {
  const { submit, listings } = await newPoster()
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) =>
      submit(newSubmissionKey(), [], i % 2 ? 'GN-12 a' : 'gn-12A'),
    ),
  )
  const made = await listings()
  expect(made).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const refused = answers.filter((answer) => answer.body.code === 'reference_taken')
  expect(refused.map((answer) => answer.body.listingId)).toEqual(
    Array(AT_ONCE - 1).fill(made[0]?.id),
  )
})
