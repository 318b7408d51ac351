import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { approved } from '../../test/support/http/examples/example.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { logLinesOf, REQUEST_ID } from '../../test/support/http/log-lines.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { unpublishListing: unpublish } = handlers

const backend = setUpBackend()
let cookie: string
beforeAll(async () => {
  cookie = (await login((await makeUser(backend.db, 'Admin')).email)).cookie
})
afterEach(() => vi.unstubAllEnvs())

test('A failed purge does not undo the decision, is logged with the same request id, and is tried again later', async () => {
  const id = await approved(backend.db)
  // Netlify's library refuses to purge where no site is set, so a purge fails here.
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'a token')
  vi.stubEnv('SITE_ID', '')
  const lines = await logLinesOf(async () => {
    const { status } = await ask(unpublish, {
      method: 'POST',
      path: `/api/published-listings/${id}/unpublish`,
      body: { version: 2, reason: 'It has been let.' },
      cookie,
    })
    expect(status).toBe(200)
  })
  const refused = lines.filter(({ event }) => event === 'purge_failed')
  expect(lines[0]).toMatchObject({
    event: 'listing unpublished',
    requestId: REQUEST_ID,
    subjectId: id,
  })
  expect(refused).toMatchObject(
    [[`listing-${id}`], expect.arrayContaining(['new-listings', `page-${id}`])].map((tags) => ({
      requestId: lines[0]?.requestId,
      tags,
      error: expect.any(String),
    })),
  )
  expect(await backend.due.names()).toEqual(
    expect.arrayContaining([`purge-listing-${id}`, 'purge-new-listings']),
  )
})
