import { KEPT_TEXTS } from '#language/company/texts-kept'

/** One kind of personal data: what it is, its purpose, how long it is kept, and its tables. */
export type Kept = {
  what: string
  purpose: string
  kept: string
  tables: readonly string[]
  /** Whether the portal keeps it for every account from sign-up on. */
  fromSignUp?: true
}

/** Every kind of personal data that the portal keeps. */
export const KEPT_DATA: readonly Kept[] = [
  {
    ...KEPT_TEXTS.account,
    tables: ['users'],
    fromSignUp: true,
  },
  {
    ...KEPT_TEXTS.password,
    tables: [],
    fromSignUp: true,
  },
  {
    ...KEPT_TEXTS.sessions,
    tables: ['sessions'],
    fromSignUp: true,
  },
  {
    ...KEPT_TEXTS.attempts,
    tables: ['rate_limits'],
    fromSignUp: true,
  },
  {
    ...KEPT_TEXTS.mails,
    tables: ['mails', 'account_tokens'],
    fromSignUp: true,
  },
  {
    ...KEPT_TEXTS.listings,
    tables: ['properties', 'property_edits', 'listing_events'],
  },
  {
    ...KEPT_TEXTS.photos,
    tables: ['images', 'photo_prints', 'same_pictures'],
  },
  {
    ...KEPT_TEXTS.searches,
    tables: ['saved_searches', 'told_listings'],
  },
  {
    ...KEPT_TEXTS.followed,
    tables: ['followers', 'asked_searches'],
  },
  {
    ...KEPT_TEXTS.refused,
    tables: ['refused_mailboxes'],
  },
  {
    ...KEPT_TEXTS.misses,
    tables: ['missed_searches'],
  },
  {
    ...KEPT_TEXTS.shortlist,
    tables: ['shortlist', 'shortlist_links'],
  },
  {
    ...KEPT_TEXTS.hidden,
    tables: ['hidden'],
  },
  {
    ...KEPT_TEXTS.together,
    tables: ['shortlist_pairs', 'shortlist_seats', 'shortlist_answers'],
  },
  {
    ...KEPT_TEXTS.enquiries,
    tables: ['enquiries'],
  },
  {
    ...KEPT_TEXTS.reveals,
    tables: ['phone_reveals'],
  },
  {
    ...KEPT_TEXTS.reports,
    tables: ['reports'],
  },
  {
    ...KEPT_TEXTS.doubts,
    tables: ['offer_doubts'],
  },
  {
    ...KEPT_TEXTS.messages,
    tables: ['contacts'],
  },
  {
    ...KEPT_TEXTS.launches,
    tables: ['launches'],
  },
  {
    ...KEPT_TEXTS.rights,
    tables: ['rights_to_offer'],
  },
  {
    ...KEPT_TEXTS.sameHomes,
    tables: ['same_homes'],
  },
  {
    ...KEPT_TEXTS.reads,
    tables: ['moderation_reads'],
  },
  {
    ...KEPT_TEXTS.logs,
    tables: ['moderation_log', 'audit_log'],
  },
  {
    ...KEPT_TEXTS.backups,
    tables: [],
  },
]
