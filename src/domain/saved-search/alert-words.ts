import { fallenFrom } from '#language/saved-search/texts'
import { homeWords, type MailHome } from '../mail/home.ts'
import { exact, once } from '../money/rules.ts'
import type { AlertListing, AlertNews } from './alert.ts'
import { savedSearchName } from './rules.ts'

/** The part of a mail about one search, in the language of the mail. */
export type Alert = Omit<AlertNews, 'listings' | 'prices'> & {
  name: string
  listings: readonly (Omit<MailHome, 'link' | 'picture'> & { id: string })[]
}

/** What a mail says of a listing; the price as "₹72,00,000 (was ₹75,00,000)" where it fell. */
function wordsOf({ was, ...listing }: AlertListing): Alert['listings'][number] {
  const words = homeWords(listing)
  const fallen = was === null ? '' : ` ${fallenFrom(exact(once(was)))}`
  return { ...words, id: listing.id, price: words.price + fallen }
}

/** An alert of the outbox in words. */
export const alertWords = <News extends Omit<AlertNews, 'prices'>>(news: News) => ({
  ...news,
  name: savedSearchName(news.query),
  listings: news.listings.map(wordsOf),
})
