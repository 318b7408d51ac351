import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import {
  confirmAddress,
  makePending,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const backend = setUpBackend()
const agent = setUpUser(backend, 'Agent')
const admin = setUpUser(backend, 'Admin')
let cookie: string
beforeAll(async () => {
  await confirmAddress(backend.db, agent)
  cookie = (await login(agent.email)).cookie
})

type Home = { id: string; version: number; availability: string | null }
const homeNow = (id: string) =>
  backend.db.row<Home>(sql`select id, version, availability from properties where id = ${id}`)

/** A home on offer that came from a file, under a reference. */
async function onOffer(over: object = {}, owner = agent): Promise<Home> {
  const id = await makePending(backend.db, owner, over, [], newSubmissionKey())
  await openAndApprove(backend, admin, id, 1)
  return (await homeNow(id)) ?? { id, version: 0, availability: null }
}
const close = ({ id, version }: Home, over: object = {}, who = cookie) =>
  ask(handlers.closeMissing, {
    method: 'POST',
    path: `/api/listings/${id}/missing`,
    cookie: who,
    body: { version, as: 'closed', fileId: newSubmissionKey(), ...over },
  })

describe('A home that is not in its agent’s list any more', () => {
  test('is marked by its kind: a sale as sold, a rent as rented out', async () => {
    const [sale, rent] = [
      await onOffer({ listingType: 'Sell' }),
      await onOffer({ listingType: 'Rent', price: 20_000 }),
    ]
    for (const home of [sale, rent]) expect((await close(home)).body).toEqual({ id: home.id })
    expect([
      (await homeNow(sale.id))?.availability,
      (await homeNow(rent.id))?.availability,
    ]).toEqual(['sold', 'rented'])
  })

  test('is withdrawn where the agent says so', async () => {
    const home = await onOffer()
    expect((await close(home, { as: 'withdrawn' })).status).toBe(200)
    expect(await homeNow(home.id)).toBeUndefined()
  })

  test.each(['closed', 'withdrawn'] as const)(
    'stays as it is (%s) where it was changed meanwhile, has no reference, waits, or is closed',
    async (as) => {
      const [changed, nameless, closed] = [await onOffer(), await onOffer(), await onOffer()]
      const pending = await homeNow(await makePending(backend.db, agent))
      await backend.db.rows(sql`
        update properties set reference = null, reference_key = null where id = ${nameless.id}`)
      await close(closed)
      const now = await homeNow(closed.id)
      const old = { ...changed, version: changed.version - 1 }
      for (const home of [old, nameless, now, pending]) {
        if (!home) throw new Error('The home is gone.')
        const before = await homeNow(home.id)
        const answer = await close(home, { as })
        expect([answer.status, answer.body.code]).toEqual([409, 'changed'])
        expect(await homeNow(home.id)).toEqual(before)
      }
    },
  )

  test('of somebody else is not there', async () => {
    const other = await makeUser(backend.db, 'Agent')
    const home = await onOffer({}, other)
    for (const as of ['closed', 'withdrawn'])
      expect((await close(home, { as })).body.code).toBe('listing_not_available')
    expect(await homeNow(home.id)).toEqual(home)
  })

  test('is marked by agents only, and with the id of a file', async () => {
    const home = await onOffer()
    const owner = await login((await makeUser(backend.db, 'Owner')).email)
    expect((await close(home, {}, owner.cookie)).status).toBe(403)
    expect((await close(home, { fileId: 'x' })).status).toBe(400)
    expect((await close(home, { as: 'deleted' })).status).toBe(400)
  })

  test('counts as a line of a file, and does not use up the hour of what is marked by hand', async () => {
    const home = await onOffer()
    await backend.db.rows(sql`
      insert into rate_limits (key, count, window_start)
      values (${`availability:${agent.id}`}, ${RATE_LIMITS.post.attempts}, now())
      on conflict (key) do update set count = excluded.count, window_start = now()`)
    expect((await close(home)).status).toBe(200)
    await backend.db.rows(sql`
      update rate_limits set count = ${RATE_LIMITS.fileLines.attempts}, window_start = now()
      where key = ${`file-lines:${agent.id}`}`)
    for (const as of ['closed', 'withdrawn'])
      expect((await close(await onOffer(), { as })).status).toBe(429)
  })
})
