import { lexicon, longest, tidy, tokensOf } from '../reading/parts.ts'
import { lazy } from '../text/lazy.ts'
import { wantedWordIn } from './wanted.ts'

/** Whether a line is offered, sold or let, or no longer offered for another reason. */
export type Offer = 'offered' | 'closed' | 'expired'

const WORDS = lazy(() =>
  lexicon<Offer>([
    [
      'active; live; waiting; available; online; open; published; listed; approved; offered; for sale; on sale; for rent; vacant; unsold; not sold; unsold stock; new; yes; in stock; running; verified; sale; rent; चालू; उपलब्ध; सक्रिय; ऑनलाइन; मंजूरी का इंतजार; इंतजार; chalu; uplabdh',
      'offered',
    ],
    [
      'sold; sold out; soldout; rented; rented out; leased; leased out; let out; given on rent; on lease now; closed; deal done; deal closed; done; booked and sold; registry done; taken; let; बिक गया; बिक गई; बिका; बिका हुआ; बेच दिया; किराये पर दिया; किराए पर दिया; किराये पर गया; किराए पर गया; किराए पर चढ़ गया; किराये पर चढ़ गया; किराए पर चढ़ गई; किराये पर चढ़ गई; सौदा हो गया; बिक चुका; bik gaya; bik gayi; bech diya; kiraye par gaya; kiraye par de diya; rent ho gaya',
      'closed',
    ],
    [
      'expired; withdrawn; pending; under contract; active under contract; under offer; inactive; in active; not active; deactivated; deleted; removed; hold; on hold; hold on; paused; archive; archived; cancelled; canceled; offline; unpublished; unlisted; draft; suspended; not available; unavailable; dropped; off market; rejected; stopped; blocked; no; stale; समाप्त; समय पूरा; निष्क्रिय; रद्द; रोका; band; samapt; ruka',
      'expired',
    ],
  ]),
)
const SHEET_WORDS = lazy(() =>
  lexicon<Offer>([
    [
      'sold; sold out; rented; rented out; leased; leased out; let out; closed; closed deals; deal done; बिक गया; बिक गई; बिका हुआ',
      'closed',
    ],
    [
      'archive; archived; do not post; dont post; not for posting; expired; withdrawn; inactive; deleted; on hold; old; old stock; old data; cancelled; backup; do not use; पुराना',
      'expired',
    ],
  ]),
)

/** Characters of a cell that are read for it. */
const MOST = 80

/** Reads a cell about the state of an offer: null where nothing is written, undefined for other words. */
export function readOffer(text: string): Offer | null | undefined {
  const tokens = tokensOf(tidy(text.slice(0, MOST))).filter(({ kind }) => kind !== 'sign')
  if (tokens.length === 0) return null
  const found = longest(WORDS(), tokens, 0)
  // "Sold on 3 May" has a day beside it, "Available from May" has another meaning.
  if (!found || (found.end < tokens.length && found.meaning === 'offered')) return undefined
  return found.meaning
}

/** Beside other facts, fewer words say it: "taken" and "closed" stand in many a description. */
const TOLD_FIRST =
  /^[^\p{L}\p{N}]*(sold(?: out)?|rented(?: out)?|let out|leased out|deal done|deal closed|booked|on hold|withdrawn|expired|बिक गया|बिक गई)(?![\p{L}\p{M}])/iu
const TOLD_LAST =
  /(?:^|[^\p{L}\p{M}])(not )?(sold(?: out)?|rented out|let out|deal done|deal closed|booked|on hold|withdrawn|expired|bik gaya|bik gayi|बिक गया|बिक गई)[^\p{L}\p{N}]*$/iu

/** What a text with several facts says of its offer, in its own word: that it looks for a home, or is gone. */
export function offerWordIn(text: string): string {
  const wanted = wantedWordIn(text)
  if (wanted) return wanted
  const [, first] = TOLD_FIRST.exec(text) ?? []
  const [, not, last = ''] = TOLD_LAST.exec(text) ?? []
  return first ?? (not ? '' : last)
}

/** What the name of a sheet, or the title above its table, says of all its lines. */
export function offerOfSheet(title: string): Offer {
  const tokens = tokensOf(tidy(title).replaceAll('_', ' '))
  const said = tokens.map((_, at) => longest(SHEET_WORDS(), tokens, at)?.meaning)
  return said.find((offer) => offer === 'closed') ?? said.find(Boolean) ?? 'offered'
}
