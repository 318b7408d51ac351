import type { Period } from '../money/rules.ts'
import { exact } from '../money/rules.ts'
import type { EventKind, History, HistoryLine } from './history.ts'

const OFFERED: Partial<Record<Period, string>> = {
  '': 'Offered for sale from then on, at',
  month: 'Offered for rent from then on, at',
  bed: 'Offered as a PG from then on, at',
}

const said = (line: HistoryLine, alone: string, at: string) =>
  line.price ? `${at} ${exact(line.price)}` : alone

function priceChange({ price, former }: HistoryLine): string {
  if (!price) return 'Price changed'
  if (!former) return `Price ${exact(price)}`
  if (price.period !== former.period) return `${OFFERED[price.period]} ${exact(price)}`
  const change = price.rupees < former.rupees ? 'lowered' : 'raised'
  return `Price ${change} from ${exact(former)} to ${exact(price)}`
}

/** What is said of an event, by the event that makes it true. Its day stands before it. */
const EVENT_TEXTS: Record<Exclude<EventKind, 'since'>, (line: HistoryLine) => string> = {
  posted: () => 'First seen here: it was posted',
  read: () => 'Opened and read by an admin',
  'price-read': () => 'The new price was read by an admin',
  register: () => 'An admin saw its RERA number on the authority’s register',
  published: (line) => said(line, 'Published', 'Published at'),
  price: priceChange,
  confirmed: () => 'Confirmed as available',
  lapsed: () => 'Left the site, as nobody had confirmed it in time',
  sold: () => 'Marked as sold',
  rented: () => 'Marked as rented',
  again: () => 'Offered again',
  hidden: () => 'Hidden, after it was reported as sold or rented',
  shown: () => 'Shown again',
  off: () => 'Taken off the site',
  on: (line) => said(line, 'On the site again', 'On the site again, at'),
}

const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const many = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`

export const HISTORY_TEXTS = {
  title: 'History of this listing',
  /** What happened on one day. */
  day: (lines: readonly HistoryLine[]) =>
    lines
      .map((line) => EVENT_TEXTS[line.kind](line))
      .map((words, n) => (n === 0 ? words : small(words)))
      .join('; '),
  more: (count: number) => many(count, 'more line', 'more lines'),
  /** What is left out between the first lines and the others; null where nothing is. */
  leftOut: ({ confirmations, others }: History['earlier']): string | null => {
    const parts = [
      confirmations > 0 && many(confirmations, 'earlier confirmation', 'earlier confirmations'),
      others > 0 && many(others, 'earlier change', 'earlier changes'),
    ].filter((part) => part !== false)
    return parts.length > 0 ? `And ${parts.join(' and ')}.` : null
  },
  /** Of the time before this day only a part is known. */
  since: (day: string) =>
    `Recorded since ${day}. Of the time before we know its posting, its approval, approved prices and the last confirmation, and not what else happened.`,
} as const
