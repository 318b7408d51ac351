import type { Config } from '@netlify/functions'
import { answerMail } from '../src/server/mail/run.ts'

export default () => answerMail()

export const config: Config = { schedule: '*/5 * * * *' }
