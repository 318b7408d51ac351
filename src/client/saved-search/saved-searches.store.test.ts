import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { SAVED_SEARCH_LIST_TEXTS } from '../../domain/saved-search/texts.ts'
import { liveDeps } from '../../server/deps.ts'
import { readSavedSearches, saveSearch } from '../../server/saved-search/own.ts'
import { stopToken } from '../../server/saved-search/stop.ts'
import { formOf } from '../../test/support/form-data.ts'
import { setUpPortal } from '../../test/support/portal.ts'
import type { Visitor } from '../../test/support/visitor.ts'

const portal = setUpPortal()
let asha: Visitor
beforeEach(async () => {
  asha = await portal.visitor('Client')
})

const deps = () => ({ ...liveDeps(), db: portal.db })
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

describe('The link in a mail', () => {
  const open = (hash: string) =>
    asha.open(`${PATHS.alertsOff}#${hash}`, () => import('../account/recover.store.ts'))

  it('stops the mails with one press', async () => {
    await openProfile()
    const page = await open(`${user().id}.${stopToken(liveDeps().env, user().id)}`)
    await page.stopAlertsForm.submit(formOf({}))
    expect(page.stopAlertsForm.$form.get().phase).toBe('done')
    expect(await stored()).toEqual([['?city=noida', 'never']])
  })

  it('stops nothing if it is forged, and shows a message', async () => {
    await openProfile()
    const page = await open(`${user().id}.${'0'.repeat(64)}`)
    await page.stopAlertsForm.submit(formOf({}))
    expect(page.stopAlertsForm.$form.get()).toMatchObject({ phase: 'open', refused: 'not_found' })
    expect(await stored()).toEqual([['?city=noida', 'daily']])
  })
})
