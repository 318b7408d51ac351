import { SAVED_SEARCH_TEXTS as texts } from '#language/saved-search/texts'
import { loginPath } from '../../contract/paths.ts'
import { saveSearch } from '../../contract/saved-search.ts'
import { changeOf } from '../../domain/saved-search/change-link.ts'
import { FIRST_RHYTHM } from '../../domain/saved-search/constants.ts'
import { savedQuery, savedSearchName } from '../../domain/saved-search/rules.ts'
import { call, signedIn } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { objectOf, stored, text } from '../lib/stored.ts'
import { showToast } from '../site/toast.ts'
import { CHANGING, PAGE_SEARCH } from './changing.ts'

/** The saved search that this tab changes. */
const changedSearch = () =>
  stored('sessionStorage', CHANGING, objectOf({ id: text, name: text })) ?? null

/** Remembers that the saved search that a fragment names is to be changed. Returns whether it names one. */
export function startChange(fragment: string): boolean {
  const id = changeOf(fragment)
  const name = savedSearchName(location.search)
  if (id) sessionStorage.setItem(CHANGING, JSON.stringify({ id, name }))
  return id !== null
}

/** Returns what a button says that replaces the saved search; undefined where this tab changes none. */
export function wordsOfChange(): string | undefined {
  const change = changedSearch()
  return change ? texts.instead(change.name) : undefined
}

/** Returns the search of the page: the query of its address, limited to sales on the page of sales. */
function pageQuery(isSale: boolean): string {
  const params = new URLSearchParams(location.search)
  if (isSale && !params.has('for')) params.set('for', 'buy')
  return `?${params}`
}

/** Shows a visitor who is not signed in the ways to save the search of a query: `logIn` leads to the login. */
type ShowWays = (query: string, logIn: () => void) => Promise<void>

/**
 * Saves the page's search, or the `other` one that the page names, with one mail a day. A signed-out visitor is shown
 * the ways, and returns to `saving` after a login. Returns whether it was saved.
 */
export async function saveThisSearch(
  saving: string,
  isSale: boolean,
  showWays: ShowWays,
  other?: string,
): Promise<boolean> {
  // The tab changes a saved search by the page that searches, not by a row of a list.
  const replaces = other ? undefined : changedSearch()?.id
  const query = other ?? pageQuery(isSale)
  const request = call(saveSearch, { body: { query, rhythm: FIRST_RHYTHM, replaces } })
  let isNobody = false
  const answer = await signedIn(request, () => {
    isNobody = true
  })
  if (isNobody) await askNobody(query, saving, showWays, other ?? PAGE_SEARCH)
  if (!answer) return false
  const saved = () => {
    if (replaces) return texts.changed
    return answer.ok && answer.value.confirmed ? texts.saved : texts.savedUnconfirmed
  }
  showToast(answer.ok ? saved() : (answer.fields?.query ?? sentenceOf(answer)))
  return answer.ok
}

async function askNobody(
  query: string,
  saving: string,
  showWays: ShowWays,
  asked: string,
): Promise<void> {
  const saved = savedQuery(query)
  if (!saved) return showToast(texts.nothing)
  const logIn = () => {
    sessionStorage.setItem(saving, asked)
    location.assign(loginPath(location.pathname + location.search + saving))
  }
  // Without the dialog there is still the login.
  await showWays(saved, logIn).catch(logIn)
}
