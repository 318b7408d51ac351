import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { NAME_TEXTS } from '#english/moderation/texts'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'

const { changeProfile, readProfile, readListing, readNames, readDesk, decideName } = handlers

const backend = setUpBackend()
let admin: Awaited<ReturnType<typeof makeSignedIn>>
beforeAll(async () => {
  admin = await makeSignedIn(backend.db, 'Admin')
  await backend.db.rows(sql`update users set name = 'Meera Nair' where id = ${admin.user.id}`)
})

async function poster() {
  const { user, cookie } = await makeSignedIn(backend.db)
  const listing = await makePublished(backend.db, user)
  const rename = (name: string) =>
    ask(changeProfile, {
      method: 'POST',
      path: '/api/my/profile',
      cookie,
      body: { name, mobileNumber: '9123456780', whatsApp: false, agentRera: '', photoId: null },
    })
  const own = async () => (await ask(readProfile, { path: '/api/my/profile', cookie })).body
  const shown = async () => {
    const { body } = await ask(readListing, { path: `/api/listings/${listing}` })
    return (body.owner as { name: string }).name
  }
  return { user, cookie, rename, own, shown }
}
const decide = (id: string, name: string, approved: boolean) =>
  ask(decideName, {
    method: 'POST',
    path: `/api/name-changes/${id}`,
    body: { name, approved },
    cookie: admin.cookie,
  })
const waiting = async () => {
  const { body } = await ask(readNames, { path: '/api/name-changes', cookie: admin.cookie })
  return body.names as { id: string; waitingName: string; hints: string[]; listings: number }[]
}
const revision = async () =>
  (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision ??
  0

describe('A changed name', () => {
  test('is read by an admin before visitors see it; the former one stays until then', async () => {
    const { user, rename, own, shown } = await poster()
    const before = await revision()
    expect((await rename('Asha Rani')).body).toMatchObject({
      name: user.name,
      waitingName: 'Asha Rani',
      mobileNumber: '9123456780',
    })
    expect([await shown(), await revision()]).toEqual([user.name, before])
    const line = (await waiting()).find(({ id }) => id === user.id)
    expect(line).toMatchObject({ waitingName: 'Asha Rani', listings: 1, hints: [] })
    expect((await decide(user.id, 'Asha Rani', true)).status).toBe(200)
    expect([await shown(), await revision()]).toEqual(['Asha Rani', before + 1])
    expect(await own()).toMatchObject({ name: 'Asha Rani', waitingName: null, refusedName: null })
  })

  test('that poses as the portal is refused before an admin sees it', async () => {
    const { user, rename, own } = await poster()
    const { status, body } = await rename('Aangan Support')
    expect([status, body.fields]).toEqual([
      400,
      { name: SIGN_UP_RESULT_TEXTS.nameOffice('Aangan Support') },
    ])
    expect(await own()).toMatchObject({ name: user.name, waitingName: null })
  })

  test('that is refused is reported to its poster, and no visitor sees it', async () => {
    const { user, rename, own, shown } = await poster()
    await rename('Aangan Homes')
    const line = (await waiting()).find(({ id }) => id === user.id)
    expect(line?.hints).toEqual(['poses'])
    expect((await decide(user.id, 'Aangan Homes', false)).status).toBe(200)
    expect(await shown()).toBe(user.name)
    expect(await own()).toMatchObject({ name: user.name, refusedName: 'Aangan Homes' })
    expect((await waiting()).map(({ id }) => id)).not.toContain(user.id)
  })

  test('is decided only as it was read, and once', async () => {
    const { user, rename, shown } = await poster()
    await rename('Asha Rani')
    await rename('Asha Devi')
    const late = await decide(user.id, 'Asha Rani', true)
    expect([late.status, late.body.message]).toEqual([409, NAME_TEXTS.changed])
    expect((await decide(user.id, 'Asha Devi', false)).status).toBe(200)
    expect((await decide(user.id, 'Asha Devi', true)).status).toBe(409)
    expect(await shown()).toBe(user.name)
  })

  test('is withdrawn when its poster saves the former name again', async () => {
    const { user, rename, own } = await poster()
    await rename('Asha Rani')
    await rename(user.name)
    expect(await own()).toMatchObject({ name: user.name, waitingName: null })
    expect((await decide(user.id, 'Asha Rani', true)).status).toBe(409)
  })

  test('also waits while only a pending listing exists, because an admin may have read it with the former name', async () => {
    const { user, cookie } = await makeSignedIn(backend.db)
    await makePending(backend.db, user)
    const body = {
      name: 'Asha Rani',
      mobileNumber: '9123456780',
      whatsApp: false,
      agentRera: '',
      photoId: null,
    }
    const saved = await ask(changeProfile, {
      method: 'POST',
      path: '/api/my/profile',
      cookie,
      body,
    })
    expect(saved.body).toMatchObject({ name: user.name, waitingName: 'Asha Rani' })
  })
})

test('The desk shows a hint where the name given at sign-up resembles an admin’s', async () => {
  const user = await makeUser(backend.db, 'Owner', 'Mee\u0301ra nair')
  await makePending(backend.db, user)
  const { body } = await ask(readDesk, { path: '/api/moderation', cookie: admin.cookie })
  const queue = body.queue as { poster: { id: string; nameHints: string[] } }[]
  expect(queue.find(({ poster }) => poster.id === user.id)?.poster.nameHints).toEqual(['poses'])
})
