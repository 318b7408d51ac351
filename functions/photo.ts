import type { Config } from '@netlify/functions'
import { withHead } from '../src/server/answer.ts'
import { answerPhoto } from '../src/server/photo/show.ts'

export default withHead((request: Request) => answerPhoto(request))

export const config: Config = { path: '/property_images/:name/:variant' }
