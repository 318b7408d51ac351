import type { Config } from '@netlify/functions'
import { answerClock } from '../src/server/clock.ts'
import { deliverDue } from '../src/server/mail/deliver.ts'

export default () => answerClock(deliverDue)

export const config: Config = { schedule: '*/5 * * * *' }
