import { describe, expect, test } from 'vitest'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import type { ListingFields } from '../listing/schema.ts'
import { homesByReference, type KnownHome, type PlannedLine, planOf } from './plan.ts'

const home = (over: Partial<KnownHome> = {}): KnownHome => ({
  ...listingFields(),
  id: 'home1',
  version: 3,
  state: 'approved',
  listingState: 'published',
  availability: 'available',
  reference: 'KH-12',
  photos: [{ id: 'a', room: 'hall' }],
  change: null,
  decisionId: null,
  ...over,
})
const line = (over: Partial<ListingFields> = {}, rest: Partial<PlannedLine> = {}): PlannedLine => ({
  fields: listingFields(over),
  confirmed: [],
  reference: ' kh-12 ',
  offer: 'offered',
  ...rest,
})
const plan = (
  own: PlannedLine,
  homes: readonly KnownHome[] = [home()],
  file: { hasPhotos?: boolean; isWanted?: boolean } = {},
) =>
  planOf(own, homesByReference(homes), {
    hasPhotos: file.hasPhotos ?? false,
    ...(file.isWanted ? { isWanted: true } : {}),
  })
const editOf = (...args: Parameters<typeof plan>) => {
  const planned = plan(...args)
  return planned?.is === 'edit' ? planned : null
}

describe('A line of a home that is known by its reference', () => {
  test('does nothing if it says what is here', () => {
    expect(plan(line())).toEqual({ is: 'nothing', why: 'same' })
  })

  test('becomes an edit that shows what changes, keeps the photos, and names the versions', () => {
    const planned = editOf(line({ price: 7_500_000 }))
    expect(planned?.changes).toEqual([{ field: 'price', from: '₹72,00,000', to: '₹75,00,000' }])
    expect(planned?.edit).toMatchObject({
      id: 'home1',
      version: 3,
      changeVersion: null,
      takesPhotos: false,
      photoIds: ['a'],
      photoRooms: { a: 'hall' },
      fields: { price: 7_500_000 },
    })
  })

  test('is compared with the change that waits', () => {
    const fields = listingFields({ price: 7_500_000 })
    const waits = home({ change: { version: 2, fields, photos: [] } })
    expect(plan(line({ price: 7_500_000 }), [waits])).toEqual({ is: 'nothing', why: 'same' })
    expect(editOf(line(), [waits])?.edit.changeVersion).toBe(2)
    const refused = home({ change: { version: null, fields, photos: [] } })
    expect(editOf(line({ price: 7_500_000 }), [refused])?.edit.changeVersion).toBeNull()
  })

  test('touches nothing where its cell is empty, or the file has no column', () => {
    const bare = { description: null, amenities: [] }
    expect(plan(line(bare))).toEqual({ is: 'nothing', why: 'same' })
    expect(editOf(line({ ...bare, price: 7_500_000 }))?.edit.fields).toMatchObject({
      amenities: ['Lift', 'Parking'],
    })
  })

  test('keeps its own name where the line has none but a made one', () => {
    const made = { projectBuildingName: 'Flat in Gomti Nagar, Lucknow' }
    expect(plan(line(made))).toEqual({ is: 'nothing', why: 'same' })
    const sized = { projectBuildingName: 'Flat in Gomti Nagar, Lucknow, 1,450 sq ft' }
    const known = home({ ...sized, locality: 'Gomti Nagar', city: 'Lucknow', plotArea: 1450 })
    const says = { ...made, locality: 'Gomti Nagar', city: 'Lucknow' as const, plotArea: 1450 }
    expect(plan(line(says), [known])).toEqual({ is: 'nothing', why: 'same' })
    expect(editOf(line({ ...says, plotArea: 1500 }), [known])?.edit.fields).toMatchObject({
      projectBuildingName: 'Flat in Gomti Nagar, Lucknow, 1,500 sq ft',
    })
  })

  test('is the same where the line has its place in Hindi', () => {
    const known = home({ locality: 'Gomti Nagar', city: 'Lucknow' })
    const says = line({ locality: 'गोमती नगर', city: 'Lucknow' })
    expect(plan(says, [known])).toEqual({ is: 'nothing', why: 'same' })
  })

  test('drops answers that another type of property does not have', () => {
    const plot = { propertyType: 'Plot/Land' as const, bedrooms: null, bathrooms: null }
    expect(editOf(line(plot))?.edit.fields).toMatchObject({ bedrooms: null, floorNumber: null })
  })

  test('brings photos to a home without any, and replaces none', () => {
    expect(plan(line(), undefined, { hasPhotos: true })).toEqual({ is: 'nothing', why: 'same' })
    const planned = editOf(line(), [home({ photos: [] })], { hasPhotos: true })
    expect([planned?.changes, planned?.edit.takesPhotos]).toEqual([[], true])
  })

  test('posts a rejected one again only once it says something else', () => {
    const rejected = home({ state: 'rejected', listingState: null, decisionId: 'no1', version: 0 })
    expect(plan(line(), [rejected])).toEqual({ is: 'nothing', why: 'rejected' })
    expect(plan(line({ price: 7_000_000 }), [rejected])).toMatchObject({
      is: 'new',
      repost: { repostOf: 'no1', fields: { price: 7_000_000 } },
    })
    expect(plan(line(), [rejected, home()])).toEqual({ is: 'nothing', why: 'same' })
  })

  test('posts a rejected one again with what the file does not say of it, and its photos', () => {
    const rejected = home({
      state: 'rejected',
      listingState: null,
      decisionId: 'no1',
      description: 'A quiet lane.',
      photos: [{ id: 'photo1', room: 'kitchen', origin: 'AI' }],
    })
    const again = line({ price: 7_000_000, description: null })
    expect(plan(again, [rejected])).toMatchObject({
      repost: {
        fields: { description: 'A quiet lane.' },
        photoIds: ['photo1'],
        photoRooms: { photo1: 'kitchen' },
        photoOrigins: { photo1: 'AI' },
      },
    })
    expect(plan(again, [rejected], { hasPhotos: true })).toMatchObject({
      repost: { photoIds: [], photoRooms: {}, photoOrigins: {} },
    })
  })

  test('leaves a home alone that is marked as sold here', () => {
    const sold = home({ availability: 'sold', listingState: 'closed' })
    expect(plan(line({ price: 1_000_000 }), [sold])).toEqual({ is: 'nothing', why: 'closedHere' })
  })
})

