import { agoInWords } from '../time/rules.ts'
import type { Trouble } from './constants.ts'
import type { HealthCheck } from './rules.ts'

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const HEALTH_TEXTS = {
  missing: (variable: string) => `The environment variable ${variable} is not set.`,
  unhealthy: 'The portal needs someone to look at it.',
  well: 'The database answers, the newest build is good, and no mail is stuck.',
} as const

/** Describes each trouble in one sentence. */
export const TROUBLE_SENTENCES: Record<Trouble, (check: HealthCheck, now: Date) => string> = {
  database: () => 'The database does not answer as it should.',
  build: ({ lastBuild }, now) =>
    `The newest build failed${lastBuild ? ` ${agoInWords(lastBuild.finishedAt, now)}` : ''}. Visitors still see the site of the build before.`,
  mails: ({ stuckMails }) => `${many(stuckMails, 'mail')} could not be sent for more than an hour.`,
  backup: ({ lastBackup }, now) =>
    `The newest backup was made ${lastBackup ? agoInWords(lastBackup.endedAt, now) : 'long ago'}.`,
}

/** What to do about each. */
export const TROUBLE_ADVICE: Record<Trouble, string> = {
  database: 'Look at the database provider’s status page and at NETLIFY_DB_URL.',
  build:
    'Find the cause in the log of the deploy, correct it, and press Rebuild again on the page Builds.',
  mails: 'Check the mail server and SMTP_URL: npm run doctor logs in there without sending.',
  backup: 'Run npm run backup, and look why the scheduled one did not.',
}
