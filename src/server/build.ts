import type { SiteSnapshot } from '../contract/snapshot.ts'

let snapshot: Promise<SiteSnapshot> | undefined

/** What the pages of this build show: one statement's view of the database, read once a build. */
export function siteSnapshot(): Promise<SiteSnapshot> {
  snapshot ??= Promise.reject(new Error('not connected yet'))
  return snapshot
}
