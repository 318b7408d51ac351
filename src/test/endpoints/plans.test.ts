import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Db } from '../../server/db/client.ts'
import { setUpHarness } from '../support/database/harness.ts'
import { tablesReadWhole } from '../support/database/plans.ts'
import type { EndpointName } from '../support/http/endpoints.ts'
import { exampledEndpoints, goodCall } from '../support/http/examples.ts'

/** Tables that grow with the portal. Those of content and of builds stay small. */
const LARGE = [
  'users',
  'sessions',
  'account_tokens',
  'properties',
  'property_edits',
  'images',
  'moderation_log',
  'audit_log',
  'enquiries',
  'phone_reveals',
  'reports',
  'contacts',
  'mails',
  'saved_searches',
  'followers',
  'asked_searches',
]

/**
 * Tables that admins' pages read completely, each with a reason. docs/scale.md says how long that takes with 100,000
 * listings.
 */
const WHOLE: Partial<Record<EndpointName, readonly string[]>> = {
  // Searched by any part of a text, and counted by kind.
  readUsers: ['users'],
  readContacts: ['contacts'],
  readLog: ['moderation_log'],
  // Counts all listings, and searches for lookalikes of waiting ones. All changes wait: each is compared with what it
  // changes.
  readDesk: ['properties', 'property_edits', 'users'],
  readPrices: ['properties', 'property_edits'],
  readStats: ['contacts', 'properties'],
  exportContacts: ['contacts'],
}

const harness = setUpHarness()
let db: Db
beforeAll(async () => {
  db = connect(harness.line.address, 'server')
})
afterAll(() => db.close())

const STATEMENT = /^\s*(with|select|insert|update|delete)/i

test('No call reads a large table completely, except some calls of admins', {
  // Every endpoint is called, and every statement planned twice.
  timeout: 120_000,
}, async () => {
  const statements = new Map<EndpointName, string[]>()
  for (const [name, endpoint] of exampledEndpoints) {
    const { sent } = await goodCall(harness, name, endpoint)
    harness.line.taken()
    await harness.send(sent)
    statements.set(
      name,
      harness.line.taken().filter((text) => STATEMENT.test(text)),
    )
  }
  expect(statements.get('readDesk')?.length).toBeGreaterThan(1)
  const read = await tablesReadWhole(db, LARGE, statements)
  expect(Object.fromEntries([...read].filter(([, tables]) => tables.length > 0))).toEqual(WHOLE)
})

test('A statement without a fitting index is found', async () => {
  const statements = new Map([
    ['by an index', ['select * from properties where id = $1']],
    ['without one', ["select * from properties where locality = 'x'"]],
    ['counted', ['select count(*) from images']],
    ['the newest', ['select * from audit_log order by at desc limit 10']],
  ])
  expect(Object.fromEntries(await tablesReadWhole(db, LARGE, statements))).toEqual({
    'by an index': [],
    'without one': ['properties'],
    counted: ['images'],
    'the newest': [],
  })
})
