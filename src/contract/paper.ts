import { PAPER_LIMITS } from '../domain/right-to-offer/constants.ts'
import type { SentPaper } from '../domain/right-to-offer/schema.ts'
import { endpoint, type } from './endpoint.ts'
import type { OwnRight } from './right-to-offer.ts'

/** Base64 has four characters for three bytes; the rest of the body is short. */
const PAGES_LENGTH = Math.ceil(PAPER_LIMITS.bytes / 3) * 4 * PAPER_LIMITS.pages

/** Shows the desk a paper that says who may offer a listing; it replaces one that waits. */
export const showPaper = endpoint({
  method: 'POST',
  path: '/api/listings/:id/paper',
  action: 'right.show',
  body: type<SentPaper>(),
  maxBytes: PAGES_LENGTH + 4000,
  reply: type<OwnRight>(),
  status: 201,
})
