import { atom } from 'nanostores'
import {
  RENEWAL_RESULT_TEXTS as REFUSED,
  RENEWAL_TEXTS as texts,
} from '#language/listing/texts-poster'
import { renewListing } from '../../contract/listing.ts'
import { fail } from '../../contract/result.ts'
import { shownAbout } from '../../domain/listing/about.ts'
import { formatDay } from '../../domain/time/calendar.ts'
import { linkToken } from '../account/recover.store.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'

/** The result of the press: the date until which visitors see the listing. */
export const $renewed = atom('')

const LINK = /^([a-z0-9]+)\.(\d+)\.([0-9a-f]{64})$/

/** Confirms a listing. The link's fragment holds the listing's id, its last confirmation and the secret. */
export const renewalForm = createForm({
  send: async () => {
    const [, id, since, secret] = LINK.exec(linkToken()) ?? []
    if (!id || !since || !secret) return fail('not_found', { message: REFUSED.foreign })
    return call(renewListing, { params: { id }, body: { since: Number(since), secret } })
  },
  onDone: ({ about, until, before }) =>
    $renewed.set((before ? texts.doneBefore : texts.done)(shownAbout(about), formatDay(until))),
})
