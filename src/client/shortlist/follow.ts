import { FAVOURITES_ASKED, FAVOURITES_CHANGED } from '../../domain/site/constants.ts'
import { FAVOURITES_TAKEN_OVER, keepSavedPages } from '../listing/favourites.ts'
import { hasUnsyncedChanges, syncShortlist } from './sync.ts'
import { unsavedNotes } from './unsaved-notes.ts'

// Sends each change of a heart to the account; the hearts of the page follow the account's answer.
addEventListener(FAVOURITES_CHANGED, () => void syncShortlist())
addEventListener(FAVOURITES_TAKEN_OVER, () => {
  showSaved()
  keepSavedPages()
})

/** Sends the saved listings, then the notes: only the account's answer tells whose notes may be sent. */
async function syncAll(): Promise<void> {
  const list = await syncShortlist()
  if (list) await unsavedNotes.send(list.account)
}
const hasUnsent = () => hasUnsyncedChanges() || unsavedNotes.hasSome()
addEventListener('online', () => hasUnsent() && void syncAll())

// Once in each tab, and whenever earlier changes are still unsent.
if (!sessionStorage.getItem(FAVOURITES_ASKED) || hasUnsent()) void syncAll()

// What is hidden from searches is on all devices too. Where something can be hidden, there is a heart.
if (document.querySelector('aangan-gallery, aangan-hide-home')) void import('../hidden/follow.ts')
