import * as z from 'zod/mini'

/** Sent by who has read that the request is noted. */
export const phoneConsentSchema = z.object({ agreed: z.literal(true) })
