import { atom, computed } from 'nanostores'
import { buildInfoPath } from '../../contract/paths.ts'
import {
  type BuildInfo,
  type RebuildStatus,
  readRebuildStatus,
  requestRebuild,
} from '../../contract/rebuild.ts'
import { type RebuildState, STATUS_POLL_MS } from '../../domain/rebuild/constants.ts'
import { nextPollMs, rebuildState } from '../../domain/rebuild/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { count, objectOf, parsed, text } from '../lib/stored.ts'

/** The status from the server; null before the first read. */
export const $rebuild = atom<RebuildStatus | null>(null)
/** The build that the site serves; null if it could not be read. */
export const $served = atom<BuildInfo | null>(null)
export const $askingForRebuild = atom(false)
/** The message for a refused or failed request; null if there is none. */
export const $rebuildProblem = atom<string | null>(null)

/** The state of the whole site, which is that of its newest revision. Null while unknown. */
export const $siteState = computed([$rebuild, $served], (status, served) =>
  status ? stateOf(status.revision, status, served) : null,
)

/** The state of one revision, judged by the server's clock. */
export function stateOf(
  revision: number,
  status: RebuildStatus,
  served: BuildInfo | null,
): RebuildState {
  return rebuildState(revision, served?.revision ?? null, status, new Date(status.now))
}

const BUILD = objectOf({ revision: count, builtAt: text, listings: count })

/** Reads the served build without any cache; null if it cannot be read. */
async function readServed(): Promise<BuildInfo | null> {
  try {
    const response = await fetch(buildInfoPath, { cache: 'no-store' })
    return response.ok ? (parsed(await response.text(), BUILD) ?? null) : null
  } catch {
    return null
  }
}

/** Counts this page's changes. An answer to a request from before the latest one is out of date. */
let changes = 0

/** Marks a change as pending at once. Otherwise the site would be shown as live until the next answer. */
export function expectChange(): void {
  changes += 1
  const status = $rebuild.get()
  if (status) $rebuild.set({ ...status, revision: status.revision + 1, requestedAt: status.now })
}

export async function refreshRebuild(): Promise<void> {
  const before = changes
  // Reads the status first. In the other order, a site served in between would look older than the status.
  const status = await call(readRebuildStatus)
  const served = await readServed()
  if (before !== changes) return
  if (served) $served.set(served)
  if (status.ok) $rebuild.set(status.value)
}

export async function rebuildNow(): Promise<void> {
  if ($askingForRebuild.get()) return
  $askingForRebuild.set(true)
  const result = await call(requestRebuild)
  $rebuildProblem.set(result.ok ? null : sentenceOf(result))
  if (result.ok) $rebuild.set(result.value)
  $askingForRebuild.set(false)
  followRebuild()
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Returns the milliseconds to the next poll. A hidden page requests nothing, but must be up to date soon after it is
 * shown.
 */
function nextPollDelay(): number {
  const [status, state] = [$rebuild.get(), $siteState.get()]
  const visible = document.visibilityState === 'visible'
  return visible && status && state
    ? nextPollMs(state, status, new Date(status.now))
    : STATUS_POLL_MS
}

/** Polls the status until the newest revision is live. A second call continues the same poll. */
export function followRebuild(): void {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    if (document.visibilityState === 'visible') await refreshRebuild()
    if ($siteState.get() !== 'live') followRebuild()
  }, nextPollDelay())
}

/** For a page that opens: reads the status, and follows it if a change is pending. */
export async function watchRebuild(): Promise<void> {
  await refreshRebuild()
  if ($siteState.get() !== 'live') followRebuild()
}

export function stopFollowing(): void {
  clearTimeout(timer)
}
