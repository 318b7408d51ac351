import { NEW_VERSION_TEXTS as texts } from '#language/site/texts-offline'
import type { FromWorker, ToWorker } from '../../contract/offline.ts'
import { keepSavedPages } from '../listing/favourites.ts'

/** The first worker of this device was not there to keep what the page has loaded. */
function sayLoaded(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const message: ToWorker = { loaded: [location.href, ...loaded] }
  navigator.serviceWorker.controller?.postMessage(message)
  keepSavedPages()
}

/** Offers to reload the page. The visitor presses; the browser then fills the fields of forms as they were. */
function offerReload(): void {
  const notice = document.createElement('p')
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.textContent = texts.reload
  reload.onclick = () => location.reload()
  notice.append(texts.ready, ' ', reload)
  document.getElementById('toasts')?.replaceChildren(notice)
}

/** Follows the worker that has just taken over. `ownScript` tells whether the page is older than it. */
export function hear(message: FromWorker, ownScript: string): void {
  if ('asks' in message) sayLoaded()
  else if (!message.scripts.includes(new URL(ownScript).pathname)) offerReload()
}
