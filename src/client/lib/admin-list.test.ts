import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIST_TEXTS } from '#language/paging/texts'
import { readSession } from '../../contract/account.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { readBuilds } from '../../contract/rebuild.ts'
import { changeRole, readUsers } from '../../contract/users.ts'
import { PAGE_ROWS } from '../../domain/paging/rules.ts'
import { delayAnswer } from '../../test/support/browser/desk.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const loadUsers = async () => ({
  ...(await import('../account/users.store.ts')),
  ...(await import('../account/admin-access.ts')),
})

const portal = setUpPortal()
let meera: Visitor
let page: Awaited<ReturnType<typeof loadUsers>>

beforeAll(async () => {
  for (let n = 0; n < PAGE_ROWS + 3; n += 1) await makeUser(portal.db, 'Agent', `Agent ${n}`)
  await makeUser(portal.db, 'Client', 'Zoya')
})
beforeEach(async () => {
  meera = await portal.visitor('Admin')
})

async function openUsers(query = '') {
  page = await meera.open(PATHS.adminUsers + query, loadUsers)
  return page.users.start()
}
const rows = () => page.users.$list.get()?.rows ?? []
const names = () => rows().map(({ name }) => name)
const read = (count: number) => eventually(() => expect(rows()).toHaveLength(count))

describe('A list for admins', () => {
  it('shows what the address names', async () => {
    await openUsers('?q=zoya&role=Client&page=1&colour=red')
    await read(1)
    expect(page.users.$filter.get()).toEqual({ q: 'zoya', role: 'Client', status: '', page: 1 })
  })

  it('keeps its filter and its page in the address, and Back restores them', async () => {
    await openUsers()
    await read(PAGE_ROWS)
    await page.users.turnTo({ role: 'Agent' })
    await page.users.turnTo({ page: 2 })
    expect([meera.page.address, rows().length]).toEqual([
      `${PATHS.adminUsers}?role=Agent&page=2`,
      3,
    ])
    expect(page.users.$list.get()?.more).toBe(false)
    meera.page.go(-1)
    await read(PAGE_ROWS)
    expect(page.users.$list.get()?.more).toBe(true)
    meera.page.go(-1)
    await eventually(() => expect(names()).toContain('Zoya'))
    expect(page.users.$filter.get()).toMatchObject({ role: '', page: 1 })
  })

  it('begins at its first page when its form filters it', async () => {
    await openUsers('?role=Agent&page=2')
    await read(3)
    await page.users.filterBy({ role: 'Client', status: '', q: 'zo' })
    expect(page.users.$filter.get()).toEqual({ q: 'zo', role: 'Client', status: '', page: 1 })
    expect(names()).toEqual(['Zoya'])
  })

  it('drops an answer that another filter has overtaken', async () => {
    await openUsers('?role=Agent')
    await read(PAGE_ROWS)
    const { answered, arrive } = delayAnswer()
    const late = page.users.refresh()
    await answered
    await page.users.turnTo({ role: 'Client' })
    arrive()
    await late
    expect(names()).toEqual(['Zoya'])
  })

  it('is not requested twice if the admin has filtered before the first answer', async () => {
    const release = meera.hold(readSession)
    await openUsers()
    const filtered = page.users.turnTo({ role: 'Client' })
    await filtered
    release()
    await eventually(() => expect(page.$refused.get()).toBe(false))
    await page.ensureAllowed('account.manage')
    expect([names(), meera.sent(readUsers).length]).toEqual([['Zoya'], 1])
  })

  it('that cannot be read shows a message, and keeps the known rows', async () => {
    await openUsers('?role=Client')
    await read(1)
    meera.network = 'down'
    await page.users.refresh()
    expect([page.users.$problem.get(), names()]).toEqual([LIST_TEXTS.failed, ['Zoya']])
    meera.network = 'up'
    await page.users.refresh()
    expect(page.users.$problem.get()).toBeNull()
  })

  it('does not follow the address once the page is left', async () => {
    const end = await openUsers()
    await read(PAGE_ROWS)
    await page.users.turnTo({ role: 'Client' })
    end()
    const before = meera.sent(readUsers).length
    meera.page.go(-1)
    expect([page.users.$filter.get().role, meera.sent(readUsers).length]).toEqual([
      'Client',
      before,
    ])
  })
})

