import { answerAuth } from '../src/server/auth.ts'

export default answerAuth
