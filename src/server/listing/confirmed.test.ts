import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '../../contract/errors.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makePublished, waitingEdit } from '../../test/support/data/edits.ts'
import { makePending, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { rejectListing, unpublishListing } from '../moderation/decide.ts'
import { readPrices } from '../moderation/desk.ts'
import { undoDecision } from '../moderation/undo.ts'
import { editListing } from './edit.ts'
import { readOwnListings } from './own.ts'
import { readPublicListing } from './public.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')

const office = (over: Partial<ListingFields> = {}) =>
  listingFields({
    listingType: 'Rent',
    propertyCategory: 'Commercial',
    propertyType: 'Office',
    plotArea: 800,
    price: 85,
    ...over,
  })
const submit = async (body: object) =>
  ask(handlers.createListing, {
    method: 'POST',
    path: '/api/listings',
    cookie: (await login(owner.email)).cookie,
    body: { fields: office(), photoIds: [], submissionKey: newSubmissionKey(), ...body },
  })
const count = async () =>
  (await backend.db.row<{ count: number }>(sql`select count(*) as count from properties`))?.count
const confirmedOf = async (id: string) =>
  (
    await backend.db.row<{ confirmed: string[] }>(
      sql`select confirmed from properties where id = ${id}`,
    )
  )?.confirmed

describe('A value outside its bounds', () => {
  test('is refused under its field until it is confirmed, and nothing changes', async () => {
    const before = await count()
    for (const confirmed of [undefined, [], ['plotArea', 'deposit']]) {
      const answer = await submit({ confirmed })
      expect(answer.status).toBe(ERRORS.unconfirmed.status)
      expect(answer.body).toMatchObject({
        code: 'unconfirmed',
        message: ERRORS.unconfirmed.sentence,
        fields: { 'fields.price': expect.stringContaining('₹85 per month is far less') },
      })
    }
    expect(await count()).toBe(before)
  })

  test('is named beside every other one', async () => {
    const fields = office({ plotArea: 2, deposit: 90_000, availableFrom: '2001-01-01' })
    const { body } = await submit({ fields, confirmed: ['deposit'] })
    expect(Object.keys(body.fields as object)).toEqual([
      'fields.plotArea',
      'fields.price',
      'fields.availableFrom',
    ])
  })

  test('is stored with the answer that it is right; a confirmed ordinary value is not', async () => {
    const answer = await submit({ confirmed: ['price', 'price', 'plotArea'] })
    expect(answer.status).toBe(201)
    expect(await confirmedOf(String(answer.body.id))).toEqual(['price'])
  })

  test('is confirmed by a name of a field only', async () => {
    const answer = await submit({ confirmed: ['everything'] })
    expect(answer.body).toMatchObject({ code: 'invalid' })
  })
})

describe('A change of a listing', () => {
  const edit = (id: string, fields: ListingFields, confirmed?: 'price'[], version = 1) =>
    editListing(backend, owner, id, {
      fields,
      photoIds: [],
      version,
      ...(confirmed ? { confirmed } : {}),
    })

  test('needs the answer anew, also where the listing had it, and forgets what became ordinary', async () => {
    const id = await makePending(backend.db, owner, office())
    expect(await edit(id, office({ price: 95 }))).toMatchObject({ code: 'unconfirmed' })
    expect(await edit(id, office({ price: 95 }), ['price'])).toMatchObject({ ok: true })
    expect(await confirmedOf(id)).toEqual(['price'])
    expect(await edit(id, office({ price: 40_000 }), ['price'], 2)).toMatchObject({ ok: true })
    expect(await confirmedOf(id)).toEqual([])
  })

  test('brings its answer through an approval and an undo', async () => {
    const id = await makePublished(backend.db, owner, office({ price: 40_000 }))
    expect(await edit(id, office(), ['price'], 2)).toMatchObject({ ok: true })
    expect(
      (await readOwnListings(backend.db, owner.id)).find((one) => one.id === id),
    ).toMatchObject({ confirmed: [], change: { fields: { confirmed: ['price'] } } })
    const waiting = await waitingEdit(backend.db, id)
    const { changes } = await readPrices(backend, admin)
    expect(changes.find((one) => one.id === waiting?.id)).toMatchObject({
      confirmed: ['price'],
      edit: { fields: { confirmed: [] } },
    })
    expect(await openAndApproveEdit(backend, admin, waiting?.id ?? '', 1)).toMatchObject({
      ok: true,
    })
    expect(await confirmedOf(id)).toEqual(['price'])
    const line = await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${id} and decision = 'edit.approved'`,
    )
    expect(await undoDecision(backend, admin, line?.id ?? '')).toMatchObject({ ok: true })
    expect(await confirmedOf(id)).toEqual([])
    expect((await waitingEdit(backend.db, id))?.fields).toMatchObject({ confirmed: ['price'] })
  })
})

test('A rejected or unpublished listing keeps its answers through an undo; visitors never see them', async () => {
  const id = await makePending(backend.db, owner, office())
  const rejection = await rejectListing(backend, admin, id, 1, 'Is it really ₹85?')
  await undoDecision(backend, admin, rejection.ok ? rejection.value.decisionId : '')
  expect(await confirmedOf(id)).toEqual(['price'])
  await openAndApprove(backend, admin, id, 2)
  expect(await readPublicListing(backend.db, id)).not.toHaveProperty('value.confirmed')
  const taken = await unpublishListing(backend, admin, id, 3, 'It is not.')
  await undoDecision(backend, admin, taken.ok ? taken.value.decisionId : '')
  expect(await confirmedOf(id)).toEqual(['price'])
})
