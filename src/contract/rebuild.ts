import type { CleaningStop } from '../domain/cleanup/constants.ts'
import type { Finding } from '../domain/health/examination.ts'
import type { EndedBuild, LastBackup } from '../domain/health/rules.ts'
import type { BuildResult } from '../domain/rebuild/constants.ts'
import type { SiteContext } from '../domain/site/contexts.ts'
import { endpoint, type Paged, type } from './endpoint.ts'

/** The rebuild status as the server knows it; the browser adds the served revision. */
export type RebuildStatus = {
  revision: number
  requestedAt: string | null
  /** When a build is due for the waiting changes, and when one was last requested, as far as that is known. */
  dueAt: string | null
  askedAt: string | null
  lastBuild: {
    revision: number | null
    result: 'running' | 'done' | 'failed'
    startedAt: string
    finishedAt: string | null
    error: string | null
  } | null
  /** Why the cleanup erases no photos, and since when; null while it works. */
  cleaningStopped: { reason: CleaningStop; since: string } | null
  now: string
}

/** The content of `/build.json`. `listings`: how many the site shows. */
export type BuildInfo = { revision: number; builtAt: string; listings: number }

/**
 * A build of the public site. `revision` is null while it is unknown, and for builds known only from Netlify's events.
 */
export type BuildRow = {
  id: number
  revision: number | null
  result: BuildResult
  error: string | null
  startedAt: string
  finishedAt: string | null
}

export type BuildList = Paged<BuildRow>

/**
 * The portal's health. `at` is the time of the check. Mails and backups are told to callers who may examine, `findings`
 * if they also ask for them.
 */
export type Health = {
  context: SiteContext
  at: string
  lastBuild: Pick<EndedBuild, 'result' | 'finishedAt'> | null
  stuckMails?: number
  lastBackup?: LastBackup['endedAt'] | null
  findings?: Finding[]
}

export const readRebuildStatus = endpoint({
  method: 'GET',
  path: '/api/rebuild',
  action: 'rebuild.read',
  reply: type<RebuildStatus>(),
})
export const requestRebuild = endpoint({
  method: 'POST',
  path: '/api/rebuild',
  action: 'rebuild.request',
  reply: type<RebuildStatus>(),
})
export const readBuilds = endpoint({
  method: 'GET',
  path: '/api/builds',
  action: 'rebuild.read',
  query: type<{ page: number }>(),
  reply: type<BuildList>(),
})
/**
 * For monitoring services; no page calls it. `look`: a new check instead of the stored result; `all` is the complete
 * one of the doctor.
 */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  action: 'health.read',
  query: type<{ look: 'now' | 'all' }>(),
  reply: type<Health>(),
})
