import { atom, computed } from 'nanostores'
import {
  type BuildInfo,
  type RebuildStatus,
  readRebuildStatus,
  requestRebuild,
} from '../../contract/rebuild.ts'
import { buildInfoPath } from '../../contract/paths.ts'
import { type RebuildState, STATUS_POLL_MS } from '../../domain/rebuild/constants.ts'
import { nextPollMs, rebuildState } from '../../domain/rebuild/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { parsed, text } from '../lib/stored.ts'
import { count, objectOf } from '../lib/stored-object.ts'

/** What the server knows; null until first read. */
export const $rebuild = atom<RebuildStatus | null>(null)
/** What the served site says of itself; null where it could not be read. */
export const $served = atom<BuildInfo | null>(null)
export const $askingForRebuild = atom(false)
/** The sentence about a refused or failed request; null while all is well. */
export const $rebuildProblem = atom<string | null>(null)

/** The state of the whole site: that of its newest revision. Null while nothing is known. */
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

/** The served build, past every cache; null where it cannot be read. */
async function readServed(): Promise<BuildInfo | null> {
  try {
    const response = await fetch(buildInfoPath, { cache: 'no-store' })
    return response.ok ? (parsed(await response.text(), BUILD) ?? null) : null
  } catch {
    return null
  }
}

/** Changes that this page has made; what was asked before one of them knows nothing of it. */
let changes = 0

/** Says that a change is on its way, at once: until the server is asked again, the site would still be called live. */
export function expectChange(): void {
  changes += 1
  const status = $rebuild.get()
  if (status) $rebuild.set({ ...status, revision: status.revision + 1, requestedAt: status.now })
}

export async function refreshRebuild(): Promise<void> {
  const before = changes
  // Status first, then the site: in the other order a site served in between would look older than the status.
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

/** Milliseconds to the next look; one that is hidden asks nothing, and is to be up to date soon after it is shown. */
function lookIn(): number {
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
  }, lookIn())
}

/** For a page that opens: reads the status, and follows it where a change is still on its way. */
export async function watchRebuild(): Promise<void> {
  await refreshRebuild()
  if ($siteState.get() !== 'live') followRebuild()
}

export function stopFollowing(): void {
  clearTimeout(timer)
}
