import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { AGENT_PAGE_ROWS, agentFilter } from '../../domain/listing/agent-filter.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending, makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { publishMany } from '../../test/support/data/many-listings.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readPublicListing } from '../listing/public.ts'
import { setAvailability } from '../listing/published.ts'
import { deleteAccount } from './delete.ts'
import { changeRole, changeStatus } from './manage.ts'
import { readAgentPage, setPublicPage } from './public-page.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
let agent: SessionUser
beforeEach(async () => {
  agent = await makeUser(backend.db, 'Agent', 'Kavita Rao')
})
const switchOn = (user = agent) => setPublicPage(backend, user, true)
const read = (query = '', id = agent.id) =>
  readAgentPage(backend.db, id, agentFilter(new URLSearchParams(query)))

describe('The page of an agent’s homes', () => {
  test('is there once the agent has switched it on, and shows what is on offer, without contact data', async () => {
    const flat = await makePublished(backend.db, agent)
    await makePending(backend.db, agent)
    expect(await read()).toBeNull()
    await switchOn()
    const page = await read()
    expect(page).toMatchObject({
      name: 'Kavita Rao',
      all: 1,
      count: 1,
      agentRera: null,
      cities: [{ value: 'Lucknow', count: 1 }],
      listingTypes: [{ value: 'Sell', count: 1 }],
      listings: [{ id: flat, owner: { page: agent.id } }],
    })
    expect(JSON.stringify(page)).not.toContain(agent.email)
    expect(JSON.stringify(page)).not.toContain('9876543210')
    await setPublicPage(backend, agent, false)
    expect(await read()).toBeNull()
  })

  test('leaves out what is sold and what is expired', async () => {
    const [sold, expired] = [
      await makePublished(backend.db, agent),
      await makePublished(backend.db, agent),
    ]
    await switchOn()
    await setAvailability(backend, agent, sold, { version: 2, closed: true })
    await backend.db.rows(
      sql`update properties set confirmed_at = now() - interval '61 days' where id = ${expired}`,
    )
    expect(await read()).toMatchObject({ all: 0, listings: [], cities: [], secondsLeft: null })
  })

  test('is there only with an approved listing, since no admin has seen the name before', async () => {
    await switchOn()
    expect(await read()).toBeNull()
    await makePending(backend.db, agent)
    expect(await read()).toBeNull()
    await makePublished(backend.db, agent)
    expect(await read()).toMatchObject({ name: 'Kavita Rao', all: 1 })
  })

  test('is there for nobody but active agents', async () => {
    await makePublished(backend.db, agent)
    await switchOn()
    expect(await read('', 'nosuchaccount')).toBeNull()
    expect(await read('', "x'; --")).toBeNull()
    const owner = await makeUser(backend.db, 'Owner')
    expect(await switchOn(owner)).toMatchObject({ ok: false, code: 'forbidden' })
    await changeStatus(backend, admin, agent.id, { from: 'active', to: 'disabled' })
    expect(await read()).toBeNull()
    await changeStatus(backend, admin, agent.id, { from: 'disabled', to: 'active' })
    expect(await read()).not.toBeNull()
    await changeRole(backend, admin, agent.id, { from: 'Agent', to: 'Owner' })
    expect(await read()).toBeNull()
    await changeRole(backend, admin, agent.id, { from: 'Owner', to: 'Agent' })
    expect(await read()).toBeNull()
    await switchOn()
    expect(await read()).not.toBeNull()
    await deleteAccount(backend, agent, PASSWORD)
    expect(await read()).toBeNull()
  })

  test('is narrowed by city and kind, each choice with its count', async () => {
    await switchOn()
    const rent = await makePublished(backend.db, agent, {
      listingType: 'Rent',
      price: 24_500,
      city: 'Noida',
      locality: 'Sector 62',
    })
    await makePublished(backend.db, agent)
    expect(await read('city=Noida')).toMatchObject({
      all: 2,
      count: 1,
      listings: [{ id: rent }],
      listingTypes: [{ value: 'Rent', count: 1 }],
    })
    expect(await read('city=Noida&listingType=Sell')).toMatchObject({ all: 2, count: 0 })
    expect((await read('city=Nowhere'))?.count).toBe(2)
  })

  test('has as many pages as it needs', async () => {
    await publishMany(backend.db, 60)
    await backend.db.rows(sql`update properties set user_id = ${agent.id} where id like 'many%'`)
    await switchOn()
    const pages = await Promise.all(['', 'page=2', 'page=3', 'page=4'].map((query) => read(query)))
    expect(pages.map((page) => page?.listings.length)).toEqual([
      AGENT_PAGE_ROWS,
      AGENT_PAGE_ROWS,
      60 - 2 * AGENT_PAGE_ROWS,
      0,
    ])
    expect(new Set(pages.flatMap((page) => page?.listings.map(({ id }) => id))).size).toBe(60)
  })

  test('is linked by its listings only while it is on, and asks for their rebuild', async () => {
    const id = await makePublished(backend.db, agent)
    const linked = async () => {
      const listing = await readPublicListing(backend.db, id)
      return listing.ok && listing.value.owner.page
    }
    const revision = async () =>
      (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))
        ?.revision
    const before = Number(await revision())
    expect(await linked()).toBeUndefined()
    await switchOn()
    await switchOn()
    expect([await linked(), Number(await revision())]).toEqual([agent.id, before + 1])
    await setPublicPage(backend, agent, false)
    expect(await linked()).toBeUndefined()
  })
})
