import { stopAlerts } from '../../contract/saved-search.ts'
import { askReset, resetPassword, verifyEmail } from '../../contract/security.ts'
import { stopLinksOf } from '../../domain/saved-search/stop-link.ts'
import { createAnswerForm } from '../lib/answer-form.ts'
import { call } from '../lib/api.ts'

/** The secret from the link that opened this page; empty if the link is not complete. */
export const linkToken = (): string => location.hash.slice(1)

export const forgotForm = createAnswerForm(({ email = '' }) => call(askReset, { body: { email } }))

export const resetForm = createAnswerForm(({ password = '', confirmPassword = '' }) =>
  call(resetPassword, { body: { token: linkToken(), password, confirmPassword } }),
)

/** `currentPassword` is asked for if the browser has no session of the account. */
export const verifyForm = createAnswerForm(({ currentPassword }) =>
  call(verifyEmail, { body: { token: linkToken(), currentPassword } }),
)

/** Stops the mails that the link of this page names first. */
export const stopAlertsForm = createAnswerForm(() => {
  const [{ id, secret } = { id: '', secret: '' }] = stopLinksOf(linkToken())
  return call(stopAlerts, { params: { id, secret } })
})
