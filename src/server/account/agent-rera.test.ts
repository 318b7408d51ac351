import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { AGENT_RERA_TEXTS as texts } from '#language/account/texts'
import type { Role } from '../../domain/account/constants.ts'
import { AGENT_RERA_MOST } from '../../domain/rera/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'
import { readSnapshot } from '../build.ts'

const { changeProfile, changeRole, exportOwnData, readListing, readProfile, readUser } = handlers
const NUMBER = 'UPRERAAGT12345'

const backend = setUpBackend()
let admin: Awaited<ReturnType<typeof makeSignedIn>>
beforeAll(async () => {
  admin = await makeSignedIn(backend.db, 'Admin')
})

async function poster(role: Role = 'Agent') {
  const { user, cookie } = await makeSignedIn(backend.db, role)
  const listing = await makePublished(backend.db, user)
  const state = (agentRera: unknown) =>
    ask(changeProfile, {
      method: 'POST',
      path: '/api/my/profile',
      cookie,
      body: {
        name: user.name,
        mobileNumber: '9876543210',
        whatsApp: false,
        agentRera,
        photoId: null,
      },
    })
  const own = async () =>
    (await ask(readProfile, { path: '/api/my/profile', cookie })).body.agentRera
  const shown = async () => {
    const { body } = await ask(readListing, { path: `/api/listings/${listing}` })
    const built = (await readSnapshot(backend.db)).listings.find(({ id }) => id === listing)
    expect(built?.owner).toEqual(body.owner)
    return body.owner as { agentRera?: string }
  }
  return { user, cookie, state, own, shown }
}
const giveRole = (id: string, from: Role, to: Role) =>
  ask(changeRole, {
    method: 'POST',
    path: `/api/users/${id}/role`,
    body: { from, to },
    cookie: admin.cookie,
  })
const revision = async () =>
  (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision ??
  0

describe('An agent’s registration', () => {
  test('is shown on the agent’s listings until it is removed; adding and removing it rebuild the pages', async () => {
    const { state, own, shown } = await poster()
    const before = await revision()
    expect(await shown()).not.toHaveProperty('agentRera')
    expect((await state(' upreraagt 12345 ')).body).toMatchObject({ agentRera: NUMBER })
    expect([await own(), (await shown()).agentRera, await revision()]).toEqual([
      NUMBER,
      NUMBER,
      before + 1,
    ])
    await state(NUMBER)
    expect(await revision(), 'the same again changes no page').toBe(before + 1)
    expect((await state('')).body).toMatchObject({ agentRera: null })
    expect(await own()).toBeNull()
    expect(await shown()).not.toHaveProperty('agentRera')
    expect(await revision()).toBe(before + 2)
  })

  test('is refused at its field where it is malformed, and the former one stays', async () => {
    const { state, own } = await poster()
    await state(NUMBER)
    for (const junk of ['12345', 'UPRERAPRJ12345', `${NUMBER}<b>`, '9876543210']) {
      const { status, body } = await state(junk)
      expect([status, body.fields]).toEqual([400, { agentRera: texts.odd }])
    }
    for (const junk of [undefined, null, 5, [NUMBER]])
      expect(Object.keys((await state(junk)).body.fields as object)).toEqual(['agentRera'])
    expect(await own()).toBe(NUMBER)
  })

  test.each(['Owner', 'Client', 'Admin'] as const)('is not stated by a %s', async (role) => {
    const { state, own, shown } = await poster(role)
    const { status, body } = await state(NUMBER)
    expect([status, body.fields]).toEqual([400, { agentRera: texts.onlyAgents }])
    expect((await state('')).status).toBe(200)
    expect(await own()).toBeNull()
    expect(await shown()).not.toHaveProperty('agentRera')
  })

  test('leaves the pages when the role changes, and the account when its details are next saved', async () => {
    const { user, state, own, shown } = await poster()
    await state(NUMBER)
    await giveRole(user.id, 'Agent', 'Owner')
    expect(await shown()).not.toHaveProperty('agentRera')
    await state('')
    await giveRole(user.id, 'Owner', 'Agent')
    expect(await own()).toBeNull()
  })

  test('is seen by admins, and is part of the copy of one’s data', async () => {
    const { user, cookie, state } = await poster()
    await state(NUMBER)
    const seen = await ask(readUser, { path: `/api/users/${user.id}`, cookie: admin.cookie })
    expect(seen.body).toMatchObject({ agentRera: NUMBER })
    const copy = await ask(exportOwnData, { method: 'POST', path: '/api/my/data', cookie })
    expect(copy.body).toMatchObject({ account: { agentRera: NUMBER } })
  })

  test('has a maximum length in the database too', async () => {
    const { user } = await poster()
    for (const text of ['', ' ', 'x'.repeat(AGENT_RERA_MOST + 1)])
      await expect(
        backend.db.rows(sql`update users set agent_rera = ${text} where id = ${user.id}`),
      ).rejects.toThrow()
  })
})
