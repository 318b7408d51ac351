import type { Config } from '@netlify/functions'
import { answerClock } from '../src/server/clock.ts'
import { doDaily } from '../src/server/schedule.ts'

export default () => answerClock(doDaily)

export const config: Config = { schedule: '30 20 * * *' }
