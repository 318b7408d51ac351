import { noteOnShortlist } from '../../contract/shortlist.ts'
import { call } from '../lib/api.ts'
import { text } from '../lib/stored.ts'
import { createUnsent } from '../lib/unsent.ts'

/** Notes on saved listings that the account does not have yet, by account, then by listing. */
export const unsavedNotes = createUnsent({
  key: 'unsaved-notes',
  kind: text,
  post: async (_account, id, note) => {
    const answer = await call(noteOnShortlist, { params: { id }, body: { note } })
    return answer.ok ? null : answer
  },
})
