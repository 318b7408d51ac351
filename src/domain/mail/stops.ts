import * as z from 'zod/mini'

/** Why mails to an address have stopped: a permanent bounce or a spam complaint. */
export const MAIL_STOPS = ['bounced', 'complained'] as const
export type MailStop = (typeof MAIL_STOPS)[number]

/** An event of a mail provider: the fields that matter, named as in Postmark's webhooks. */
export type MailEvent = {
  RecordType: 'Bounce' | 'SpamComplaint'
  Type: string
  Email: string
  /** An ISO time. */
  BouncedAt: string
  /** The provider sends nothing more to this address. */
  Inactive?: boolean | undefined
}

const TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Fields that are not named here are dropped: the provider may add some at any time. */
export const mailEventSchema = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: z.string().check(z.maxLength(60)),
  // Accounts have ASCII addresses only, and the database refuses some characters.
  Email: z
    .string()
    .check(z.minLength(3), z.maxLength(254, { abort: true }), z.regex(/^[\x20-\x7e]*$/)),
  BouncedAt: z
    .string()
    .check(z.refine((text) => TIME.test(text) && !Number.isNaN(Date.parse(text)))),
  Inactive: z.optional(z.boolean()),
})

/** Permanent bounces. A full mailbox or an unavailable server is not permanent. */
const FOR_GOOD: readonly string[] = ['HardBounce', 'BadEmailAddress']

/** Why an event stops mails to the address; null if the next mail may arrive. */
export function stopAfter({
  RecordType,
  Type,
  Inactive,
}: Pick<MailEvent, 'RecordType' | 'Type' | 'Inactive'>): MailStop | null {
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return 'complained'
  return Inactive || FOR_GOOD.includes(Type) ? 'bounced' : null
}
