import { stopAlerts } from '../../contract/saved-search.ts'
import { askReset, resetPassword, verifyEmail } from '../../contract/security.ts'
import { stopLinksOf } from '../../domain/saved-search/stop-link.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'

/** The secret from the link that opened this page; empty if the link is not complete. */
export const linkToken = (): string => location.hash.slice(1)

export const forgotForm = createForm({
  send: ({ email = '' }) => call(askReset, { body: { email } }),
})

export const resetForm = createForm({
  send: ({ password = '', confirmPassword = '' }) =>
    call(resetPassword, { body: { token: linkToken(), password, confirmPassword } }),
})

/** `currentPassword` is asked for if the browser has no session of the account. */
export const verifyForm = createForm({
  send: ({ currentPassword }) =>
    call(verifyEmail, { body: { token: linkToken(), currentPassword } }),
})

/** Stops the mails that the link of this page names first. */
export const stopAlertsForm = createForm({
  send: () => {
    const [{ id, secret } = { id: '', secret: '' }] = stopLinksOf(linkToken())
    return call(stopAlerts, { params: { id, secret } })
  },
})
