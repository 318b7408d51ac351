import type { PosterWord } from './poster.ts'

/** What the note of an admin is of: how many pictures a listing has, and whether it has a description. */
export type Noted = { photos: number; description: boolean }

/** Joins words to "a, b and c", the first with a capital. */
function listed(words: readonly string[]): string {
  const all = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}

/**
 * What is said of an admin's reading, each from the moment of the note that makes it true; null without one. The moment
 * itself follows the words.
 */
export const READ_SAYS = {
  /** The seal of a listing, also on the picture of a shared link. */
  seal: (readAt: string | null): string | null => (readAt ? 'Read by a person on' : null),
  whole: (readAt: string | null, { photos, description }: Noted): string | null => {
    if (!readAt) return null
    const read = [photos > 0 && 'pictures', 'price', description && 'description'].filter(
      (word) => word !== false,
    )
    return `${listed(read)} ${read.length > 1 ? 'were' : 'was'} read by a person on`
  },
  /** Of a new price that was read alone: it goes on after what was said of the rest. */
  priceAgain: (priceReadAt: string | null, readAt: string | null): string | null => {
    if (!priceReadAt) return null
    return readAt ? '; the price again on' : '; the price was read by a person on'
  },
} as const

/** Where no note says that somebody has read it: an approval, followed by its moment. */
export const APPROVAL_TEXTS = {
  seal: 'Approved on',
  whole: 'An admin approved this listing on',
} as const

/** Texts of the checks on a listing's page. */
export const CHECK_TEXTS = {
  title: 'What was checked, and when',
  /** Around the day. */
  sealConfirmed: { before: 'confirmed ', after: '' },
  sealLeads: ': what was checked',
  confirmed: (who: PosterWord, byAdmin: boolean) =>
    byAdmin
      ? 'An admin last confirmed that it is available:'
      : `The ${who} last confirmed that it is available:`,
  verified: (who: PosterWord) => `The ${who} has confirmed their e-mail address.`,
  notVerified: (who: PosterWord) => `The ${who} has not confirmed an e-mail address yet.`,
  reraPlausible: (state: string) =>
    `The RERA number looks like those of ${state}. Look it up on the RERA site before you pay.`,
  reraDoubtful: (state: string, who: PosterWord) =>
    `The RERA number has another form than those of ${state} that we know. Ask the ${who}, and look it up on the RERA site.`,
  agentRera: (state: string) =>
    `The agent’s own RERA number looks like those of ${state}. Look it up on the RERA site.`,
  reraInvented: 'Demo: the RERA number is invented, and no register has it.',
  reraNone: 'No RERA number given.',
  notTitle: 'What is not checked',
  not: [
    'Ownership papers: registry, mutation and title. A paper that we saw proves none of them',
    'Loans, dues and court cases',
    'The property itself: we have not visited it',
  ],
} as const
