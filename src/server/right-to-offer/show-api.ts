import { showPaper as endpoint } from '../../contract/paper.ts'
import { paperSchema } from '../../domain/right-to-offer/schema.ts'
import { on } from '../http.ts'
import { showPaper } from './show.ts'

export const showPaperApi = on(endpoint, paperSchema, ({ deps, params, body, user }) =>
  showPaper(deps, user, params.id, body),
)
