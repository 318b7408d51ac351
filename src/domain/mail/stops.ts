import * as z from 'zod/mini'

/** Why mails to an address have stopped: one came back for good, or its reader called one spam. */
export const MAIL_STOPS = ['bounced', 'complained'] as const
export type MailStop = (typeof MAIL_STOPS)[number]

/** What a mail provider tells of a mail: the fields that count, in the words of Postmark's webhooks. */
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
  // No account has another address, and a database cannot be asked for every character.
  Email: z.string().check(z.minLength(3), z.maxLength(254), z.regex(/^[\x20-\x7e]*$/)),
  BouncedAt: z
    .string()
    .check(z.refine((text) => TIME.test(text) && !Number.isNaN(Date.parse(text)))),
  Inactive: z.optional(z.boolean()),
})

/** Kinds of a bounce that no later mail can get over. A full mailbox or a server that is away is none. */
const FOR_GOOD: readonly string[] = ['HardBounce', 'BadEmailAddress']

/** What an event means for the address; null where the next mail may well arrive. */
export function stopAfter({
  RecordType,
  Type,
  Inactive,
}: Pick<MailEvent, 'RecordType' | 'Type' | 'Inactive'>): MailStop | null {
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return 'complained'
  return Inactive || FOR_GOOD.includes(Type) ? 'bounced' : null
}
