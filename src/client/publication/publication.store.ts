import { atom, computed } from 'nanostores'
import {
  type BuildInfo,
  type PublicationStatus,
  readPublication,
  requestPublication,
} from '../../contract/publication.ts'
import { buildInfoPath } from '../../contract/paths.ts'
import { type PublicationState, STATUS_POLL_MS } from '../../domain/publication/constants.ts'
import { lookAgainMs, publicationState } from '../../domain/publication/rules.ts'
import { call } from '../lib/api.ts'

/** What the server knows; null until first read. */
export const $publication = atom<PublicationStatus | null>(null)
/** What the served site says of itself; null where it could not be read. */
export const $served = atom<BuildInfo | null>(null)
export const $askingAgain = atom(false)
/** The sentence about a refused or failed request; null while all is well. */
export const $publicationProblem = atom<string | null>(null)

/** The state of the whole site: that of its newest revision. Null while nothing is known. */
export const $siteState = computed([$publication, $served], (status, served) =>
  status ? stateOf(status.revision, status, served) : null,
)

/** The state of one revision, judged by the server's clock. */
export function stateOf(
  revision: number,
  status: PublicationStatus,
  served: BuildInfo | null,
): PublicationState {
  return publicationState(revision, served?.revision ?? null, status, new Date(status.now))
}

/** The served build, past every cache; null where it cannot be read. */
async function readServed(): Promise<BuildInfo | null> {
  try {
    const response = await fetch(buildInfoPath, { cache: 'no-store' })
    return response.ok ? ((await response.json()) as BuildInfo) : null
  } catch {
    return null
  }
}

/** Changes that this page has made; what was asked before one of them knows nothing of it. */
let changes = 0

/** Says that a change is on its way, at once: until the server is asked again, the site would still be called live. */
export function expectChange(): void {
  changes += 1
  const status = $publication.get()
  if (status)
    $publication.set({ ...status, revision: status.revision + 1, requestedAt: status.now })
}

export async function refreshPublication(): Promise<void> {
  const before = changes
  // First the wish, then the site: the other way round, a site served in between would look older than the wish.
  const status = await call(readPublication)
  const served = await readServed()
  if (before !== changes) return
  if (served) $served.set(served)
  if (status.ok) $publication.set(status.value)
}

export async function publishAgain(): Promise<void> {
  if ($askingAgain.get()) return
  $askingAgain.set(true)
  const result = await call(requestPublication)
  $publicationProblem.set(result.ok ? null : (result.message ?? null))
  if (result.ok) $publication.set(result.value)
  $askingAgain.set(false)
  followPublication()
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Milliseconds to the next look; one that is hidden asks nothing, and is to be up to date soon after it is shown. */
function lookIn(): number {
  const [status, state] = [$publication.get(), $siteState.get()]
  const visible = document.visibilityState === 'visible'
  return visible && status && state
    ? lookAgainMs(state, status, new Date(status.now))
    : STATUS_POLL_MS
}

/** Looks at the status again and again until the newest revision is live. Called again, it goes on with the one run. */
export function followPublication(): void {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    if (document.visibilityState === 'visible') await refreshPublication()
    if ($siteState.get() !== 'live') followPublication()
  }, lookIn())
}

/** For a page that opens: reads the status, and follows it where a change is still on its way. */
export async function watchPublication(): Promise<void> {
  await refreshPublication()
  if ($siteState.get() !== 'live') followPublication()
}

export function stopFollowing(): void {
  clearTimeout(timer)
}