describe('An account without the right to a list', () => {
  it('sees a refusal, and no request is made', async () => {
    meera = await portal.visitor('Owner')
    await openUsers()
    await eventually(() => expect(page.$refused.get()).toBe(true))
    expect([meera.sent(readUsers), meera.page.left]).toEqual([[], []])
  })

  it('that is signed out is sent to the login, and back to the same part of the list', async () => {
    meera = await portal.visitor(null)
    const address = `${PATHS.adminUsers}?role=Agent&page=2`
    await openUsers('?role=Agent&page=2')
    await eventually(() => expect(meera.page.leftFor).toBe(loginPath(address)))
    expect(meera.sent(readUsers)).toEqual([])
  })

  it('any more sees a refusal after the next answer', async () => {
    await openUsers()
    await read(PAGE_ROWS)
    await portal.db.rows(sql`update users set role = 'Agent' where id = ${meera.user?.id}`)
    await page.users.turnTo({ page: 2 })
    expect(page.$refused.get()).toBe(true)
  })

  it('because the session has ended elsewhere is sent to the login, once', async () => {
    await openUsers('?role=Agent')
    await read(PAGE_ROWS)
    await portal.endElsewhere(meera)
    void page.users.refresh()
    void page.users.refresh()
    await eventually(() => expect(meera.page.left).toHaveLength(1))
    expect(meera.page.leftFor).toBe(loginPath(`${PATHS.adminUsers}?role=Agent`))
    expect(page.users.$problem.get()).toBeNull()
  })
})

it('The list of events shows what happened, and to which account', async () => {
  const zoya = await makeUser(portal.db, 'Client', 'Zoya')
  const body = { from: 'Client', to: 'Agent' }
  const changed = await meera.ask('POST', changeRole.path.replace(':id', zoya.id), body)
  expect(changed.ok).toBe(true)
  const { auditLog } = await meera.open(
    `${PATHS.adminAudit}?event=role+changed&from=nonsense`,
    () => import('../audit/audit.store.ts'),
  )
  auditLog.start()
  await eventually(() =>
    expect(auditLog.$list.get()?.rows[0]).toMatchObject({
      event: 'role changed',
      actor: { id: meera.user?.id },
      subject: { id: zoya.id, name: 'Zoya' },
    }),
  )
  expect(auditLog.$filter.get()).toMatchObject({ event: 'role changed', from: '' })
})

it('The figures are those of the portal', async () => {
  const { stats } = await meera.open(PATHS.adminStats, () => import('../stats/stats.store.ts'))
  // The server draws in this process. It must not use the page's canvas.
  vi.stubGlobal('document', undefined)
  stats.start()
  await eventually(() => expect(stats.$list.get()?.charts.cities.wide).toMatch(/^<svg/))
  expect(meera.page.address).toBe(PATHS.adminStats)
})

describe('The builds', () => {
  const build = (result: string) =>
    portal.db.rows(
      sql`insert into builds (revision, result, started_at, finished_at)
        values (1, ${result}, clock_timestamp(), case when ${result} <> 'running' then clock_timestamp() end)`,
    )
  const load = async () => ({
    ...(await import('../rebuild/builds.store.ts')),
    ...(await import('../rebuild/rebuild.store.ts')),
  })

  it('are read again as soon as one starts or ends', async () => {
    await build('done')
    const { builds, startBuilds, refreshRebuild } = await meera.open(PATHS.adminBuilds, load)
    const end = startBuilds()
    const results = () => builds.$list.get()?.rows.map(({ result }) => result)
    await eventually(() => expect(results()).toEqual(['done']))
    await refreshRebuild()
    const asked = meera.sent(readBuilds).length
    await refreshRebuild()
    expect(meera.sent(readBuilds)).toHaveLength(asked)
    await build('running')
    await refreshRebuild()
    await eventually(() => expect(results()).toEqual(['running', 'done']))
    await portal.db.rows(
      sql`update builds set result = 'failed', finished_at = clock_timestamp() where result = 'running'`,
    )
    await refreshRebuild()
    await eventually(() => expect(results()).toEqual(['failed', 'done']))
    end()
    const known = meera.sent(readBuilds).length
    await build('running')
    await refreshRebuild()
    expect(meera.sent(readBuilds)).toHaveLength(known)
  })
})
