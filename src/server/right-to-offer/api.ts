import * as z from 'zod/mini'
import * as api from '../../contract/right-to-offer.ts'
import { paperAnswerSchema, rightReasonSchema } from '../../domain/right-to-offer/desk-schema.ts'
import { on } from '../http.ts'
import { papersQuerySchema } from '../queries.ts'
import { answerPaper, openPaper, readPapers, takeBackRight } from './desk.ts'
import { readOwnRight, withdrawPaper } from './own.ts'

export const rightToOfferApi = [
  on(api.readOwnRight, null, ({ deps, params, user }) => readOwnRight(deps.db, user, params.id)),
  on(api.withdrawPaper, null, ({ deps, params, user }) => withdrawPaper(deps, user, params.id)),
  on(api.readPapers, papersQuerySchema, ({ deps, query }) => readPapers(deps.db, query)),
  on(api.openPaper, null, ({ deps, params, user }) =>
    openPaper(deps, user, params.id, Number(params.page)),
  ),
  on(api.answerPaper, paperAnswerSchema, ({ deps, params, body, user }) =>
    answerPaper(deps, user, params.id, body),
  ),
  on(api.takeBackRight, z.object({ reason: rightReasonSchema }), ({ deps, params, body, user }) =>
    takeBackRight(deps, user, params.id, body.reason),
  ),
]
