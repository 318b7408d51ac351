import type { Config } from '@netlify/functions'
import { answerSharePicture } from '../src/server/share-picture/show.ts'

export default (request: Request) => answerSharePicture(request)

export const config: Config = { path: '/share/:kind/:name' }
