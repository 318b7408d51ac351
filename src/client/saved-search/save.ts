import { loginPath } from '../../contract/paths.ts'
import { saveSearch } from '../../contract/saved-search.ts'
import { SAVED_SEARCH_TEXTS as WORDS } from '../../domain/saved-search/texts.ts'
import { call, signedIn } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { showToast } from '../site/toast.ts'

/** What the page looks for: what its address asks, on the page of sales among those. */
function asked(): string {
  const params = new URLSearchParams(location.search)
  const form = document.querySelector<HTMLFormElement>('#gallery-form')
  if (form?.dataset.gallery === 'buy' && !params.has('for')) params.set('for', 'buy')
  return `?${params}`
}

/** Saves what the page looks for, with a mail a day. Who is not signed in comes back to `saving` after the login. */
export async function saveThisSearch(saving: string): Promise<void> {
  const request = call(saveSearch, { body: { query: asked(), rhythm: 'daily' } })
  const answer = await signedIn(request, () => {
    sessionStorage.setItem(saving, 'asked')
    location.assign(loginPath(location.pathname + location.search + saving))
  })
  if (!answer) return
  if (answer.ok) return showToast(answer.value.confirmed ? WORDS.saved : WORDS.savedUnconfirmed)
  showToast(answer.fields?.query ?? sentenceOf(answer))
}
