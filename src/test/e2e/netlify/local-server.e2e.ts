import { connect } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import { readSession } from '../../../contract/account.ts'
import { sendContact } from '../../../contract/contact.ts'
import { sendEnquiry } from '../../../contract/enquiry.ts'
import { ERRORS } from '../../../contract/errors.ts'
import { approveListing } from '../../../contract/moderation.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { demoAccount } from '../../support/browser/journeys.ts'
import { siteRows } from '../../support/site/served-site.ts'

// The functions on the local server. After each 403 and 404, it repeats the request with endings added to the address.

const UNKNOWN = 'nosuchlisting'
const message = () => ({
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message: 'When could I see it?',
  submissionKey: crypto.randomUUID(),
})
const attempts = async (what: string) =>
  (
    await siteRows<{ tries: number }>(
      'select coalesce(sum(count), 0)::int as tries from rate_limits where key like $1',
      [`${what}:%`],
    )
  )[0]?.tries ?? 0

/** Signs in like a browser; the context keeps the cookies. */
async function signIn(request: APIRequestContext, origin: string, role: 'Owner' | 'Admin') {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const { email, password } = demoAccount(role)
  await request.post('/api/auth/callback/credentials', {
    headers: { origin, 'x-auth-return-redirect': '1' },
    data: { email, password, csrfToken },
  })
}

test('An attempt refused with 404 is counted once, and answered as the function intended', async ({
  request,
  baseURL,
}) => {
  const before = await attempts('enquiry')
  const answer = await request.post(sendEnquiry.path.replace(':id', UNKNOWN), {
    headers: { origin: baseURL ?? '' },
    data: message(),
  })
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({
    code: 'listing_not_available',
    message: ERRORS.listing_not_available.sentence,
  })
  // Counted once for its network, once for the listing, and once for both.
  expect((await attempts('enquiry')) - before).toBe(3)
})

test('A decision refused with 403 decides and logs nothing, however often it is tried', async ({
  request,
  baseURL,
}) => {
  const state = () =>
    siteRows(
      'select (select count(*) from moderation_log) as decisions, (select count(*) from properties where not is_approved) as pending, revision from site_revision',
    )
  const [waiting] = await siteRows<{ id: string; version: number }>(
    'select id, version from properties where not is_approved limit 1',
  )
  await signIn(request, baseURL ?? '', 'Owner')
  const before = await state()
  const answer = await request.post(approveListing.path.replace(':id', waiting?.id ?? ''), {
    headers: { origin: baseURL ?? '' },
    data: { version: waiting?.version },
  })
  expect([answer.status(), (await answer.json()).code]).toEqual([403, 'forbidden'])
  expect(await state()).toEqual(before)
})

test('A call with a session cookie is answered for its user, newly on every call', async ({
  request,
  baseURL,
}) => {
  await signIn(request, baseURL ?? '', 'Admin')
  const { name, email } = demoAccount('Admin')
  for (let n = 0; n < 2; n++)
    expect(await (await request.get(readSession.path)).json()).toMatchObject({
      user: { name, email, role: 'Admin' },
    })
  await request.post('/api/auth/signout', {
    headers: { origin: baseURL ?? '' },
    data: { csrfToken: (await (await request.get('/api/auth/csrf')).json()).csrfToken },
  })
  expect(await (await request.get(readSession.path)).json()).toEqual({ user: null })
})

test('A write from another site is refused, and neither counted nor stored', async ({
  request,
}) => {
  const state = async () => [
    await attempts('contact'),
    await siteRows('select count(*) from contacts'),
  ]
  const before = await state()
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await request.post(sendContact.path, {
      headers: { origin },
      data: message(),
    })
    expect([answer.status(), (await answer.json()).code]).toEqual([403, 'foreign_origin'])
  }
  expect(await state()).toEqual(before)
})

test('Broken connections, malformed addresses and foreign host names affect no other caller', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const breakOff = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), 'localhost', () => {
        const head = `POST /api/photos HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 100`
        socket.write(`${head}\r\n\r\nabc`)
        setTimeout(() => socket.destroy(), 100)
      })
      socket.on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: 12 }, breakOff))
  expect((await request.get('/%')).status()).toBe(400)
  expect((await request.get('/', { headers: { host: 'evil.example' } })).status()).toBe(421)
  expect((await request.get('/build.json')).status()).toBe(200)
  expect((await request.get('/api/me')).status()).toBe(200)
})
