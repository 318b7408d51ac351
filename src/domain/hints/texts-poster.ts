import { joined } from '#language/text/texts'

/** What a poster reads before sending. The same makes an admin look twice. */
export const POSTER_HINT_TEXTS = {
  title: 'Before you submit',
  intro: 'An admin will see these too. Change what is wrong, or send it as it is.',
  checking: 'Comparing your listing with others…',
  goTo: (label: string) => `Go to ${label}`,
  photos: 'Photos',
  editInstead: (name: string) => `Edit ${name} instead`,
  seePage: 'See its page',
  odd: (said: string) => `${said} is unusual.`,
  place: (locality: string, cities: readonly string[], city: string) =>
    `We know ${locality} in ${joined(cities)}, not in ${city}.`,
  rera: (number: string, example: string | null) =>
    `“${number}” does not look like a RERA number here${example ? `, such as ${example}` : ''}. Visitors would see no badge.`,
  contact: (label: string, words: readonly string[]) =>
    `Under “${label}” you wrote ${words.map((said) => `“${said}”`).join(', ')}. Visitors reach you by the button on the page, so it needs no number, link or other portal.`,
  /** Visitors of a project's page write to the portal. */
  contactOfLaunch: (label: string, words: readonly string[]) =>
    `Under “${label}” you wrote ${words.map((said) => `“${said}”`).join(', ')}. Visitors of the page ask us, so it needs no number, link or other portal.`,
  price: (rate: string, standing: 'low' | 'high', [low, high]: readonly [string, string]) =>
    `${rate} per sq ft is ${standing === 'low' ? 'less' : 'more'} than such homes here usually ask: ${low} to ${high}.`,
  own: {
    duplicate: (name: string) =>
      `This looks like your own listing ${name}. A new price or new photos belong there.`,
    picture: (name: string) => `One of your photos is also on your listing ${name}.`,
    words: (name: string) => `Your listing ${name} has the same words.`,
  },
  others: {
    duplicate:
      'Another poster has a listing in this place with nearly the same area and price. If it is this home, tell the admin below.',
    picture:
      'One of your photos is on another poster’s listing. Show photos of this home that you may use.',
    words: 'Another poster’s listing has the same words. Say in your own what this home is like.',
  },
  note: 'A sentence for the admin',
  noteHint: 'Only you and the admins read it. It is never on the page.',
} as const
