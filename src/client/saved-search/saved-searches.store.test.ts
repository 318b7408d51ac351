import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { SAVED_SEARCH_LIST_TEXTS } from '#language/saved-search/texts'
import { PATHS } from '../../contract/paths.ts'
import type { AlertStop } from '../../domain/saved-search/constants.ts'
import { stopFragment } from '../../domain/saved-search/stop-link.ts'
import { readSavedSearches, saveSearch } from '../../server/saved-search/own.ts'
import { stopToken } from '../../server/saved-search/stop-token.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor('Client')
})

const deps = () => ({ ...testDeps(), db: portal.db })
const user = () => asha.user ?? { id: '', name: '', email: '', role: 'Client' as const }
async function stored() {
  const own = await readSavedSearches(deps(), user())
  return own.ok ? own.value.searches.map(({ query, rhythm }) => [query, rhythm]) : []
}
async function openProfile() {
  await saveSearch(deps(), user(), { query: '?city=noida', rhythm: 'daily' })
  const page = await asha.open(PATHS.profile, () => import('./saved-searches.store.ts'))
  await page.refreshSearches()
  const [search] = page.$searches.get() ?? []
  if (!search) throw new Error('No search was read.')
  return { page, search }
}

describe('A saved search', () => {
  it('is mailed as often as its owner chooses', async () => {
    const { page, search } = await openProfile()
    await page.setRhythm(search, 'weekly')
    expect(await stored()).toEqual([['?city=noida', 'weekly']])
    expect(page.$searches.get()).toMatchObject([{ rhythm: 'weekly' }])
    expect(page.$searchesAnnouncement.get()).toBe(
      SAVED_SEARCH_LIST_TEXTS.changed('Noida', 'weekly'),
    )
  })

  it('is removed', async () => {
    const { page, search } = await openProfile()
    await page.forgetSearch(search)
    expect(await stored()).toEqual([])
    expect(page.$searches.get()).toEqual([])
  })

  it('stays unchanged if the change is refused, and the page shows why', async () => {
    const { page, search } = await openProfile()
    await portal.db.rows(sql`delete from saved_searches where id = ${search.id}`)
    await page.setRhythm(search, 'never')
    expect(page.$searches.get()).toMatchObject([{ rhythm: 'daily' }])
    expect(page.$searchesProblem.get()).not.toBeNull()
  })
})

describe('Mails about saved properties', () => {
  it('are switched off and on in the profile', async () => {
    const { page } = await openProfile()
    const kept = async () => {
      const own = await readSavedSearches(deps(), user())
      return [page.$homeMails.get(), own.ok && own.value.homeMails]
    }
    expect(await kept()).toEqual([true, true])
    await page.changeHomeMails(false)
    expect(await kept()).toEqual([false, false])
    expect(page.$searchesAnnouncement.get()).toBe(SAVED_SEARCH_LIST_TEXTS.homesChanged(false))
    await page.changeHomeMails(true)
    expect(await kept()).toEqual([true, true])
  })

  it('stay as they were if the connection is down, and the page shows why', async () => {
    const { page } = await openProfile()
    asha.network = 'down'
    await page.changeHomeMails(false)
    expect(page.$homeMails.get()).toBe(true)
    expect(page.$searchesProblem.get()).not.toBeNull()
  })
})

describe('The link in a mail', () => {
  const open = (hash: string) =>
    asha.open(PATHS.alertsOff + hash, () => import('../account/recover.store.ts'))
  const link = (stop: AlertStop, id: string, secret = stopToken(testDeps().env, stop, id)) =>
    stopFragment({ stop, id, secret })

  it('stops the mails with one press', async () => {
    await openProfile()
    const page = await open(link('searches', user().id))
    await page.stopAlertsForm.submit(formOf({}))
    expect(page.stopAlertsForm.$form.get().phase).toBe('done')
    expect(await stored()).toEqual([['?city=noida', 'never']])
  })

  it('about one search stops the mails about that one, though it offers to stop all', async () => {
    const { search } = await openProfile()
    await saveSearch(deps(), user(), { query: '?city=lucknow', rhythm: 'daily' })
    const page = await open(`${link('search', search.id)},${link('searches', user().id).slice(1)}`)
    await page.stopAlertsForm.submit(formOf({}))
    expect((await stored()).sort()).toEqual([
      ['?city=lucknow', 'daily'],
      ['?city=noida', 'never'],
    ])
  })

  it('stops nothing if it is forged, and shows a message', async () => {
    await openProfile()
    const page = await open(link('searches', user().id, '0'.repeat(64)))
    await page.stopAlertsForm.submit(formOf({}))
    expect(page.stopAlertsForm.$form.get()).toMatchObject({ phase: 'open', refused: 'not_found' })
    expect(await stored()).toEqual([['?city=noida', 'daily']])
  })
})
