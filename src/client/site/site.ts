import { loadSession } from '../account/load-session.ts'
import { HINT, readHint } from '../account/session-hint.ts'
import { leaveToast, showToast, takeToast } from './toast.ts'
import './scroll-top.ts'
import './view-transitions.ts'

/** Some pages depend on who is signed in: they ask each time. */
const asks = document.body.hasAttribute('data-asks-session')

async function checkSession() {
  const { knownSession, refreshSession } = await loadSession()
  const user = await (asks ? refreshSession() : knownSession())
  showSession(user)
  // A signed-in user has one list of saved listings on all devices.
  if (user && document.querySelector('[data-part="heart"]')) await import('../shortlist/follow.ts')
}
// Signed-out visitors of content pages make no request.
if (readHint() || asks) {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300))
  whenIdle(checkSession)
}
// Somebody signs in or out in another tab.
addEventListener('storage', ({ key }) => {
  if (key === HINT || key === null) showSession(readHint())
})
// A page that Back restores may be older than a sign-in, a sign-out or a change of a heart.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  showSession(readHint())
  showSaved()
})

/**
 * A browser remembers that a script could not be loaded for as long as the page stands, so each further press would
 * fail as well. Once the server can be reached, the page is loaded again; what was typed into its forms outlives that.
 */
let reaching = false
addEventListener('vite:preloadError', async () => {
  // What nobody has pressed for may be missing: a page must not load itself again and again.
  if (reaching || !navigator.userActivation?.isActive) return
  // One press may want several scripts.
  reaching = true
  const init: RequestInit = { method: 'HEAD', cache: 'no-store' }
  const answer = await fetch(location.href, init).catch(() => null)
  reaching = false
  if (!answer?.ok) return
  leaveToast(document.getElementById('toasts')?.dataset.loadedAgain ?? '')
  location.reload()
})

const left = takeToast()
if (left) showToast(left)
