import type { Context } from '@netlify/functions'
import { answerAuth } from '../src/server/auth.ts'

export default (request: Request, context: Context) => answerAuth(request, context.ip)
