import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { makePhotoRow } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'

const { changeProfile, readProfile } = handlers

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')

const image = (id: string) =>
  backend.db.row<{ is_profile: boolean; erase_after: string | null }>(
    sql`select is_profile, erase_after from images where id = ${id}`,
  )

const save = (cookie: string, over: Record<string, unknown> = {}) =>
  ask(changeProfile, {
    method: 'POST',
    path: '/api/my/profile',
    cookie,
    body: {
      name: 'Asha Rani',
      mobileNumber: '9123456780',
      whatsApp: false,
      agentRera: '',
      photoId: null,
      ...over,
    },
  })

describe('One’s own details', () => {
  test('are changed by name and number at once while nothing is posted', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    expect((await save(cookie)).body).toMatchObject({
      name: 'Asha Rani',
      waitingName: null,
      mobileNumber: '9123456780',
    })
    expect((await ask(readProfile, { path: '/api/my/profile', cookie })).body).toMatchObject({
      name: 'Asha Rani',
      email: user.email,
    })
  })

  test('hold whether WhatsApp messages are allowed, which is off by default', async () => {
    const { cookie } = await makeSignedIn(backend.db)
    const read = async () => (await ask(readProfile, { path: '/api/my/profile', cookie })).body
    expect(await read()).toMatchObject({ whatsApp: false })
    expect((await save(cookie, { whatsApp: true })).body).toMatchObject({ whatsApp: true })
    for (const whatsApp of [undefined, null, 'true', 'on', 1, []]) {
      const refused = await save(cookie, { whatsApp })
      expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([
        400,
        ['whatsApp'],
      ])
    }
    expect(await read()).toMatchObject({ whatsApp: true })
    expect((await save(cookie)).body).toMatchObject({ whatsApp: false })
  })

  test('have a photo that is the user’s own; the former one will be erased', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    const [first, second, others] = [
      await makePhotoRow(backend.db, user),
      await makePhotoRow(backend.db, user),
      await makePhotoRow(backend.db, admin),
    ]
    expect((await save(cookie, { photoId: first })).body.photo).toMatchObject({ id: first })
    expect(await image(first)).toEqual({ is_profile: true, erase_after: null })
    expect((await save(cookie, { photoId: first })).status).toBe(200)
    await save(cookie, { photoId: second })
    expect((await image(first))?.is_profile).toBe(false)
    expect((await image(first))?.erase_after).not.toBeNull()
    const refused = await save(cookie, { photoId: others })
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, ['photoId']])
  })

  test('can be changed a limited number of times', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    await backend.db.rows(
      sql`insert into rate_limits (key, count) values (${`profile:${user.id}`}, ${RATE_LIMITS.post.attempts})`,
    )
    expect((await save(cookie)).status).toBe(429)
  })

  test('follow the rules of the sign-up', async () => {
    const { cookie } = await makeSignedIn(backend.db)
    expect((await save(cookie, { name: ' ', mobileNumber: '12' })).body.fields).toEqual({
      name: 'Name cannot be empty.',
      mobileNumber: 'Invalid mobile number. Enter 10 digits.',
    })
  })
})
