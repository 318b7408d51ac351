import type { Config } from '@netlify/functions'
import { withHead } from '../src/server/answer.ts'
import { answerSharePicture } from '../src/server/share-picture/show.ts'

export default withHead((request: Request) => answerSharePicture(request))

// Each picture that is not kept yet takes a processor for a third of a second.
export const config: Config = {
  path: '/share/:kind/:name',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
}
