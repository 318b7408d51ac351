import type { Config } from '@netlify/functions'
import { answerClock } from '../src/server/clock.ts'
import { keepUp } from '../src/server/upkeep/run.ts'

export default () => answerClock(keepUp)

export const config: Config = { schedule: '@hourly' }
