import { loginPath } from '../../contract/paths.ts'
import { saveSearch } from '../../contract/saved-search.ts'
import { SAVED_SEARCH_TEXTS as texts } from '#language/saved-search/texts'
import { call, signedIn } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { changedSearch } from './change.ts'
import { showToast } from '../site/toast.ts'

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
