import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PhotoOrigin, Room } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makePublished, waitingEdit } from '../../test/support/data/edits.ts'
import { makePhotoRow, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readDesk } from '../moderation/desk.ts'
import { undoDecision } from '../moderation/undo.ts'
import { createListing } from './create.ts'
import { editListing } from './edit.ts'
import { readOwnListings } from './own.ts'
import { readPublicListing } from './public.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let cookie: string
beforeAll(async () => {
  cookie = (await login(owner.email)).cookie
})

type Rooms = Record<string, Room>
const photo = () => makePhotoRow(backend.db, owner)
const originsOf = (photos: readonly Photo[] | undefined) => photos?.map(({ origin }) => origin)
const roomsOf = (photos: readonly Photo[] | undefined) => photos?.map(({ room }) => room)
const own = async (id: string) =>
  (await readOwnListings(backend.db, owner.id)).find((listing) => listing.id === id)
const shown = async (id: string) => {
  const answer = await readPublicListing(backend.db, id)
  return answer.ok ? roomsOf(answer.value.photos) : answer.code
}
const submit = (photoIds: string[], photoRooms: unknown, photoOrigins: unknown = {}) =>
  ask(handlers.createListing, {
    method: 'POST',
    path: '/api/listings',
    cookie,
    body: {
      fields: listingFields(),
      photoIds,
      photoRooms,
      photoOrigins,
      submissionKey: newSubmissionKey(),
    },
  })
const edit = (id: string, photoIds: string[], photoRooms: Rooms, version: number, changed = 0) =>
  editListing(backend, owner, id, {
    fields: listingFields(),
    photoIds,
    photoRooms,
    version,
    changeVersion: changed,
  })

describe('What a photo shows', () => {
  test('is read by its poster, by admins and, once approved, by everybody', async () => {
    const [hall, other] = [await photo(), await photo()]
    const { status, body } = await submit([hall, other], { [hall]: 'hall' })
    expect(status).toBe(201)
    const id = String(body.id)
    expect(roomsOf((await own(id))?.photos)).toEqual(['hall', undefined])
    const desk = await readDesk(backend)
    expect(roomsOf(desk.queue.find((one) => one.id === id)?.photos)).toEqual(['hall', undefined])
    expect(await openAndApprove(backend, admin, id, 1)).toMatchObject({ ok: true })
    expect(await shown(id)).toEqual(['hall', undefined])
  })

  test('is one of the rooms; nothing is kept of photos that the listing does not have', async () => {
    const one = await photo()
    expect(await submit([one], { [one]: 'temple' })).toMatchObject({ status: 400 })
    const answer = await createListing(backend, owner, {
      fields: listingFields(),
      photoIds: [one],
      photoRooms: { [one]: 'kitchen', foreignphoto: 'hall' },
      submissionKey: newSubmissionKey(),
    })
    const row = await backend.db.row<{ rooms: Rooms }>(sql`
      select photo_rooms as rooms from properties where id = ${answer.ok ? answer.value.id : ''}`)
    expect(row?.rooms).toEqual({ [one]: 'kitchen' })
  })
})

