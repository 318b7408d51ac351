import { loginPath } from '../../contract/paths.ts'
import { saveSearch } from '../../contract/saved-search.ts'
import { changeOf } from '../../domain/saved-search/change-link.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { SAVED_SEARCH_TEXTS as texts } from '#language/saved-search/texts'
import { call, signedIn } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { objectOf, stored, text } from '../lib/stored.ts'
import { CHANGING } from './changing.ts'
import { showToast } from '../site/toast.ts'

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

/**
 * Saves the page's search, with one mail a day. A signed-out visitor returns to `saving` after the login. Returns
 * whether it was saved.
 */
export async function saveThisSearch(saving: string, isSale = false): Promise<boolean> {
  const replaces = changedSearch()?.id
  const request = call(saveSearch, {
    body: { query: pageQuery(isSale), rhythm: 'daily', replaces },
  })
  const answer = await signedIn(request, () => {
    sessionStorage.setItem(saving, 'asked')
    location.assign(loginPath(location.pathname + location.search + saving))
  })
  if (!answer) return false
  const saved = () => {
    if (replaces) return texts.changed
    return answer.ok && answer.value.confirmed ? texts.saved : texts.savedUnconfirmed
  }
  showToast(answer.ok ? saved() : (answer.fields?.query ?? sentenceOf(answer)))
  return answer.ok
}
