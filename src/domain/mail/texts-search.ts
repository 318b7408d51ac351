/** Texts of the mails about saved searches and saved listings. */
export const SEARCH_MAIL_TEXTS = {
  greeting: (name: string) => `Dear ${name},`,
  /** The subject by how many homes are new and how many cheaper, and by the name of the first of the searches. */
  subject: (fresh: number, cheaper: number, name: string, several: boolean) => {
    const counts = [fresh > 0 && `${fresh} new`, cheaper > 0 && `${cheaper} cheaper`]
    return `${counts.filter(Boolean).join(', ')} for ${name}${several ? ' and more' : ''}`
  },
  leads: {
    fresh: 'New listings from your saved searches:',
    cheaper: 'Prices have dropped in your saved searches:',
    both: 'New listings and price drops from your saved searches:',
  },
  /** Above the homes of one search, of which a search before it may have listed some. */
  head: (name: string, above: number) =>
    above > 0 ? `${name} (${above} listed above):` : `${name}:`,
  more: (count: number) => `${count} more`,
  all: 'See all',
  rhythm: 'Change how often we write',
  fallenSubject: (amount: string, place: string) => `${amount} less: ${place}`,
  severalSubject: (count: number) => `${count} properties you saved are cheaper`,
  fallen: 'A property you saved is cheaper now:',
  several: 'Properties you saved are cheaper now:',
  toSaved: 'See your saved properties',
} as const
