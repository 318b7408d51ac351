import { askedTitle, ASKED_TEXTS as texts } from '#language/asked/texts'
import { shownCity } from '#language/city/texts-named'
import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { shownLocality } from '#language/locality/texts-named'
import { PERIOD_TEXTS } from '#language/money/texts-amounts'
import { KINDS, PLACE_TEXTS } from '#language/search/texts-options'
import { FULL_STOP, PG_OFFER } from '#language/text/texts'
import { formatArea } from '../area/rules.ts'
import type { Category } from '../listing/constants.ts'
import { isHome } from '../listing/rules.ts'
import { once, periodOf, short } from '../money/rules.ts'
import { formatDate } from '../time/calendar.ts'
import {
  type Asked,
  type AskedBySize,
  type AskedRange,
  bedroomsOf,
  type SuchHome,
} from './such-homes.ts'

type NamedHome = Omit<SuchHome, 'locality'> & { propertyCategory: Category }

/** What such homes are asked for, in words: the same on the listing, in the posting form and on the desk. */
export type AskedWords = {
  title: string
  says: string
  /** How many prices it is of, how old they are, and how sure it is. */
  basis: string
  /** Said where any of the prices is of an invented poster. */
  invented: string | null
}

const rangeWords = (
  { low, high }: Pick<AskedRange, 'low' | 'high'>,
  { listingType }: Pick<SuchHome, 'listingType'>,
) => texts.range(short(once(low)), short(once(high)), PERIOD_TEXTS[periodOf(listingType)])

/** "3 BHK flats for sale"; the kind alone where there are no bedrooms. */
function suchWords(home: NamedHome): string {
  const bedrooms = bedroomsOf(home)
  if (home.listingType === 'PG') return PG_OFFER
  const kind = KINDS[home.propertyType].toLowerCase()
  const noun = bedrooms === null ? kind : DESCRIBED_TEXTS.sized(bedrooms, kind)
  return PLACE_TEXTS.kind(noun, PLACE_TEXTS.deals[home.listingType])
}

/** What homes such as one are asked for. `asked` is what it is compared with. */
export function askedWords(
  home: NamedHome,
  { of, range, here, inCity, place: name }: Asked,
): AskedWords {
  const city = shownCity(home.city)
  const place = shownLocality(home.city, name)
  const such = isHome(home)
  const title = askedTitle(such)
  if (!range)
    return {
      title,
      says: texts.tooFewAtAll(place, city),
      basis: texts.counted(here, inCity),
      invented: null,
    }
  const amounts = rangeWords(range, home)
  const size = home.listingType === 'PG' ? null : formatArea(home.plotArea)
  return {
    title,
    says:
      of === 'city'
        ? `${texts.tooFewIn(place)} ${texts.saysInCity(such, amounts, city)}`
        : texts.says(such, amounts),
    basis: [
      texts.basis(range.count, suchWords(home), of === 'city' ? city : place, size),
      texts.since(formatDate(range.since)),
      texts.howSure(texts.sure[range.sure]) + FULL_STOP,
    ].join(' '),
    invented: range.invented ? texts.invented : null,
  }
}

/** A row of a place. `range` is null where the locality has too few; `detail` then has that of its city, if any. */
export type AskedRow = { range: string | null; detail: string | null }

export function askedRow(
  { size, asked: { of, range } }: AskedBySize,
  home: Pick<SuchHome, 'listingType' | 'city'>,
  isCity: boolean,
): AskedRow {
  if (!range) return { range: null, detail: null }
  const amounts = rangeWords(range, { listingType: 'Sell' })
  const sure = texts.sure[range.sure]
  const detail = size === null ? texts.howSure(sure) : texts.detail(formatArea(size), sure)
  if (of === 'locality' || isCity) return { range: amounts, detail }
  return { range: null, detail: texts.inCity(shownCity(home.city), range.count, amounts, detail) }
}

/** The rows of a place together: the day since which all their prices stand, and whether any is invented. */
export function askedNote(rows: readonly AskedBySize[]): {
  since: string
  invented: string | null
} {
  const ranges = rows.flatMap(({ asked: { range } }) => range ?? [])
  const [oldest] = ranges.map(({ since }) => since).sort()
  return {
    since: oldest ? texts.since(formatDate(oldest)) : '',
    invented: ranges.some(({ invented }) => invented) ? texts.invented : null,
  }
}
