import { showPaperApi } from '../src/server/right-to-offer/show-api.ts'

export default showPaperApi.answer
