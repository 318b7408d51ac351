import { answerClock } from '../src/server/clock.ts'
import type { Handler } from '../src/server/http.ts'
import { doDaily } from '../src/server/schedule.ts'

const answer: Handler = (_request, _context, makeDeps) => answerClock(doDaily, makeDeps)

export default answer
