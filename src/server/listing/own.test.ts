import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { completenessOf } from '../../domain/listing-draft/completeness.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'

const backend = setUpBackend()

test('A listing shows its poster how complete it is, including a change that waits', async () => {
  const { user, cookie } = await makeSignedIn(backend.db)
  const photo = await makePhotoRow(backend.db, user)
  const pending = await makePending(backend.db, user, { bathrooms: null }, [photo])
  const edit = await makeEdit(backend.db, user, { balconies: 2 })
  const { body } = await ask(handlers.readOwnListings, { path: '/api/my/listings', cookie })
  const own = new Map(
    (body.listings as { id: string; completeness: unknown }[]).map((one) => [one.id, one]),
  )
  expect(own.get(pending)?.completeness).toEqual(
    completenessOf(listingFields({ bathrooms: null }), 1),
  )
  expect(own.get(edit.listingId)?.completeness).toEqual(
    completenessOf(listingFields({ balconies: 2 }), 0),
  )
})

test('The photos of own listings come without the pictures that stand in for them, also those of a change', async () => {
  const { user, cookie } = await makeSignedIn(backend.db)
  const [old, fresh] = [await makePhotoRow(backend.db, user), await makePhotoRow(backend.db, user)]
  await backend.db.rows(sql`update images set placeholder = 'data:image/webp;base64,UklGRg=='`)
  await makeEdit(backend.db, user, { balconies: 2 }, [fresh], [old])
  const { body } = await ask(handlers.readOwnListings, { path: '/api/my/listings', cookie })
  expect(body.listings).toMatchObject([
    {
      photos: [{ id: old, placeholder: '' }],
      change: { photos: [{ id: fresh, placeholder: '' }] },
    },
  ])
})
