import { withHead } from '../src/server/answer.ts'
import { statsApi } from '../src/server/stats/read.ts'

export default withHead(statsApi.answer)
