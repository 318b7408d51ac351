import { withHead } from '../src/server/answer.ts'
import { answerPhoto } from '../src/server/photo/show.ts'

export default withHead(answerPhoto)
