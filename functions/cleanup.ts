import { answerClock } from '../src/server/clock.ts'
import { doDaily } from '../src/server/schedule.ts'

export default () => answerClock(doDaily)
