import type { Config } from '@netlify/functions'
import { answerDeployNotification } from '../src/server/publication/deploy-notification.ts'

export default (request: Request) => answerDeployNotification(request)

export const config: Config = { path: '/api/deploy-notifications', method: 'POST' }
