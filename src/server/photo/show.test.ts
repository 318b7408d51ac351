import { beforeAll, describe, expect, test } from 'vitest'
import showPhoto from '../../../functions/photo.ts'
import type { SessionUser } from '../../contract/account.ts'
import { photoPath } from '../../contract/paths.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { sendPhoto } from '../../test/support/database/stored.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { type Answer, ask, login } from '../../test/support/http/requests.ts'
import { rejectListing } from '../moderation/decide.ts'

const { removePhoto } = handlers

const backend = setUpBackend()
const owner = setUpUser(backend)
let cookie: string
let stranger: string
let admin: SessionUser
let adminCookie: string
beforeAll(async () => {
  cookie = (await login(owner.email)).cookie
  stranger = (await login((await makeUser(backend.db)).email)).cookie
  admin = await makeUser(backend.db, 'Admin')
  adminCookie = (await login(admin.email)).cookie
})

const upload = (bytes: Uint8Array, over: { cookie?: string } = { cookie }) => sendPhoto(bytes, over)
const photoOf = (answer: Answer) => answer.body as unknown as Photo
const show = (key: string, who?: string) =>
  ask(showPhoto, { path: photoPath(key, 640), ...(who ? { cookie: who } : {}) })

describe('Who sees a photo', () => {
  test('unused and pending: its owner and admins only, and it is never cached', async () => {
    const photo = photoOf(await upload(await cameraFile(900, 600, 1)))
    const id = await makePending(backend.db, owner, {}, [photo.id])
    expect((await show(photo.key)).status).toBe(404)
    expect((await show(photo.key, stranger)).status).toBe(404)
    const own = await show(photo.key, cookie)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await show(photo.key, adminCookie)).status).toBe(200)

    await openAndApprove(backend, admin, id, 1)
    const open = await show(photo.key)
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
    expect(open.headers.get('cross-origin-resource-policy'), 'on the page of a mail').toBe(
      'cross-origin',
    )
    // As long as the listing stays public without a change: 60 days from its approval.
    const kept = Number(
      /max-age=(\d+)/.exec(open.headers.get('netlify-cdn-cache-control') ?? '')?.[1],
    )
    expect(kept / 86_400).toBeCloseTo(60, 1)
    expect(open.headers.get('netlify-cache-tag')).toBe(`listing-${id}`)
    // The CDN keeps it across deploys.
    expect(open.headers.get('netlify-cache-id')).toBe(`listing-${id}`)
  })

  test('of a rejected listing: no visitor, with immediate effect', async () => {
    const photo = photoOf(await upload(await cameraFile(900, 600, 1)))
    const id = await makePending(backend.db, owner, {}, [photo.id])
    await rejectListing(backend, admin, id, 1, 'No.')
    expect((await show(photo.key)).status).toBe(404)
    expect((await show(photo.key, cookie)).status).toBe(200)
  })

  test('an address without a stored size is not found', async () => {
    for (const path of [
      '/property_images/abc-x/999.webp',
      '/property_images/abc-x/640.gif',
      '/property_images/..%2f..%2fetc/640.webp',
    ])
      expect((await ask(showPhoto, { path })).status).toBe(404)
  })
})

describe('Removing a photo', () => {
  test('erases it, for its owner only', async () => {
    const photo = photoOf(await upload(await cameraFile(900, 600, 1)))
    const remove = (who: string) =>
      ask(removePhoto, { method: 'DELETE', path: `/api/photos/${photo.id}`, cookie: who })
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(cookie)).status).toBe(200)
    expect(await backend.photos.read(`${photo.key}/640.webp`)).toBeNull()
    expect((await remove(cookie)).status).toBe(404)
  })

  test('is refused once a listing uses it', async () => {
    const photo = photoOf(await upload(await cameraFile(900, 600, 1)))
    await makePending(backend.db, owner, {}, [photo.id])
    expect(
      (await ask(removePhoto, { method: 'DELETE', path: `/api/photos/${photo.id}`, cookie })).body
        .code,
    ).toBe('photo_in_use')
    expect((await show(photo.key, cookie)).status).toBe(200)
  })
})
