import type { BuildResult } from '../rebuild/constants.ts'
import { indianDate } from '../time/calendar.ts'
import { CHECK_KEPT_MS, OLD_BACKUP_MS, TROUBLES, type Trouble } from './constants.ts'

/** The newest complete backup; `endedAt` in ISO. */
export type LastBackup = { endedAt: string }

/** A build that has ended. */
export type EndedBuild = { id: number; result: BuildResult; finishedAt: string }

/** The result of one health check; times in ISO. Without the database, builds and mails are unknown. */
export type HealthCheck = {
  at: string
  database: boolean
  lastBuild: EndedBuild | null
  stuckMails: number
  /** Null: there is none, or it is unknown. */
  lastBackup: LastBackup | null
}

const since = (time: string, now: Date) => now.getTime() - Date.parse(time)

/** Whether each trouble is present. A portal without any backup is no trouble here: the doctor reports it. */
const TROUBLED: Record<Trouble, (check: HealthCheck, now: Date) => boolean> = {
  database: ({ database }) => !database,
  build: ({ lastBuild }) => lastBuild?.result === 'failed',
  mails: ({ stuckMails }) => stuckMails > 0,
  backup: ({ lastBackup }, now) =>
    lastBackup !== null && since(lastBackup.endedAt, now) > OLD_BACKUP_MS,
}

export function troublesOf(check: HealthCheck, now: Date): Trouble[] {
  return TROUBLES.filter((trouble) => TROUBLED[trouble](check, now))
}

/** Whether the last check is still valid. */
export function stillCounts(check: HealthCheck, now: Date): boolean {
  const kept = troublesOf(check, now).length > 0 ? CHECK_KEPT_MS.bad : CHECK_KEPT_MS.good
  return since(check.at, now) < kept
}

/** The key by which a trouble is reported once: per build for a failed build, per day in India for the others. */
export function causeOf(trouble: Trouble, check: HealthCheck): string {
  return trouble === 'build'
    ? `${trouble} ${check.lastBuild?.id}`
    : `${trouble} ${indianDate(new Date(check.at))}`
}
