import { answerClock } from '../src/server/clock.ts'
import { doWhatIsDue } from '../src/server/schedule.ts'

export default () => answerClock(doWhatIsDue)
