import { MAIL_RUN } from '../../domain/mail/constants.ts'
import type { Deps } from '../deps.ts'
import { mailingDeps } from '../mailing-deps.ts'
import { type Delivered, deliverMails } from './deliver.ts'

/**
 * Sends the due mails in the language of this code: functions of another language ask for it, by the bundle `mails` of
 * which this is the entry (`scripts/rebuild/function-head.ts`). What it calls cannot ask on.
 */
export const deliverHere = (deps: Deps = mailingDeps()): Promise<Delivered> =>
  deliverMails(deps, MAIL_RUN.requestEndsAfterMs)
