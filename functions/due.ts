import { answerClock } from '../src/server/clock.ts'
import type { Handler } from '../src/server/http.ts'
import { doWhatIsDue } from '../src/server/schedule.ts'

const answer: Handler = (_request, context, makeDeps) => answerClock(doWhatIsDue, makeDeps, context)

export default answer
