import type { ReportedFile } from '../domain/mail/file-report.ts'
import { endpoint, type } from './endpoint.ts'

/**
 * A page tells that a file was sent, or pauses for the day. The agent gets a mail about it, once for each sending:
 * `mailed` is false where too little was sent since the last one, or the account gets no mails. What was sent is known
 * to the server by the id of the file; only what was not is taken from the page.
 */
export const reportFile = endpoint({
  method: 'POST',
  path: '/api/my/file-reports',
  action: 'listing.sendFile',
  body: type<ReportedFile>(),
  reply: type<{ mailed: boolean }>(),
})

/**
 * A home is not in a file of the agent's whole list any more: marks it as sold or rented out, by its listing type, or
 * withdraws it. Only one that is on offer, has a reference of the agent's own, and is in the version that was read.
 */
export const closeMissing = endpoint({
  method: 'POST',
  path: '/api/listings/:id/missing',
  action: 'listing.sendFile',
  body: type<{ version: number; as: 'closed' | 'withdrawn'; fileId: string }>(),
  reply: type<{ id: string }>(),
})
