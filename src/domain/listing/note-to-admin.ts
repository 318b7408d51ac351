import { longText } from '../text/schema.ts'
import { LISTING_LIMITS } from './constants.ts'

/** What a poster tells the admin; empty is nothing. It is for the poster and for admins, and on no page. */
export const noteToAdminSchema = longText(LISTING_LIMITS.noteToAdmin)
