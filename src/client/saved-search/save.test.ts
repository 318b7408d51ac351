import { describe, expect, test } from 'vitest'
import { SAVED_SEARCH_TEXTS as texts } from '#language/saved-search/texts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { readSavedSearches } from '../../server/saved-search/own.ts'
import { the } from '../../test/support/browser/dom.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { CHANGING } from './changing.ts'

const portal = setUpPortal()
const NOBODY = { id: '', name: '', email: '', role: 'Client' as const }

/** For visitors who are signed in, or search for nothing. */
const noWays = () => Promise.reject(new Error('Nobody was to be asked.'))
const TOASTS = '<div id="toasts"></div>'
const open = (visitor: Visitor, address: string) =>
  visitor.open(address, () => import('./save.ts'), TOASTS)
async function queriesOf({ user }: Visitor) {
  if (!user) return []
  const own = await readSavedSearches({ ...testDeps(), db: portal.db }, user)
  return own.ok ? own.value.searches.map(({ query }) => query) : []
}

test('The search in the address is saved', async () => {
  const asha = await portal.visitor('Client')
  const page = await open(asha, `${PATHS.search}?city=lucknow&bhk=3&page=2`)
  await page.saveThisSearch('#save', false, noWays)
  expect(the('#toasts').textContent).toBe(texts.savedUnconfirmed)
  expect(await queriesOf(asha)).toEqual(['?city=lucknow&bhk=3'])
})

test('A search that is changed in this tab is replaced by the search in the address', async () => {
  const asha = await portal.visitor('Client')
  const first = await open(asha, `${PATHS.search}?city=lucknow`)
  await first.saveThisSearch('#save', false, noWays)
  const own = await readSavedSearches({ ...testDeps(), db: portal.db }, asha.user ?? NOBODY)
  const id = own.ok ? (own.value.searches[0]?.id ?? '') : ''
  asha.sessionStorage.setItem(CHANGING, JSON.stringify({ id, name: 'Lucknow' }))
  const page = await open(asha, `${PATHS.search}?city=noida`)
  await page.saveThisSearch('#save', false, noWays)
  expect(the('#toasts').textContent).toBe(texts.changed)
  expect(await queriesOf(asha)).toEqual(['?city=noida'])
})

test('A search on the page of sales is one for sales', async () => {
  const asha = await portal.visitor('Client')
  const page = await open(asha, `${PATHS.buy}?city=lucknow`)
  await page.saveThisSearch('#save', true, noWays)
  expect(await queriesOf(asha)).toEqual(['?for=buy&city=lucknow'])
})

test('The search of a row is saved instead of that of the address, and replaces none', async () => {
  const asha = await portal.visitor('Client')
  asha.sessionStorage.setItem(CHANGING, JSON.stringify({ id: 'search000001', name: 'Noida' }))
  const page = await open(asha, `${PATHS.projectExplore}?city=noida`)
  await page.saveThisSearch('#save', false, noWays, '?for=buy&city=kanpur')
  expect(await queriesOf(asha)).toEqual(['?for=buy&city=kanpur'])
})

test('A search without any filter is not saved', async () => {
  const asha = await portal.visitor('Client')
  const page = await open(asha, PATHS.search)
  await page.saveThisSearch('#save', false, noWays)
  expect(the('#toasts').textContent).toBe(texts.nothing)
  expect(await queriesOf(asha)).toEqual([])
})

describe('A signed-out visitor', () => {
  const TO_LOGIN = [{ how: 'assign', to: loginPath(`${PATHS.search}?city=lucknow#save`) }]

  test('is shown the ways to save the search; the login leads back to saving', async () => {
    const nobody = await portal.visitor(null)
    const page = await open(nobody, `${PATHS.search}?city=lucknow&page=2`)
    const asked: string[] = []
    const showWays = async (query: string, logIn: () => void) => {
      asked.push(query)
      expect(nobody.page.left).toEqual([])
      logIn()
    }
    expect(await page.saveThisSearch('#save', false, showWays)).toBe(false)
    expect(asked).toEqual(['?city=lucknow'])
    const to = loginPath(`${PATHS.search}?city=lucknow&page=2#save`)
    expect(nobody.page.left).toEqual([{ how: 'assign', to }])
  })

  test('is led to the login where the ways cannot be loaded', async () => {
    const nobody = await portal.visitor(null)
    const page = await open(nobody, `${PATHS.search}?city=lucknow`)
    await page.saveThisSearch('#save', false, () => Promise.reject(new Error('Lost.')))
    expect(nobody.page.left).toEqual(TO_LOGIN)
  })

  test('is told to search for something first', async () => {
    const nobody = await portal.visitor(null)
    const page = await open(nobody, PATHS.search)
    await page.saveThisSearch('#save', false, noWays)
    expect(the('#toasts').textContent).toBe(texts.nothing)
  })
})
