import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { makeEdit, makePublished, waitingEdit } from '../../test/support/data/edits.ts'
import {
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { eraseForgottenPhotos } from '../cleanup/photos.ts'
import { removePhoto } from '../photo/remove.ts'
import { createListing } from './create.ts'
import { type Edit, editListing } from './edit.ts'
import { readOwnListings } from './own.ts'
import { withdrawListing } from './withdraw.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)

const photo = () => makePhotoRow(backend.db, owner)
const edit = (id: string, over: Partial<Edit> = {}, user = owner) =>
  editListing(backend, user, id, {
    fields: listingFields({ price: 7_000_000 }),
    photoIds: [],
    version: 1,
    ...over,
  })
const own = async (id: string) =>
  (await readOwnListings(backend.db, owner.id)).find((listing) => listing.id === id)

describe('The photos of a change', () => {
  test('are the listing’s own or unused ones of the poster; all others are refused', async () => {
    const used = await photo()
    await makePending(backend.db, owner, {}, [used])
    const foreign = await makePhotoRow(backend.db, await makeUser(backend.db))
    const id = await makePublished(backend.db, owner)
    for (const one of [used, foreign, 'nosuchphoto'])
      expect(await edit(id, { version: 2, photoIds: [one] })).toMatchObject({
        code: 'photo_missing',
      })
  })

  test('are kept while it waits, and its next version can use them', async () => {
    const fresh = await photo()
    const { listingId } = await makeEdit(backend.db, owner, {}, [fresh])
    await backend.db.rows(
      sql`update images set erase_after = now() - interval '1 day' where id = ${fresh}`,
    )
    expect(await eraseForgottenPhotos(backend)).toMatchObject({ erased: 0 })
    expect(
      await edit(listingId, { version: 2, changeVersion: 1, photoIds: [fresh] }),
    ).toMatchObject({ ok: true })
    expect((await own(listingId))?.change?.photos).toMatchObject([{ id: fresh }])
  })

  test('belong to it: no other listing can use them, and they cannot be removed', async () => {
    const fresh = await photo()
    await makeEdit(backend.db, owner, {}, [fresh])
    expect(
      await createListing(backend, owner, {
        fields: listingFields(),
        photoIds: [fresh],
        submissionKey: newSubmissionKey(),
      }),
    ).toMatchObject({ code: 'photo_missing' })
    expect(await removePhoto(backend, owner, fresh)).toMatchObject({ code: 'photo_in_use' })
  })

  test('are deleted with the listing by its owner', async () => {
    const [old, fresh] = [await photo(), await photo()]
    const { listingId } = await makeEdit(backend.db, owner, {}, [fresh], [old])
    await withdrawListing(backend, owner, listingId)
    expect(
      await backend.db.rows(
        sql`select property_id, erase_after <= now() as due from images where id in (${old}, ${fresh})`,
      ),
    ).toEqual(Array(2).fill({ property_id: null, due: true }))
    expect(await waitingEdit(backend.db, listingId)).toBeUndefined()
  })
})
