import type { EndedBuild, LastBackup } from '../domain/health/rules.ts'
import type { Finding } from '../domain/health/examination.ts'
import type { SiteContext } from '../domain/site/contexts.ts'

/** How the portal is. `at` is when it was looked at; `findings` are there for whoever may examine it and asks for them. */
export type Health = {
  context: SiteContext
  at: string
  lastBuild: Pick<EndedBuild, 'result' | 'finishedAt'> | null
  stuckMails: number
  lastBackup: LastBackup['endedAt'] | null
  findings?: Finding[]
}
