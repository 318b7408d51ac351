import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { createListing: createListingFunction } = handlers

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let cookie: string
beforeAll(async () => {
  cookie = (await login(owner.email)).cookie
})

const submit = (body: Record<string, unknown>, who: string = cookie) =>
  ask(createListingFunction, {
    method: 'POST',
    path: '/api/listings',
    cookie: who,
    body: { fields: listingFields(), photoIds: [], submissionKey: newSubmissionKey(), ...body },
  })
const countOf = async (userId: string) =>
  (
    await backend.db.row<{ count: number }>(
      sql`select count(*) as count from properties where user_id = ${userId}`,
    )
  )?.count

describe('Submitting a listing', () => {
  test('stores it pending, with its photos in their order', async () => {
    const photoIds = await Promise.all([1, 2, 3].map(() => makePhotoRow(backend.db, owner)))
    const answer = await submit({ photoIds })
    expect(answer.status).toBe(201)
    const row = await backend.db.row<{ is_approved: boolean; photos: string[] }>(sql`
      select p.is_approved, array(select id from images where property_id = p.id order by position) as photos from properties p where id = ${String(answer.body.id)}`)
    expect(row).toEqual({ is_approved: false, photos: photoIds })
  })

  test('makes the name of a home without one from kind and place, told apart by size in one account', async () => {
    const who = (await login((await makeUser(backend.db)).email)).cookie
    const house = { propertyType: 'Independent House/Villa', city: 'Kanpur', locality: 'Kakadeo' }
    const { projectBuildingName: _, ...nameless } = listingFields({
      ...house,
      plotArea: 900,
    } as never)
    for (const fields of [
      nameless,
      { ...nameless, projectBuildingName: '', plotArea: 1200 },
      { ...nameless, projectBuildingName: 'N.A.', plotArea: 1500 },
      { ...nameless, projectBuildingName: 'House', locality: 'Kalyanpur' },
      { ...nameless, projectBuildingName: 'Shanti Niwas' },
    ])
      expect((await submit({ fields }, who)).status).toBe(201)
    const { body } = await ask(handlers.readOwnListings, { path: '/api/my/listings', cookie: who })
    const names = (body.listings as { projectBuildingName: string }[]).map(
      (one) => one.projectBuildingName,
    )
    expect(names.toSorted()).toEqual([
      'House in Kakadeo, Kanpur',
      'House in Kakadeo, Kanpur, 1,200 sq ft',
      'House in Kakadeo, Kanpur, 1,500 sq ft',
      'House in Kalyanpur, Kanpur',
      'Shanti Niwas',
    ])
  })

  test('stores a locality that is known by its name in English, in whichever script it was typed', async () => {
    const fields = listingFields({
      propertyType: 'Independent House/Villa',
      city: 'Kanpur',
      locality: 'काकादेव',
      projectBuildingName: '',
    } as never)
    const answer = await submit({ fields })
    const row = await backend.db.row(
      sql`select locality, project_building_name as name from properties where id = ${String(answer.body.id)}`,
    )
    expect(row).toEqual({ locality: 'Kakadeo', name: 'House in Kakadeo, Kanpur' })
  })

  test('refuses a pincode for a locality, with the question that the form asks', async () => {
    const answer = await submit({ fields: listingFields({ locality: '226 010' }) })
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { 'fields.locality': '226010 is a pincode. Which locality of it is the home in?' },
    ])
  })

  test('ignores an owner, approval or id in the request', async () => {
    const answer = await submit({
      userId: admin.id,
      isApproved: true,
      fields: { ...listingFields(), isApproved: true, userId: admin.id, id: 'mine' },
    })
    const row = await backend.db.row(
      sql`select user_id, is_approved from properties where id = ${String(answer.body.id)}`,
    )
    expect(row).toEqual({ user_id: owner.id, is_approved: false })
  })

  test('the same submission key, one after the other or twenty at once, creates one listing', async () => {
    const other = await makeUser(backend.db)
    const who = (await login(other.email)).cookie
    const body = {
      submissionKey: newSubmissionKey(),
      photoIds: [await makePhotoRow(backend.db, other)],
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body, who)))
    answers.push(await submit(body, who))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(await countOf(other.id)).toBe(1)
  })

  test('needs photos that are one’s own and unused', async () => {
    const used = await makePhotoRow(backend.db, owner)
    await makePending(backend.db, owner, {}, [used])
    const foreign = await makePhotoRow(backend.db, admin)
    for (const photoIds of [[used], [foreign], ['nosuchphoto2']])
      expect((await submit({ photoIds })).body.code).toBe('photo_missing')
  })

  test('refuses more than twelve photos', async () => {
    const answer = await submit({ photoIds: Array.from({ length: 13 }, (_, i) => `abcdefgh${i}`) })
    expect(answer.body).toMatchObject({ code: 'invalid', fields: { photoIds: expect.any(String) } })
  })

  test('refuses the admin’s own property types from others, and takes them from an admin', async () => {
    const fields = listingFields({ propertyType: 'Farmhouse' })
    expect((await submit({ fields })).status).toBe(400)
    expect((await submit({ fields }, (await login(admin.email)).cookie)).status).toBe(201)
  })

  test('clears answers that do not apply to a plot', async () => {
    const answer = await submit({ fields: listingFields({ propertyType: 'Plot/Land' }) })
    const row = await backend.db.row(
      sql`select bedrooms, floor_number, furnishing from properties where id = ${String(answer.body.id)}`,
    )
    expect(row).toEqual({ bedrooms: null, floor_number: null, furnishing: null })
  })

  test.each([
    ['a price that is no whole number', { price: 10.5 }, 'price'],
    ['no price', { price: null }, 'price'],
    ['a negative area', { plotArea: -3 }, 'plotArea'],
    ['an unknown city', { city: 'Agra' }, 'city'],
    ['a type of the other category', { propertyType: 'Office' }, 'propertyType'],
    [
      'a commercial PG',
      { listingType: 'PG', propertyCategory: 'Commercial', propertyType: 'Office' },
      'propertyType',
    ],
    ['a floor above the top', { floorNumber: 9, totalFloors: 8 }, 'floorNumber'],
    ['an unknown amenity', { amenities: ['Moat'] }, 'amenities.0'],
    ['a blank locality', { locality: '   ' }, 'locality'],
    ['a NUL in the name', { projectBuildingName: 'a\u0000b' }, 'projectBuildingName'],
    ['an invalid date', { availableFrom: '2026-02-30' }, 'availableFrom'],
    ['a date in the year 0', { availableFrom: '0000-01-01' }, 'availableFrom'],
    ['half a surrogate pair', { description: 'a \ud800 b' }, 'description'],
    ['a name of invisible spaces', { projectBuildingName: '\u200b\u200b' }, 'projectBuildingName'],
  ])('refuses %s under its field', async (_, wrong, field) => {
    const before = await countOf(owner.id)
    const answer = await submit({ fields: { ...listingFields(), ...wrong } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields as object)).toContain(`fields.${field}`)
    expect(await countOf(owner.id)).toBe(before)
  })

  test('needs a session', async () => expect((await submit({}, 'none=1')).status).toBe(401))
})

test('the database refuses invalid values even without the code’s checks', async () => {
  const id = await makePending(backend.db, owner)
  const set = (change: ReturnType<typeof sql>) =>
    backend.db.rows(sql`update properties set ${change} where id = ${id}`)
  await expect(set(sql`city = 'Agra'`)).rejects.toThrow(/properties_city/)
  await expect(set(sql`price = 0`)).rejects.toThrow(/properties_price/)
  await expect(set(sql`property_type = 'Office'`)).rejects.toThrow(/properties_type/)
  await expect(set(sql`amenities = '{Moat}'`)).rejects.toThrow(/properties_amenities/)
  await expect(set(sql`is_approved = true`)).rejects.toThrow(/properties_approved/)
  await expect(set(sql`floor_number = 9, total_floors = 2`)).rejects.toThrow(/properties_floors/)
  await expect(set(sql`availability = 'sold'`)).rejects.toThrow(/properties_closed/)
})
