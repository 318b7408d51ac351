import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { deciding } from '../../test/support/data/deciding.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { login } from '../../test/support/http/requests.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
let adminCookie: string
beforeAll(async () => {
  adminCookie = (await login((await makeUser(backend.db, 'Admin', 'Meera')).email)).cookie
})

const { rejectIt } = deciding(() => adminCookie)

describe('The log', () => {
  test('cannot be rewritten or deleted', async () => {
    const id = await makePending(backend.db, owner)
    await rejectIt(id)
    await expect(
      backend.db.rows(sql`update moderation_log set reason = 'other' where property_id = ${id}`),
    ).rejects.toThrow(/append-only/)
    await expect(
      backend.db.rows(sql`delete from moderation_log where property_id = ${id}`),
    ).rejects.toThrow(/append-only/)
  })

  test('keeps its facts, but no text of the poster, when the account is deleted', async () => {
    const leaver = await makeUser(backend.db, 'Client')
    const id = await makePending(backend.db, leaver, { locality: 'Sarnath', city: 'Varanasi' })
    await rejectIt(id)
    await backend.db.rows(sql`delete from users where id = ${leaver.id}`)
    const line = await backend.db.row(
      sql`select decision, city, locality, snapshot, poster_id from moderation_log where property_id = ${id}`,
    )
    expect(line).toEqual({
      decision: 'listing.rejected',
      city: 'Varanasi',
      locality: 'Sarnath',
      snapshot: null,
      poster_id: null,
    })
  })
})
