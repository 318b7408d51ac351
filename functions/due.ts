import type { Config } from '@netlify/functions'
import { answerClock } from '../src/server/clock.ts'
import { doWhatIsDue } from '../src/server/schedule.ts'

export default () => answerClock(doWhatIsDue)

export const config: Config = { schedule: '*/10 * * * *' }
