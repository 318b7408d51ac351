import { once } from 'node:events'
import { createServer, request as requestOf, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PHOTO_TEXTS } from '#language/photo/texts'
import type { SessionUser } from '../../src/contract/account.ts'
import { uploadPhoto } from '../../src/contract/photo.ts'
import { PHOTO_LIMITS } from '../../src/domain/photo/constants.ts'
import { makePhotoRow, makeUser, PASSWORD } from '../../src/test/support/data/factories.ts'
import { cameraFile, svgFile } from '../../src/test/support/data/pictures.ts'
import { setUpHarness } from '../../src/test/support/database/harness.ts'
import { Problem } from '../lib/problem.ts'
import { type Filling, storePictures } from './upload.ts'

const harness = setUpHarness()
const STACK = `TimeoutError: Task timed out after 30.00 seconds
 TimeoutError: Task timed out after 30.00 seconds
    at new TimeoutError (/node_modules/lambda-local/build/lambdalocal.js:111:28)`

let pictures: Map<string, Uint8Array>
let site: Server | undefined
let admin: SessionUser
beforeAll(async () => {
  const names = ['tower-blue-hour', 'kitchen', 'bedroom', 'bathroom', 'balcony-view']
  pictures = new Map(
    await Promise.all(
      names.map(async (name, n) => [name, await cameraFile(300 + 10 * n, 240, 1)] as const),
    ),
  )
})
afterEach(() => {
  site?.close()
  site?.closeAllConnections()
})
beforeEach(async () => {
  admin = await makeUser(harness.db, 'Admin')
})

/**
 * Opens a site in front of the real functions, which treats each upload as its number says: `fail` is how netlify dev
 * answers for a function that took too long; `lose` stores the photo, and breaks the connection before the answer.
 */
async function openSite(
  treats: (upload: number) => 'pass' | 'fail' | 'cut' | 'lose' = () => 'pass',
) {
  /** For each upload that was passed on, how many there were at that moment. */
  const atOnce: number[] = []
  let uploads = 0
  let now = 0
  site = createServer((request, response) => {
    const isUpload = request.url === uploadPhoto.path
    const way = isUpload ? treats(++uploads) : 'pass'
    if (way === 'cut') return void request.socket.destroy()
    if (way === 'fail')
      return void request.resume().on('end', () => response.writeHead(500).end(STACK))
    if (isUpload) atOnce.push(++now)
    const { method, headers, url = '' } = request
    const behind = requestOf(harness.address + url, { method, headers }, (answer) => {
      if (isUpload) now -= 1
      if (way === 'lose') return void request.socket.destroy()
      response.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(response)
    })
    request.pipe(behind)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  return { siteUrl: `http://127.0.0.1:${port}`, atOnce }
}

const fill = (over: Partial<Filling> & { siteUrl: string }) =>
  storePictures(pictures, {
    db: harness.db,
    login: { email: admin.email, password: PASSWORD },
    log: () => {},
    pauseMs: 1,
    ...over,
  })

const rows = () =>
  harness.db.rows<{ id: string; kept: boolean; counts: boolean }>(sql`
    select id, is_site as kept, not is_site and erase_after > now() as counts
    from images
    where user_id = ${admin.id}`)

test('Demo pictures are uploaded like a user’s, and are the site’s from then on', async () => {
  const { siteUrl } = await openSite()
  const photos = await fill({ siteUrl })
  expect([...photos.keys()]).toEqual([...pictures.keys()])
  expect(photos.get('tower-blue-hour')).toMatchObject({ width: 300, height: 240 })
  const stored = await rows()
  expect(stored.map(({ id }) => id).sort()).toEqual([...photos.values()].map(({ id }) => id).sort())
  expect(stored.filter(({ kept }) => !kept)).toEqual([])
})

test('A picture that is refused ends the filling with a sentence that names it and says why', async () => {
  const { siteUrl, atOnce } = await openSite()
  const drawn = new Map([['kitchen', svgFile()]])
  const refused = storePictures(drawn, {
    db: harness.db,
    siteUrl,
    login: { email: admin.email, password: PASSWORD },
    log: () => {},
  })
  await expect(refused).rejects.toEqual(
    new Problem(`the picture kitchen was not taken: ${PHOTO_TEXTS.wrongType}`),
  )
  expect(atOnce).toHaveLength(1)
})

test('Pictures that fail are sent again, one at a time, until they are taken; the progress quotes no stack', async () => {
  const { siteUrl, atOnce } = await openSite((upload) =>
    upload === 1 || (upload > 3 && upload < 10) ? 'fail' : 'pass',
  )
  const said: string[] = []
  expect((await fill({ siteUrl, log: (line) => said.push(line) })).size).toBe(pictures.size)
  expect(atOnce.slice(-2)).toEqual([1, 1])
  const again = said.filter((line) => line.includes('trying again'))
  expect(again.length).toBeGreaterThan(3)
  for (const line of again)
    expect(line).toMatch(
      /^the picture [a-z-]+: 500 TimeoutError: Task timed out after 30\.00 seconds; trying again in \d+ s$/,
    )
})

test('A picture whose answer is lost is sent again, and only one of the two is kept', async () => {
  const { siteUrl } = await openSite((upload) => (['cut', 'lose'] as const)[upload - 1] ?? 'pass')
  const photos = await fill({ siteUrl })
  const stored = await rows()
  expect(stored.length).toBe(pictures.size + 1)
  expect(
    stored
      .filter(({ kept }) => kept)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...photos.values()].map(({ id }) => id).sort())
  expect(stored.filter(({ counts }) => counts)).toEqual([])
})

test('What tries without an answer have left does not count as unused photos of the account', async () => {
  for (let n = 0; n < PHOTO_LIMITS.unusedPerUser; n++) await makePhotoRow(harness.db, admin)
  const { siteUrl } = await openSite()
  expect((await fill({ siteUrl })).size).toBe(pictures.size)
})

test('A filling whose server ends stops with one sentence, and the next one sends only what is missing', async () => {
  const { promise: siteEnded, resolve } = Promise.withResolvers<void>()
  const first = await openSite((upload) => {
    if (upload <= 2) return 'pass'
    resolve()
    return 'cut'
  })
  await expect(fill({ ...first, siteEnded })).rejects.toEqual(
    new Problem('netlify dev ended meanwhile'),
  )
  const kept = (await rows()).filter((row) => row.kept).map(({ id }) => id)
  expect(kept.length).toBe(2)

  const second = await openSite()
  const photos = await fill(second)
  expect(second.atOnce.length).toBe(pictures.size - 2)
  expect([...photos.values()].map(({ id }) => id)).toEqual(expect.arrayContaining(kept))
  const third = await openSite()
  expect(await fill(third)).toEqual(photos)
  expect(third.atOnce).toEqual([])
})