describe('A line of a home that is not on offer', () => {
  test('marks it as sold or rented, if it is published', () => {
    const closed = line({}, { offer: 'closed' })
    expect(plan(closed)).toEqual({ is: 'close', id: 'home1', version: 3, as: 'sold' })
    expect(
      plan(line({}, { offer: 'closed', fields: null }), [home({ listingType: 'Rent' })]),
    ).toEqual({ is: 'close', id: 'home1', version: 3, as: 'rented' })
    for (const [over, why] of [
      [{ state: 'pending', listingState: 'pending' }, 'closedPending'],
      [{ availability: 'sold', listingState: 'closed' }, 'alreadyClosed'],
      [{ reference: 'other' }, 'closed'],
    ] as const)
      expect(plan(closed, [home(over)])).toEqual({ is: 'nothing', why })
  })

  test('is posted only if the agent wants it', () => {
    const expired = line({}, { offer: 'expired', reference: null })
    expect(plan(expired)).toEqual({ is: 'nothing', why: 'expired' })
    expect(plan(expired, [], { isWanted: true })).toEqual({ is: 'new', repost: null })
  })
})

test('A line without a reference, or with a new one, is a new home', () => {
  expect(plan(line({}, { reference: null }))).toEqual({ is: 'new', repost: null })
  expect(plan(line({}, { reference: 'KH-13' }))).toEqual({ is: 'new', repost: null })
  expect(plan(line({}, { fields: null }))).toBeNull()
})
