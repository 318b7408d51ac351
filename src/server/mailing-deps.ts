import { type Deps, liveDeps } from './deps.ts'
import { liveMailer } from './mail/mailer.ts'

/** The dependencies of functions that send mails. */
export const mailingDeps = (): Deps => liveDeps({ makeMailer: liveMailer })
