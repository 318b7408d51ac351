import * as z from 'zod/mini'
import * as api from '../../contract/right-to-offer.ts'
import { LETTER_ANSWERS } from '../../domain/right-to-offer/constants.ts'
import { paperAnswerSchema, rightReasonSchema } from '../../domain/right-to-offer/desk-schema.ts'
import { askOwnerSchema } from '../../domain/right-to-offer/schema.ts'
import { on } from '../http.ts'
import { papersQuerySchema } from '../queries.ts'
import { secretSchema } from '../schemas.ts'
import { askOwner } from './ask-owner.ts'
import { answerPaper, openPaper, readPapers, takeBackRight } from './desk.ts'
import { answerLetter, readLetter } from './letter.ts'
import { readOwnRight, withdrawPaper } from './own.ts'

const letterBody = z.object({
  mailbox: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  secret: secretSchema,
})
const letterAnswerBody = z.extend(letterBody, { answer: z.enum(LETTER_ANSWERS) })

export const rightToOfferApi = [
  on(api.readOwnRight, null, ({ deps, params, user }) => readOwnRight(deps.db, user, params.id)),
  on(api.askOwner, askOwnerSchema, ({ deps, params, body, user }) =>
    askOwner(deps, user, params.id, body),
  ),
  on(api.readLetter, letterBody, ({ deps, params, body }) =>
    readLetter(deps, { ...body, id: params.id }),
  ),
  on(api.answerLetter, letterAnswerBody, ({ deps, params, body }) =>
    answerLetter(deps, { ...body, id: params.id }),
  ),
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
