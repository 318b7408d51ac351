import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { decidingEdits } from '../../test/support/data/deciding.ts'
import { makeEdit, photosOf } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { login } from '../../test/support/http/requests.ts'
import { changeProfile } from '../account/profile.ts'
import { editListing } from '../listing/edit.ts'
import { readDesk } from './desk.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin', 'Meera')
let cookie: string
beforeAll(async () => {
  cookie = (await login(admin.email)).cookie
})

const photo = () => makePhotoRow(backend.db, owner)
const { approveIt } = decidingEdits(() => cookie, 'No.')

describe('A change never publishes a photo that the admin did not see in it', () => {
  test('while it waits in a change, it cannot become its owner’s profile photo or part of another listing', async () => {
    const fresh = await photo()
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 7_500_000 }, [fresh])
    const other = await makePending(backend.db, owner)
    expect(
      await changeProfile(backend, owner, {
        name: owner.name,
        mobileNumber: '9876543210',
        whatsApp: false,
        agentRera: '',
        photoId: fresh,
      }),
    ).toMatchObject({ code: 'invalid' })
    expect(
      await editListing(backend, owner, other, {
        fields: listingFields(),
        photoIds: [fresh],
        version: 1,
      }),
    ).toMatchObject({ code: 'photo_missing' })
    expect(
      (await readDesk(backend)).queue.find((listing) => listing.id === id)?.photos,
    ).toMatchObject([{ id: fresh }])
    expect((await approveIt(id)).status).toBe(200)
    expect(await photosOf(backend.db, listingId)).toEqual([fresh])
  })

  test('also not one that has become the profile photo', async () => {
    const fresh = await photo()
    const { id, listingId } = await makeEdit(backend.db, owner, { plotArea: 1500 }, [fresh])
    await backend.db.rows(
      sql`update images set is_profile = true, erase_after = null where id = ${fresh}`,
    )
    expect((await readDesk(backend)).queue.find((listing) => listing.id === id)?.photos).toEqual([])
    expect((await approveIt(id)).status).toBe(200)
    expect(await photosOf(backend.db, listingId)).toEqual([])
  })
})
