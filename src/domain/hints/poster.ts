import { POSTER_HINT_TEXTS as texts } from '#language/hints/texts-poster'
import { RERA_FORM } from '#language/rera/texts'
import { type FieldName, fieldOf } from '../listing/fields.ts'
import { shownName } from '../listing/name-shown.ts'
import { citiesElsewhere } from '../locality/elsewhere.ts'
import { exact, once } from '../money/rules.ts'
import { odditiesOf, saidOf } from '../reading/reading.ts'
import { isDoubtfulRera, reraExample } from '../rera/numbers.ts'
import { reraStanding } from '../rera/standing.ts'
import { waysIn } from './contacts.ts'
import type { Hinted } from './field-hints.ts'
import { comparePrice, type PriceCheck, usualRange } from './rules.ts'

/**
 * What the server finds when it compares a draft with other listings: one's own, or that of another poster by the page
 * that everybody can open; `page` is its id. What waits or is hidden is told to nobody else.
 */
export type FoundHint =
  | {
      hint: 'duplicate' | 'words' | 'picture'
      own: { id: string; name: string; editable: boolean } | null
      page: string | null
    }
  | { hint: 'price'; check: PriceCheck }

/** A hint as the poster reads it: a sentence, and a way out. `field`: the answer to look at, or the photos. */
export type PosterHint<Name extends string = FieldName | 'photos'> = {
  key: string
  text: string
  field?: Name
  goTo?: string
  /** Another listing: one's own to change instead, or the page of a published one. */
  edit?: { id: string; name: string }
  page?: string
}

const at = (field: FieldName | 'photos'): Pick<PosterHint, 'field' | 'goTo'> => ({
  field,
  goTo: texts.goTo(field === 'photos' ? texts.photos : fieldOf(field).label),
})

/** The hints that follow from the answers alone; a device finds them without the server. */
export function hintsOfAnswers(listing: Hinted, today: Date): PosterHint[] {
  const { city, locality, reraNumber } = listing
  const elsewhere = citiesElsewhere(city, locality)
  const noRera = RERA_FORM.missing(reraStanding(listing))
  return [
    ...odditiesOf(listing, today).map((oddity) => ({
      key: `odd-${oddity.about}`,
      text: texts.odd(saidOf(oddity, listing)),
      ...at(oddity.field),
    })),
    ...(elsewhere.length > 0
      ? [{ key: 'place', text: texts.place(locality, elsewhere, city), ...at('locality') }]
      : []),
    ...(reraNumber && isDoubtfulRera(listing)
      ? [{ key: 'rera', text: texts.rera(reraNumber, reraExample(city)), ...at('reraNumber') }]
      : []),
    ...(noRera ? [{ key: 'no-rera', text: noRera, ...at('reraNumber') }] : []),
    ...waysIn(listing).map(({ field, words }) => ({
      key: `contact-${field}`,
      text: texts.contact(fieldOf(field).label, words),
      ...at(field),
    })),
  ]
}

const rupees = (figure: number) => exact(once(Math.round(figure)))

/** The hint about a price, where it is unusual among those of published listings. */
function hintOfPrice(check: PriceCheck): PosterHint[] {
  const standing = comparePrice(check)
  const range = usualRange(check)
  if (!range || standing === 'usual' || standing === 'unknown') return []
  const usual = [rupees(range.low), rupees(range.high)] as const
  return [{ key: 'price', text: texts.price(rupees(check.rate), standing, usual), ...at('price') }]
}

const FIELDS = { words: 'description', picture: 'photos' } as const

/** The hints from a comparison in words. */
export const hintsOfFound = (found: readonly FoundHint[]): PosterHint[] =>
  found.flatMap((one): PosterHint[] => {
    if (one.hint === 'price') return hintOfPrice(one.check)
    const { hint, own, page } = one
    return [
      {
        key: hint,
        text: own ? texts.own[hint](shownName(own.name)) : texts.others[hint],
        ...(hint === 'duplicate' ? {} : at(FIELDS[hint])),
        ...(own?.editable ? { edit: { id: own.id, name: shownName(own.name) } } : {}),
        ...(page ? { page } : {}),
      },
    ]
  })
