import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import sharePicture from '../../../functions/share-picture.ts'
import type { SessionUser } from '../../contract/account.ts'
import { SHARE_PICTURE, sharedListing } from '../../contract/share-pictures.ts'
import { openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { sendPhoto } from '../../test/support/database/stored.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readPublicListing } from '../listing/public.ts'
import { inTurn } from './draw.ts'

const MOST_BYTES = 300_000

const backend = setUpBackend()
let [owner, admin]: SessionUser[] = []
beforeAll(async () => {
  owner = await makeUser(backend.db)
  admin = await makeUser(backend.db, 'Admin')
})

const show = async (kind: string, name: string, method = 'GET') =>
  sharePicture(
    new Request(`http://localhost/share/${kind}/${name}.jpg`, { method }),
    {},
    () => backend,
  )

async function looksOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBeLessThan(MOST_BYTES)
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...SHARE_PICTURE })
  return sharp(bytes)
}
const colourAt = async (image: Sharp, left: number, top: number) => {
  const pixel = await image.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}

test('A listing has a picture while it is public, with its cover at the left, and none before and after', async () => {
  if (!owner || !admin) throw new Error('Nobody is there.')
  const { cookie } = await login(owner.email)
  const photo = (await sendPhoto(await cameraFile(900, 600, 1), { cookie })).body as { id: string }
  const id = await makePending(backend.db, owner, {}, [photo.id])
  expect((await show('listing', id)).status).toBe(404)

  await openAndApprove(backend, admin, id, 1)
  const open = await show('listing', id)
  expect(open.status).toBe(200)
  expect(open.headers.get('content-type')).toBe('image/jpeg')
  expect(open.headers.get('netlify-cache-tag')).toBe(`listing-${id}`)
  expect(open.headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=604800')
  const whole = await looksOf(open)
  const cover = await sharp(
    (await backend.photos.read(`${(photo as { key?: string }).key}/1280.webp`)) ?? Buffer.alloc(0),
  )
    .resize(690, 630, { fit: 'cover' })
    .png()
    .toBuffer()
  const [there, shown] = [await colourAt(sharp(cover), 400, 300), await colourAt(whole, 400, 300)]
  for (const [n, value] of there.slice(0, 3).entries())
    expect(Math.abs(value - (shown[n] ?? 0))).toBeLessThan(40)

  const taken = await ask(handlers.unpublishListing, {
    method: 'POST',
    path: `/api/published-listings/${id}/unpublish`,
    body: { version: 2, reason: 'It has been let.' },
    cookie: (await login(admin.email)).cookie,
  })
  expect(taken.status).toBe(200)
  expect((await show('listing', id)).status).toBe(404)
})

test('A listing without photos, or with a lost file, shows its plot instead, and none where the map has none', async () => {
  if (!owner || !admin) throw new Error('Nobody is there.')
  const lost = await makePhotoRow(backend.db, owner)
  // "Sand" alone is the ground of a picture without a map.
  const SAND = '241,234,224'
  for (const [locality, photos, mapped] of [
    ['Gomti Nagar', [], true],
    ['Gomti Nagar', [lost], true],
    ['Behind the old mill', [], false],
  ] as const) {
    const id = await makePending(backend.db, owner, { locality }, [...photos])
    await openAndApprove(backend, admin, id, 1)
    const whole = await looksOf(await show('listing', id))
    const row = await Promise.all(
      [20, 80, 140, 200, 440, 500, 560].map((left) => colourAt(whole, left, 260)),
    )
    const others = row.filter((colour) => String(colour) !== SAND)
    expect(others.length > 0, locality).toBe(mapped)
  }
})

test('A changed listing has a picture at a new address, and the addresses from before show the current one', async () => {
  if (!owner || !admin) throw new Error('Nobody is there.')
  const edit = await makeEdit(backend.db, owner, { price: 6_500_000 })
  const nameNow = async () => {
    const read = await readPublicListing(backend.db, edit.listingId)
    if (!read.ok) throw new Error('It is not public.')
    return /([^/]+)\.jpg$/.exec(sharedListing(read.value).path)?.[1] ?? ''
  }
  const bytesOf = async (name: string) => {
    const answer = await show('listing', name)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('netlify-cache-tag')).toBe(`listing-${edit.listingId}`)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const before = await nameNow()
  const dear = await bytesOf(before)
  await openAndApproveEdit(backend, admin, edit.id, 1)
  const after = await nameNow()
  expect(after).not.toBe(before)
  const cheap = await bytesOf(after)
  expect(cheap).not.toBe(dear)
  for (const name of [before, edit.listingId]) expect(await bytesOf(name)).toBe(cheap)
})

test('Each city, each locality of its map and the portal have a picture, with or without listings; other names have none', async () => {
  for (const [kind, name] of [
    ['place', 'gomti-nagar-lucknow'],
    ['place', 'sector-62-noida'],
    ['site', 'home'],
  ] as const) {
    const shown = await show(kind, name)
    expect(shown.status, name).toBe(200)
    await looksOf(shown)
  }
  const city = await show('city', 'varanasi')
  expect(city.headers.get('netlify-cache-tag')).toBe('pages-on-demand,listings-varanasi')
  await looksOf(city)
  for (const [kind, name] of [
    ['city', 'agra'],
    ['place', 'gomti-nagar-noida'],
    ['place', 'lucknow'],
    ['site', 'elsewhere'],
    ['city', 'unknown'],
    ['listing', 'nothere'],
    ['listing', '..%2f..%2fx'],
    ['project', 'lucknow'],
  ] as const)
    expect((await show(kind, name)).status, `${kind} ${name}`).toBe(404)
})

test('The CDN keeps a picture at the current version’s address for long, at any other for a week, and a missing one for minutes', async () => {
  if (!owner || !admin) throw new Error('Nobody is there.')
  const id = await makePending(backend.db, owner)
  await openAndApprove(backend, admin, id, 1)
  for (const [name, seconds] of [
    [id, 604_800],
    [`${id}-1`, 604_800],
    // As long as the listing is public.
    [`${id}-2`, 59 * 86_400],
    ['nothere', 300],
    ['nothere-1', 300],
    ['..', 300],
  ] as const) {
    const kept = (await show('listing', name)).headers.get('netlify-cdn-cache-control')
    const most = Number(/^public, durable, max-age=(\d+)$/.exec(kept ?? '')?.[1])
    expect(most, name).toBeGreaterThanOrEqual(seconds)
    expect(most, name).toBeLessThan(seconds + 86_400)
  }
})

test('Pictures are drawn one at a time, and while six requests wait the next is refused at once', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const drawn = Array.from({ length: 7 }, (_, n) =>
    inTurn(() => {
      begun.push(n)
      return new Promise((resolve) => ends.push(() => resolve(new Uint8Array([n]))))
    }),
  )
  const busy = await show('city', 'noida')
  expect([busy.status, begun]).toEqual([503, [0]])
  expect(busy.headers.get('retry-after')).toBe('5')
  expect(busy.headers.get('cache-control')).toBe('no-store')
  for (const one of drawn) {
    ends.pop()?.()
    await one
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect((await show('city', 'noida')).status).toBe(200)
})

test('A picture that cannot be drawn does not stop the next', async () => {
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await show('city', 'noida')).status).toBe(200)
})

test('A HEAD request gets no bytes, and writes are refused', async () => {
  const head = await show('city', 'noida', 'HEAD')
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10_000)
  expect((await show('city', 'noida', 'POST')).status).toBe(405)
})
