import { MAIL_RUN } from '../../domain/mail/constants.ts'
import { type Deps, liveDeps } from '../deps.ts'
import { unexpected } from '../http.ts'
import { newId } from '../ids.ts'
import { deliverMails } from './deliver.ts'

/** Sends what is due by now, and says in one log line how much went, where anything did. */
export async function answerMail(makeDeps: () => Deps = liveDeps): Promise<Response> {
  const requestId = newId()
  try {
    const delivered = await deliverMails({ ...makeDeps(), requestId }, MAIL_RUN.endsAfterMs)
    if (delivered.sent + delivered.failed > 0)
      console.info(JSON.stringify({ event: 'mails sent', requestId, ...delivered }))
    return new Response(null, { status: 204 })
  } catch (error) {
    return unexpected(error, requestId)
  }
}
