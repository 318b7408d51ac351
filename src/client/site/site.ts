import { THIS } from '#language/language/this'
import { FIRST } from '../../domain/language/constants.ts'
import { CHOSEN_LANGUAGE, TYPED, WAITING, WORKER_PATH } from '../../domain/site/constants.ts'
import { loadSession } from '../account/load-session.ts'
import { HINT, readHint } from '../account/session-hint.ts'
import { isReachable } from '../lib/connected.ts'
import { whenLoaded } from '../lib/loaded.ts'
import { stored, text } from '../lib/stored.ts'
import { LEFT_TOAST, leaveToast } from './toast.ts'

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
  const isBack = await isReachable()
  reaching = false
  if (!isBack) return
  leaveToast(document.getElementById('toasts')?.dataset.loadedAgain ?? '')
  location.reload()
})

// While developing, the server's worker withdraws the one of a build that was served at the same address.
const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined
if (workers) {
  // Loaded without need, it would compete with the page. Admins' pages allow no script that text names.
  if (!asks) whenLoaded(() => workers.register(WORKER_PATH).catch(() => undefined))
  workers.onmessage = async ({ data }) =>
    (await import('../offline/page.ts')).hear(data, import.meta.url)
}

// A browser's language offers its own to who has chosen none: many browsers in India are set to English.
const language =
  stored('localStorage', CHOSEN_LANGUAGE, text) ?? (THIS === FIRST ? navigator.language : '')
const loadLanguage = () => import('../language/other.ts')
const leadsTo = ({ hreflang }: HTMLAnchorElement) =>
  hreflang.split('-')[0] === language.split('-')[0]
const ways = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')
if ([...ways].some(leadsTo) || sessionStorage.getItem(TYPED))
  loadLanguage().then(({ arrive }) => arrive(language))
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  event.preventDefault()
  loadLanguage().then(
    ({ leaveBy }) => leaveBy(link, event),
    () => location.assign(link.href),
  )
})

// What few pages show is loaded where there is something to show. Without a connection it cannot be.
const tell = () => {
  if (sessionStorage.getItem(LEFT_TOAST) || localStorage.getItem(WAITING))
    import('./told-at-start.ts').then(
      ({ tellAtStart }) => tellAtStart(),
      () => undefined,
    )
}
tell()
addEventListener('online', tell)
