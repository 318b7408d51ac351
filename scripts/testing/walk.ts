import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createAccount } from '../../src/contract/account.ts'
import { createListing } from '../../src/contract/listing.ts'
import { approveListing, noteRead } from '../../src/contract/moderation.ts'
import { PAGE_HEADERS } from '../../src/contract/page-headers.ts'
import { listingPath, photoPath } from '../../src/contract/paths.ts'
import { uploadPhoto } from '../../src/contract/photo.ts'
import { grantAdmin } from '../../src/server/account/commands.ts'
import { connect } from '../../src/server/db/client.ts'
import { newSubmissionKey, PASSWORD } from '../../src/test/support/data/factories.ts'
import { listingFields } from '../../src/test/support/data/listing-fields.ts'
import { cameraFile } from '../../src/test/support/data/pictures.ts'
import { applyMigrations } from '../../src/test/support/database/postgres.ts'
import { startBuildHook } from '../../src/test/support/http/build-hook.ts'
import { type Received, type Sent, send } from '../../src/test/support/http/send.ts'
import { cookiesOf, postAuth } from '../../src/test/support/http/sign-in.ts'
import { messageOf } from '../lib/problem.ts'
import { say } from '../lib/steps.ts'
import { copiedMigrations } from './migrate.ts'

const SERVER = new URL('deployed.ts', import.meta.url)

type Site = { address: string; database: string; builds(): number }

/** Runs one request; throws on an unexpected status. */
async function step(site: Site, status: number, sent: Sent): Promise<Received> {
  const answer = await send(site.address, sent)
  if (answer.status === status) return answer
  const what = `${sent.method ?? 'GET'} ${sent.path}`
  throw new Error(`${what} answers ${answer.status}, not ${status}: ${answer.text.slice(0, 300)}`)
}

function expectSame(what: string, seen: unknown, wanted: unknown): void {
  if (seen !== wanted) throw new Error(`${what}: ${seen}, not ${wanted}`)
}

async function signUp(site: Site, role: 'Owner' | 'Client'): Promise<{ email: string }> {
  const email = `${role.toLowerCase()}@walk.example`
  const body = {
    name: 'Asha Rao',
    mobileNumber: '9876543210',
    role,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  await step(site, 201, { method: 'POST', path: createAccount.path, body })
  return { email }
}

async function signIn(site: Site, email: string): Promise<string> {
  const fields = { email, password: PASSWORD }
  return cookiesOf(await postAuth(site.address, 'callback/credentials', fields))
}

/** Signs up, posts with a photo, approves, and reads the page like a browser without scripts. */
async function walk(site: Site): Promise<void> {
  const owner = await signIn(site, (await signUp(site, 'Owner')).email)
  const photo = await step(site, 201, {
    method: 'POST',
    path: uploadPhoto.path,
    cookie: owner,
    bytes: await cameraFile(900, 700),
    headers: { 'content-type': 'image/jpeg' },
  })
  const fields = listingFields({ projectBuildingName: 'Walkers Court' })
  const listing = await step(site, 201, {
    method: 'POST',
    path: createListing.path,
    cookie: owner,
    body: { fields, photoIds: [photo.body.id], submissionKey: newSubmissionKey() },
  })
  const id = String(listing.body.id)
  await step(site, 404, { path: listingPath(id) })

  const { email } = await signUp(site, 'Client')
  const db = connect(site.database, 'server')
  await grantAdmin(db, email)
  await db.close()
  const admin = await signIn(site, email)
  const opened = { version: 1, part: 'all', photoIds: [photo.body.id] }
  await step(site, 200, {
    method: 'POST',
    path: noteRead.path.replace(':id', id),
    cookie: admin,
    body: opened,
  })
  const path = approveListing.path.replace(':id', id)
  const approving = Date.now()
  await step(site, 200, { method: 'POST', path, cookie: admin, body: { version: 1 } })
  const page = await step(site, 200, { path: listingPath(id) })
  say(`  from an approval to its page without script: ${Date.now() - approving} ms`)
  expectSame('The build hook was asked so often', site.builds(), 1)

  const picture = photoPath(String(photo.body.key), 640)
  for (const part of ['Walkers Court', '72,00,000', picture.replace(/\.\w+$/, '')])
    expectSame(`The page holds ${part}`, page.text.includes(part), true)
  for (const [name, value] of Object.entries(PAGE_HEADERS))
    expectSame(`${name} of the page`, page.headers.get(name), value)
  await step(site, 200, { path: picture })
  const [, shared = ''] =
    /property="og:image" content="[^"]+?(\/share\/[^"]+)"/.exec(page.text) ?? []
  const asked = Date.now()
  const drawn = await step(site, 200, { path: shared })
  say(`  the picture of a shared link, drawn for the first time: ${Date.now() - asked} ms`)
  expectSame('The picture of a shared link', drawn.headers.get('content-type'), 'image/jpeg')
  await step(site, 200, { path: '/' })
}

/** Walks through the built pages and the packed functions, which run in their own process with Neon's driver. */
async function walkDeployed(project: string, database: string): Promise<void> {
  const hook = await startBuildHook()
  const { PATH, HOME } = process.env
  // Only what Netlify gives and what docs/deploy.md asks for.
  const env = {
    PATH,
    HOME,
    NETLIFY: 'true',
    DEPLOY_CONTEXT: 'production',
    NETLIFY_DB_URL: database,
    NETLIFY_DB_DRIVER: 'serverless',
    BUILD_HOOK_URL: hook.address,
    AUTH_SECRET: 'a secret for tests only, long enough',
    REBUILD_EVERY_MINUTES: '0',
  }
  const server = fork(SERVER, [project], { env, silent: true })
  const gone = once(server, 'exit')
  server.stdout?.resume()
  server.stderr?.pipe(process.stderr)
  try {
    const up = once(server, 'message', { signal: AbortSignal.timeout(60_000) })
    const ended = gone.then(() => {
      throw new Error('the server ended before it was up')
    })
    const [address] = (await Promise.race([up, ended])) as [string]
    await walk({ address, database, builds: hook.asked })
  } finally {
    hook.close()
    if (server.connected) server.disconnect()
    await gone
  }
}

/** Publishes the output of a deploy's build as the deploy would, and walks through it. Returns at most one sentence. */
export async function walkThrough(project: string, database: string): Promise<string[]> {
  try {
    await applyMigrations(database, await copiedMigrations(project))
    await walkDeployed(project, database)
    return []
  } catch (error) {
    return [`The walk through the deployed portal ended: ${messageOf(error)}`]
  }
}
