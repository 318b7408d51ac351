import { withHead } from '../src/server/answer.ts'
import { answerSharePicture } from '../src/server/share-picture/show.ts'

export default withHead(answerSharePicture)
