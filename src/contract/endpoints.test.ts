import { describe, expect, test } from 'vitest'
import { entryFields } from '../test/support/entry-fields.ts'
import { ENTRY_KINDS } from '../domain/content/constants.ts'
import { PHOTO_LIMITS } from '../domain/photo/constants.ts'
import { endpoint, idSchema, submissionKeySchema } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { fail, ok } from './result.ts'

type Schema = { safeParse(said: unknown): { success: boolean } }
const takes = (schema: unknown, said: unknown) => (schema as Schema).safeParse(said).success
const id = 'abcd1234'
const submissionKey = '0123456789abcdef'

describe('An endpoint', () => {
  test('takes no parameters, no body and 64,000 bytes where it names nothing else', () => {
    const plain = endpoint()({ method: 'GET', path: '/api/x', action: 'session.read' })
    expect(plain).toMatchObject({ body: null, maxBytes: 64_000 })
    expect(takes(plain.params, {})).toBe(true)
    expect(plain.path).toBe('/api/x')
  })

  test('takes what it names', () => {
    expect(endpoints.uploadPhoto).toMatchObject({ body: 'bytes', maxBytes: PHOTO_LIMITS.bytes })
  })

  test('has a method and a path of its own', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('that creates something says so', () => {
    const creating = Object.entries(endpoints).filter(([, one]) => 'status' in one)
    expect(creating.map(([name]) => name).sort()).toEqual([
      'createAccount',
      'createEntry',
      'createListing',
      'reportListing',
      'sendContact',
      'sendEnquiry',
      'uploadPhoto',
    ])
  })
})

describe('In an address', () => {
  test('an id is eight to forty small letters and figures', () => {
    for (const good of [id, 'x'.repeat(40)]) expect(takes(idSchema, good)).toBe(true)
    for (const bad of [
      'abcd123',
      'x'.repeat(41),
      'ABCD1234',
      'abcd-1234',
      ' abcd1234',
      'abcd1234\n',
    ])
      expect(takes(idSchema, bad)).toBe(false)
  })

  test('one thing is named by its id', () => {
    const { readListing, removePhoto, undoDecision } = endpoints
    for (const { params } of [readListing, removePhoto, undoDecision])
      expect([takes(params, { id }), takes(params, {}), takes(params, { id: '../x' })]).toEqual([
        true,
        false,
        false,
      ])
  })

  test('several ids are joined by commas, fifty at most', () => {
    const { params } = endpoints.readListings
    const ids = (count: number) => ({ ids: Array(count).fill(id).join() })
    expect([1, 2, 50, 51].map((count) => takes(params, ids(count)))).toEqual([
      true,
      true,
      true,
      false,
    ])
    for (const bad of ['', ',', `${id},`, `,${id}`, `${id},x`, `${id};${id}`])
      expect(takes(params, { ids: bad })).toBe(false)
  })

  test('a revision is a number, a message too, and a city any text', () => {
    const { readNewListings, markContact, readCityProjects } = endpoints
    for (const bad of ['', 'x', '-1', '1x', '1.5'])
      expect([
        takes(readNewListings.params, { revision: bad }),
        takes(markContact.params, { id: bad }),
      ]).toEqual([false, false])
    expect(takes(readNewListings.params, { revision: '1'.repeat(12) })).toBe(true)
    expect(takes(readNewListings.params, { revision: '1'.repeat(13) })).toBe(false)
    expect(takes(markContact.params, { id: '1'.repeat(15) })).toBe(true)
    expect(takes(markContact.params, { id: '1'.repeat(16) })).toBe(false)
    for (const city of ['Noida', 'गोमती नगर', 'x'.repeat(80)])
      expect(takes(readCityProjects.params, { city })).toBe(true)
    for (const city of ['', 'a/b', 'a\u0000b', 'x'.repeat(81)])
      expect(takes(readCityProjects.params, { city })).toBe(false)
  })
})

test('A submission has a key of sixteen to sixty-four small letters, figures and hyphens', () => {
  for (const good of [submissionKey, 'a-'.repeat(32)])
    expect(takes(submissionKeySchema, good)).toBe(true)
  for (const bad of [
    'a'.repeat(15),
    'a'.repeat(65),
    submissionKey.toUpperCase(),
    `${submissionKey}/`,
  ])
    expect(takes(submissionKeySchema, bad)).toBe(false)
})

describe('An account is changed', () => {
  test.each([
    [endpoints.changeRole, 'Owner', 'Agent'],
    [endpoints.changeStatus, 'active', 'disabled'],
  ])('from what was read to what there is', ({ body }, from, to) => {
    expect(takes(body, { from, to })).toBe(true)
    for (const bad of [{ to }, { from }, { from: 'x', to }, { from, to: 'x' }])
      expect(takes(body, bad)).toBe(false)
  })
})

describe('Messages', () => {
  const written = {
    name: 'Asha',
    mobileNumber: '9876543210',
    email: 'asha@example.in',
    message: 'Is it still to be had?',
    submissionKey,
  }

  test.each([
    ['a contact', endpoints.sendContact, written],
    ['an enquiry', endpoints.sendEnquiry, written],
    ['a report', endpoints.reportListing, { reason: 'Fraud', submissionKey }],
  ])('of %s need a key, and may fill in what no person sees', (_, { body }, good) => {
    expect(takes(body, good)).toBe(true)
    expect(takes(body, { ...good, website: 'https://spam.example' })).toBe(true)
    expect(takes(body, { ...good, submissionKey: undefined })).toBe(false)
  })

  test('that ask for a number agree to be noted', () => {
    const { body } = endpoints.revealPhone
    expect(takes(body, { agreed: true })).toBe(true)
    for (const bad of [{}, { agreed: false }, { agreed: 'true' }])
      expect(takes(body, bad)).toBe(false)
  })
})

describe.each(ENTRY_KINDS)('An entry of %s', (collection) => {
  const fields = entryFields[collection]
  const { createEntry, changeEntry } = endpoints

  test('is created with a key, and changed in the version that was read', () => {
    expect(takes(createEntry.body, { collection, fields, submissionKey })).toBe(true)
    expect(takes(createEntry.body, { collection, fields })).toBe(false)
    expect(takes(changeEntry.body, { collection, fields, version: 1 })).toBe(true)
    for (const version of [undefined, 0, 1.5, '1'])
      expect(takes(changeEntry.body, { collection, fields, version })).toBe(false)
  })

  test('has its own fields', () => {
    expect(takes(createEntry.body, { collection, fields: {}, submissionKey })).toBe(false)
    expect(takes(createEntry.body, { collection: 'users', fields, submissionKey })).toBe(false)
  })
})

test('A result is a value, or a code with what there is to say about it', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 })
  expect(fail('not_found')).toEqual({ ok: false, code: 'not_found' })
  expect(fail('invalid', { fields: { name: 'Empty.' } })).toEqual({
    ok: false,
    code: 'invalid',
    fields: { name: 'Empty.' },
  })
})
