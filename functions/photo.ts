import type { Config } from '@netlify/functions'
import { answerPhoto } from '../src/server/photo/show.ts'

export default (request: Request) => answerPhoto(request)

export const config: Config = { path: '/property_images/:name/:variant' }
