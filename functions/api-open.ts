import { answerApi } from '../src/server/api.ts'

export default answerApi
