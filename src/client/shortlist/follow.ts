import { FAVOURITES_ASKED } from '../../domain/site/constants.ts'
import { refreshCards } from '../listing/card-refresh.ts'
import { FAVOURITES_CHANGED, FAVOURITES_TAKEN_OVER } from '../listing/favourites.ts'
import { syncShortlist, untold } from './sync.ts'
import { hasUnsavedNotes, sendUnsaved } from './unsaved-notes.ts'

// Each heart is told to the account, and what the account knows besides is shown on the page.
addEventListener(FAVOURITES_CHANGED, () => void syncShortlist())
addEventListener(FAVOURITES_TAKEN_OVER, () => {
  refreshCards(document)
  showSaved()
})

/** Notes follow: only the account's answer says whose they may be. */
async function tell(): Promise<void> {
  const list = await syncShortlist()
  if (list) await sendUnsaved(list.account)
}
const waits = () => untold() || hasUnsavedNotes()
addEventListener('online', () => waits() && void tell())

// Once a tab, and where something waits from before this was loaded.
if (!sessionStorage.getItem(FAVOURITES_ASKED) || waits()) void tell()
