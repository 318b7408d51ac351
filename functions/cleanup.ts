import { answerClock } from '../src/server/clock.ts'
import type { Handler } from '../src/server/http.ts'
import { doDaily } from '../src/server/schedule.ts'

const answer: Handler = (_request, context, makeDeps) => answerClock(doDaily, makeDeps, context)

export default answer
