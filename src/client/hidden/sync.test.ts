import { beforeEach, describe, expect, it } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { HIDDEN_KNOWN } from '../../domain/hidden/kept.ts'
import type { Hidden } from '../../domain/hidden/rules.ts'
import { HIDDEN } from '../../domain/site/constants.ts'
import { readOwnHidden } from '../../server/shortlist/hidden.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'

const portal = setUpPortal()
let phone: Visitor
let laptop: Visitor
beforeEach(async () => {
  phone = await portal.visitor('Client')
  laptop = await portal.visitor(phone.user)
})

const home = (key: string): Hidden => ({ kind: 'home', key, name: `House ${key}` })
const A = home('aravali12345')
const B = home('belavista123')
const POSTER: Hidden = { kind: 'poster', key: '0a5a0001', name: 'Aqua' }

/** Hides just these on a device, and syncs it with the account. */
async function hide(visitor: Visitor, ...list: Hidden[]) {
  const page = await open(visitor)
  page.keepHidden(list)
  await page.syncHidden()
  return page.hidden()
}
const open = (visitor: Visitor) =>
  visitor.open(
    PATHS.search,
    async () => ({ ...(await import('./sync.ts')), ...(await import('./hidden.ts')) }),
    '<main></main>',
  )
async function look(visitor: Visitor) {
  const page = await open(visitor)
  await page.syncHidden()
  return page.hidden()
}
async function kept() {
  const deps = { ...testDeps(), db: portal.db }
  const list = phone.user && (await readOwnHidden(deps, phone.user))
  return list?.ok ? list.value.items.map(({ key }) => key).sort() : []
}

describe('What an account hides', () => {
  it('is hidden on all its devices; the merge loses nothing, and names come along', async () => {
    await hide(phone, POSTER, A)
    expect(await look(laptop)).toEqual(expect.arrayContaining([A, POSTER]))
    await hide(laptop, B, POSTER, A)
    expect((await look(phone)).map(({ key }) => key).sort()).toEqual(
      [A, B, POSTER].map(({ key }) => key).sort(),
    )
    expect(await kept()).toHaveLength(3)
  })

  it('is shown again on all, once one of them shows it', async () => {
    await hide(phone, A, POSTER)
    await look(laptop)
    await hide(laptop, A)
    expect(await look(phone)).toEqual([A])
    expect(await kept()).toEqual([A.key])
  })

  it('comes back to a device that a sign-out has emptied, and is not shown again by it', async () => {
    await hide(phone, A)
    const page = await open(phone)
    for (const key of [HIDDEN, HIDDEN_KNOWN]) localStorage.removeItem(key)
    await page.syncHidden()
    expect([page.hidden(), await kept()]).toEqual([[A], [A.key]])
  })

  it('is not passed on to the next account on the device', async () => {
    await hide(phone, A)
    const other = await portal.visitor('Client')
    const page = await open(phone)
    const [list, known] = [HIDDEN, HIDDEN_KNOWN].map((key) => localStorage.getItem(key) ?? '')
    expect(page.hidden()).toEqual([A])
    const next = await open(other)
    localStorage.setItem(HIDDEN, list ?? '')
    localStorage.setItem(HIDDEN_KNOWN, known ?? '')
    await next.syncHidden()
    expect(next.hidden()).toEqual([])
  })
})
