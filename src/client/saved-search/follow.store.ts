import { atom } from 'nanostores'
import { askByMail } from '../../contract/saved-search.ts'
import { followFormSchema } from '../../domain/saved-search/schema.ts'
import { validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'

let search = ''
// One key for each address, the same for every retry.
let sending = { email: '', key: '' }

/** The address to which the mail was sent that asks to confirm; empty before. */
export const $askedOf = atom('')

/** Opens the form for the search of a query. */
export function startFollow(query: string): void {
  search = query
  sending = { email: '', key: '' }
  $askedOf.set('')
  followForm.reset()
}

/** Asks for mails about a search without an account. */
export const followForm = createForm({
  check: (answers) => validate(followFormSchema, answers),
  send: async ({ email }, { website = '' }) => {
    if (sending.email !== email) sending = { email, key: crypto.randomUUID() }
    const submissionKey = sending.key
    const answer = await call(askByMail, { body: { email, query: search, submissionKey, website } })
    if (answer.ok) $askedOf.set(email)
    return answer
  },
})