describe('That a photo was made or staged by software', () => {
  const origins = (id: string) => ({ [id]: 'AI' as PhotoOrigin })
  const shownOrigins = async (id: string) => {
    const answer = await readPublicListing(backend.db, id)
    return answer.ok ? originsOf(answer.value.photos) : answer.code
  }

  test('is told with the photo: to its poster, at the desk and, once approved, to everybody', async () => {
    const [plain, staged] = [await photo(), await photo()]
    const { status, body } = await submit([plain, staged], {}, origins(staged))
    expect(status).toBe(201)
    const id = String(body.id)
    const mine = await own(id)
    expect(originsOf(mine?.photos)).toEqual([undefined, 'AI'])
    expect(mine).not.toHaveProperty('photoOrigins')
    const queued = (await readDesk(backend)).queue.find((one) => one.id === id)
    expect(originsOf(queued?.photos)).toEqual([undefined, 'AI'])
    expect(await openAndApprove(backend, admin, id, 1)).toMatchObject({ ok: true })
    expect(await shownOrigins(id)).toEqual([undefined, 'AI'])
  })

  test('is one of the known answers, of photos that the listing has', async () => {
    const one = await photo()
    expect(await submit([one], {}, { [one]: 'painted' })).toMatchObject({ status: 400 })
    const { body } = await submit([one], {}, { [one]: 'AI', foreignphoto: 'AI' })
    const row = await backend.db.row<{ origins: unknown }>(sql`
      select photo_origins as origins from properties where id = ${String(body.id)}`)
    expect(row?.origins).toEqual({ [one]: 'AI' })
  })

  test('waits for an admin where the listing is published, and goes with an undo', async () => {
    const one = await photo()
    const id = await makePublished(backend.db, owner, {}, [one])
    const say = (photoOrigins: Record<string, PhotoOrigin>, changeVersion = 0) =>
      editListing(backend, owner, id, {
        fields: listingFields(),
        photoIds: [one],
        photoOrigins,
        version: 2,
        changeVersion,
      })
    expect(await say(origins(one))).toMatchObject({ value: { state: 'approved' } })
    expect(await say(origins(one), 1)).toMatchObject({ value: { state: 'unchanged' } })
    expect(await shownOrigins(id)).toEqual([undefined])
    const change = await waitingEdit(backend.db, id)
    await openAndApproveEdit(backend, admin, change?.id ?? '', 1)
    expect(await shownOrigins(id)).toEqual(['AI'])
    const line = await backend.db.row<{ id: string }>(sql`
      select id from moderation_log where property_id = ${id} order by decided_at desc limit 1`)
    expect(await undoDecision(backend, admin, line?.id ?? '')).toMatchObject({ ok: true })
    expect(await shownOrigins(id)).toEqual([undefined])
    expect(originsOf((await own(id))?.change?.photos)).toEqual(['AI'])
  })

  test('is missing in a change that waited before it was asked, which is unchanged all the same', async () => {
    const one = await photo()
    const id = await makePublished(backend.db, owner, {}, [one])
    expect(await edit(id, [one], { [one]: 'hall' }, 2)).toMatchObject({ ok: true })
    await backend.db.rows(sql`
      update property_edits set fields = fields - 'photoOrigins' where property_id = ${id}`)
    expect(await edit(id, [one], { [one]: 'hall' }, 2, 1)).toMatchObject({
      value: { state: 'unchanged' },
    })
    const change = await waitingEdit(backend.db, id)
    expect(await openAndApproveEdit(backend, admin, change?.id ?? '', 1)).toMatchObject({
      ok: true,
    })
    expect(await shown(id)).toEqual(['hall'])
  })
})

describe('Another room for a photo of a published listing', () => {
  test('waits for an admin, and goes with an undo', async () => {
    const one = await photo()
    const id = await makePublished(backend.db, owner, {}, [one])
    expect(await edit(id, [one], { [one]: 'kitchen' }, 2)).toMatchObject({
      value: { state: 'approved' },
    })
    expect(await shown(id)).toEqual([undefined])
    expect(roomsOf((await own(id))?.change?.photos)).toEqual(['kitchen'])
    const change = await waitingEdit(backend.db, id)
    await openAndApproveEdit(backend, admin, change?.id ?? '', 1)
    expect(await shown(id)).toEqual(['kitchen'])
    const line = await backend.db.row<{ id: string }>(sql`
      select id from moderation_log where property_id = ${id} order by decided_at desc limit 1`)
    expect(await undoDecision(backend, admin, line?.id ?? '')).toMatchObject({ ok: true })
    expect(await shown(id)).toEqual([undefined])
    expect(roomsOf((await own(id))?.change?.photos)).toEqual(['kitchen'])
  })

  test('is nothing to read where it is the room that it had', async () => {
    const one = await photo()
    const id = await makePublished(backend.db, owner, {}, [one])
    expect(await edit(id, [one], { [one]: 'hall' }, 2)).toMatchObject({ ok: true })
    expect(await edit(id, [one], { [one]: 'hall' }, 2, 1)).toMatchObject({
      value: { state: 'unchanged' },
    })
  })
})
