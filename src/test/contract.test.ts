import { describe, expect, test } from 'vitest'
import { ENTRY_KINDS } from '../domain/content/fields.ts'
import { PHOTO_LIMITS } from '../domain/photo/constants.ts'
import { PAPER_LIMITS } from '../domain/right-to-offer/constants.ts'
import { JSON_BYTES } from '../server/http.ts'
import { idSchema, submissionKeySchema } from '../server/schemas.ts'
import { type EndpointName, endpoints } from './support/http/endpoints.ts'
import { allEndpoints } from './support/http/examples.ts'
import { allMounted, mountedOf } from './support/http/handlers.ts'
import { entryFields } from './support/structure/entry-fields.ts'

type Schema = { safeParse(said: unknown): { success: boolean } }
const takes = (schema: unknown, said: unknown) => (schema as Schema).safeParse(said).success
const bodyOf = (name: EndpointName) => mountedOf(name).body
const id = 'abcd1234'
const submissionKey = '0123456789abcdef'

const contract = import.meta.glob<object>('../contract/*.ts', { eager: true })
const isEndpoint = (exported: unknown) =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'reply' in exported

describe('An endpoint of the contract', () => {
  test('is known to the tests of all endpoints', () => {
    const said = Object.values(contract).flatMap((file) => Object.values(file).filter(isEndpoint))
    expect(new Set(said)).toEqual(new Set(Object.values(endpoints)))
  })

  test('is mounted once', () => {
    const mounted = allMounted.map(({ endpoint }) => endpoint)
    expect(new Set(mounted)).toEqual(new Set(Object.values(endpoints)))
    expect(mounted).toHaveLength(Object.keys(endpoints).length)
  })

  test('has its own method and path', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('reads a body exactly if its contract names one', () => {
    const reading = allMounted.filter(({ body }) => body !== null)
    expect(reading.filter(({ endpoint }) => !endpoint.body)).toEqual([])
    const named = Object.values(endpoints).filter((one) => 'body' in one)
    expect(reading.map(({ endpoint }) => endpoint)).toHaveLength(named.length)
  })

  test('reads a query exactly if its contract names one', () => {
    for (const { endpoint, query } of allMounted)
      expect([endpoint.path, query !== null]).toEqual([endpoint.path, 'query' in endpoint])
  })

  test('takes at most 64,000 bytes, except for a photo and a paper', () => {
    const larger = allEndpoints.filter(([, { maxBytes }]) => maxBytes !== JSON_BYTES)
    expect(larger.map(([name, { maxBytes }]) => [name, maxBytes])).toEqual([
      ['showPaper', PAPER_LIMITS.pages * (PAPER_LIMITS.bytes / 3) * 4 + 4000],
      ['uploadPhoto', PHOTO_LIMITS.bytes],
    ])
    expect(JSON_BYTES).toBe(64_000)
    expect(bodyOf('uploadPhoto')).toBe('bytes')
  })

  test('that creates something answers with status 201', () => {
    const creating = Object.entries(endpoints).filter(([, one]) => 'status' in one)
    expect(creating.map(([name]) => name).sort()).toEqual([
      'createAccount',
      'createEntry',
      'createListing',
      'reportListing',
      'saveSearch',
      'sendContact',
      'sendEnquiry',
      'sendLaunch',
      'showPaper',
      'uploadPhoto',
    ])
  })
})

describe('In an address', () => {
  test('an id has eight to forty small letters and digits', () => {
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
    for (const { params } of [mountedOf('readListing'), mountedOf('undoDecision')])
      expect([takes(params, { id }), takes(params, {}), takes(params, { id: '../x' })]).toEqual([
        true,
        false,
        false,
      ])
  })

  test('several ids are separated by commas, at most fifty', () => {
    const { params } = mountedOf('readListings')
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

  test('a revision and a message are numbers, and a city is any text', () => {
    const [readNewListings, markContact, readCityProjects] = (
      ['readNewListings', 'markContact', 'readCityProjects'] as const
    ).map(mountedOf)
    for (const bad of ['', 'x', '-1', '1x', '1.5'])
      expect([
        takes(readNewListings?.params, { revision: bad }),
        takes(markContact?.params, { contact: bad }),
      ]).toEqual([false, false])
    expect(takes(readNewListings?.params, { revision: '1'.repeat(12) })).toBe(true)
    expect(takes(readNewListings?.params, { revision: '1'.repeat(13) })).toBe(false)
    expect(takes(markContact?.params, { contact: '1'.repeat(15) })).toBe(true)
    expect(takes(markContact?.params, { contact: '1'.repeat(16) })).toBe(false)
    for (const city of ['Noida', 'गोमती नगर', 'x'.repeat(80)])
      expect(takes(readCityProjects?.params, { city })).toBe(true)
    for (const city of ['', '.', '..', 'a/b', 'a\u0000b', 'x'.repeat(81)])
      expect(takes(readCityProjects?.params, { city })).toBe(false)
  })
})

test('A submission has a key of sixteen to sixty-four small letters, digits and hyphens', () => {
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
    ['changeRole', 'Owner', 'Agent'],
    ['changeStatus', 'active', 'disabled'],
  ] as const)('by %s, with the state that was read and the new one', (name, from, to) => {
    const body = bodyOf(name)
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
    ['a contact', 'sendContact', written],
    ['an enquiry', 'sendEnquiry', written],
    ['a report', 'reportListing', { reason: 'Fraud', submissionKey }],
  ] as const)('of %s need a key, and may fill a field that people cannot see', (_, name, good) => {
    const body = bodyOf(name)
    expect(takes(body, good)).toBe(true)
    expect(takes(body, { ...good, website: 'https://spam.example' })).toBe(true)
    expect(takes(body, { ...good, submissionKey: undefined })).toBe(false)
  })

  test('that ask for a number agree that this is recorded', () => {
    const body = bodyOf('revealPhone')
    expect(takes(body, { agreed: true })).toBe(true)
    for (const bad of [{}, { agreed: false }, { agreed: 'true' }])
      expect(takes(body, bad)).toBe(false)
  })
})

describe.each(ENTRY_KINDS)('An entry of %s', (collection) => {
  const fields = entryFields[collection]
  const [createEntry, updateEntry] = [mountedOf('createEntry'), mountedOf('updateEntry')]

  test('is created with a key, and changed in the version that was read', () => {
    expect(takes(createEntry.body, { collection, fields, submissionKey })).toBe(true)
    expect(takes(createEntry.body, { collection, fields })).toBe(false)
    expect(takes(updateEntry.body, { collection, fields, version: 1 })).toBe(true)
    for (const version of [undefined, 0, 1.5, '1'])
      expect(takes(updateEntry.body, { collection, fields, version })).toBe(false)
  })

  test('has its own fields', () => {
    expect(takes(createEntry.body, { collection, fields: {}, submissionKey })).toBe(false)
    expect(takes(createEntry.body, { collection: 'users', fields, submissionKey })).toBe(false)
  })
})
