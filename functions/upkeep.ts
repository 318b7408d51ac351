import type { Config } from '@netlify/functions'
import { answerUpkeep } from '../src/server/upkeep/run.ts'

export default () => answerUpkeep()

export const config: Config = { schedule: '@hourly' }
