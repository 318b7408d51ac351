import * as z from 'zod/mini'
import { longText } from '../text/schema.ts'
import { SHORTLIST_LIMITS } from './constants.ts'

const ID = /^[a-z0-9]{8,40}$/
const id = z.string().check(z.regex(ID))
const some = z.maxLength(SHORTLIST_LIMITS.perCall)

/** The changes of a device. An invalid name is dropped, so that it does not block the rest. */
export const shortlistChangesSchema = z.object({
  add: z.array(z.object({ id, name: z.catch(longText(SHORTLIST_LIMITS.name), '') })).check(some),
  remove: z.array(id).check(some),
})

export const shortlistNoteSchema = z.object({ note: longText(SHORTLIST_LIMITS.note) })

/** What a shared link shows besides the listings. */
export const shortlistLinkSchema = z.object({ notes: z.boolean(), name: z.boolean() })

/** Whether mails tell of saved listings that became cheaper. */
export const homeMailsSchema = z.object({ mails: z.boolean() })
