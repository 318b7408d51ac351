import { stopAlerts } from '../../contract/saved-search.ts'
import { linkToken } from '../account/recover.store.ts'
import { createAnswerForm } from '../lib/answer-form.ts'
import { call } from '../lib/api.ts'

/** Ends the mails of whom the link is about: the address' fragment is the account's id, a dot and the secret. */
export const stopForm = createAnswerForm(() => {
  const [id = '', secret = ''] = linkToken().split('.')
  return call(stopAlerts, { params: { id, secret } })
})
