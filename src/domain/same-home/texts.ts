import type { PosterWord } from '../listing/poster.ts'
import { exact } from '../money/rules.ts'
import type { FormerPrices } from './elsewhere.ts'

const BY: Record<PosterWord, string> = { owner: 'by an owner', agent: 'by an agent' }

/** Words about the same home in listings of other accounts. */
export const ELSEWHERE_TEXTS = {
  title: 'The same home, offered by others',
  also: (others: number, from: string) =>
    others === 1
      ? `Also offered by one other, for ${from}`
      : `Also offered by ${others} others, from ${from}`,
  found:
    'A person of our team has compared the listings and found that they are of the same home. Each price is that of its own poster.',
  offer: (price: string, who: PosterWord) => `${price}, ${BY[who]}`,
  seen: 'its right to offer seen by us',
  /** The line of another account's listing; its day of publication stands before it. */
  line: ({ first, last, offered, until }: FormerPrices) =>
    [
      first ? `Published by another account, at ${exact(first)}` : 'Published by another account',
      last && `, last at ${exact(last)}`,
      offered
        ? '; still on offer there'
        : until
          ? `; no longer on offer there since ${until}`
          : '; no longer on offer there',
    ]
      .filter(Boolean)
      .join(''),
} as const
