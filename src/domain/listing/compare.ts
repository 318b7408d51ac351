import { shownCity } from '#language/city/texts-named'
import { LISTING_PAGE_TEXTS, LISTING_TEXTS, COMPARE_TEXTS as texts } from '#language/listing/texts'
import { FACT_LABELS } from '#language/listing/texts-described'
import { FIELD_TEXTS } from '#language/listing/texts-fields'
import { shownValue } from '#language/listing/texts-values'
import { shownLocality } from '#language/locality/texts-named'
import { EMI_TEXTS } from '#language/money/texts'
import { LOANS, loanKindFor, usualInstalment } from '../money/emi.ts'
import { exact, lowerBound, monthly, priceOf, pricePerSquareFoot, short } from '../money/rules.ts'
import type { Availability } from './constants.ts'
import { comparisonOnlyFact, type Fact, factsWithoutMeaning, listingFacts } from './facts.ts'
import { shortLabel } from './fields.ts'
import { shownName } from './name-shown.ts'
import { placeOf } from './place.ts'
import type { ListingFields } from './schema.ts'

type Compared = ListingFields & { availability?: Availability }

/** Used instead of a value that does not apply to such a listing. */
export const NO_MEANING = Symbol('no meaning')

/**
 * A value of a row; an empty text is not stated. `said` is the text for those who hear it, where that differs; `best`
 * says what sets it apart, such as "lowest".
 */
export type ComparedValue = { text: string; said?: string; best?: string }

export type ComparedRow = {
  label: string
  values: readonly (ComparedValue | typeof NO_MEANING)[]
}

export type Comparison<Home = Compared> = {
  /** Price, instalment and place, then the rows that differ. */
  rows: readonly ComparedRow[]
  /** The facts that all of the listings share. */
  same: readonly Fact[]
  /** The loans that the instalments are of. */
  loans: readonly string[]
  /** Of listings of which not all facts apply to each: those of one kind. Null where they do. */
  kinds: readonly (readonly Home[])[] | null
}

type Measure = {
  of: (listing: Compared) => number | null | undefined
  best: keyof typeof texts.best
  /** Figures that were measured differently, or nobody knows how, cannot be compared. */
  basis?: (listing: Compared) => string | null | undefined
}

const basis = ({ areaBasis }: Compared) => areaBasis
const most = (name: 'bedrooms' | 'bathrooms' | 'balconies' | 'parkingSpaces') =>
  [shortLabel(name), { of: (listing: Compared) => listing[name], best: 'most' }] as const

/** The rows in which one value is the best for anybody. */
const MEASURES = new Map<string, Measure>([
  [FIELD_TEXTS.price.label, { of: ({ price }) => price, best: 'lowest' }],
  [FACT_LABELS.perFoot, { of: pricePerSquareFoot, best: 'lowest', basis }],
  [FACT_LABELS.area, { of: ({ plotArea }) => plotArea, best: 'largest', basis }],
  most('bedrooms'),
  most('bathrooms'),
  most('balconies'),
  most('parkingSpaces'),
  [shortLabel('deposit'), { of: ({ deposit }) => deposit, best: 'lowest' }],
  [shortLabel('maintenance'), { of: ({ maintenance }) => maintenance, best: 'lowest' }],
])

/** A bed of a PG is one, whatever house it stands in. */
const kindOf = ({ listingType, propertyType }: Compared) =>
  listingType === 'PG' ? listingType : `${listingType} ${propertyType}`

/**
 * What sets the best value of a row apart, for each listing. Nothing does where a figure is missing, or where homes of
 * different kinds or deals are compared: a plot that costs less than a flat is no better offer. What is sold cannot be
 * had, so it is neither the best nor in the way.
 */
function bestOf(label: string, listings: readonly Compared[]): (string | undefined)[] {
  const measure = MEASURES.get(label)
  const offered = listings.filter(({ availability = 'available' }) => availability === 'available')
  const figures = measure ? offered.map(measure.of) : []
  const bases = new Set(offered.map((one) => measure?.basis?.(one) ?? (measure?.basis ? null : '')))
  const kinds = new Set(offered.map(kindOf))
  const known = figures.filter((figure) => figure != null)
  const areComparable = bases.size === 1 && !bases.has(null) && kinds.size === 1
  if (!measure || !areComparable || known.length < offered.length || new Set(known).size < 2)
    return []
  const best = measure.best === 'lowest' ? Math.min(...known) : Math.max(...known)
  return listings.map((one) =>
    offered.includes(one) && measure.of(one) === best ? texts.best[measure.best] : undefined,
  )
}

const isBought = ({ listingType, availability = 'available' }: Compared) =>
  listingType === 'Sell' && availability === 'available'

/** The loans behind the instalments, with the names of their homes where there are several. */
function loansOf(listings: readonly Compared[]): string[] {
  const loans = [...Map.groupBy(listings.filter(isBought), loanKindFor)]
  return loans.map(([kind, homes]) => {
    const names = homes.map(({ projectBuildingName }) => shownName(projectBuildingName))
    return texts.loan(EMI_TEXTS.assumed(LOANS[kind]), loans.length > 1 ? names : [])
  })
}

function instalmentRow(listings: readonly Compared[]): ComparedRow[] {
  if (!listings.some(isBought)) return []
  const values = listings.map((one) =>
    isBought(one)
      ? { text: lowerBound(monthly(usualInstalment(one.price, LOANS[loanKindFor(one)]))) }
      : NO_MEANING,
  )
  return [{ label: texts.instalment, values }]
}

/** The labels of all facts in reading order: each listing has its own in that order. */
function labelsOf(said: readonly (readonly Fact[])[]): string[] {
  const labels: string[] = []
  for (const facts of said) {
    let after = -1
    for (const { label } of facts) {
      const known = labels.indexOf(label)
      if (known < 0) labels.splice(after + 1, 0, label)
      after = known < 0 ? after + 1 : known
    }
  }
  return labels
}

/** Compares listings. Facts that none of them states are left out; of a single listing nothing is "the same". */
export function comparison<Home extends Compared>(listings: readonly Home[]): Comparison<Home> {
  const cities = new Set(listings.map(({ city }) => city))
  const shared = listings
    .map(({ amenities }): readonly string[] => amenities)
    .reduce((all, more) => all.filter((one) => more.includes(one)), listings[0]?.amenities ?? [])
  const inAll = listings.length > 1 ? shared : []
  const sameFacts: Fact[] = []
  if (listings.length > 1 && cities.size === 1)
    sameFacts.push({ label: FIELD_TEXTS.city.label, value: [...cities].map(shownCity).join('') })

  const top = [
    {
      label: FIELD_TEXTS.price.label,
      values: listings.map((one) => {
        const price = priceOf(one)
        return { text: short(price), said: exact(price) }
      }),
    },
    ...instalmentRow(listings),
    {
      label: LISTING_TEXTS.place,
      values: listings.map((listing) => ({
        text:
          sameFacts.length > 0 ? shownLocality(listing.city, listing.locality) : placeOf(listing),
      })),
    },
  ]

  const said = listings.map(listingFacts)
  const without = listings.map(factsWithoutMeaning)
  const rows: ComparedRow[] = labelsOf(said).map((label) => ({
    label,
    values: listings.map((listing, n) => {
      const facts = [...(said[n] ?? []), comparisonOnlyFact(listing)]
      const text = facts.find((fact) => fact.label === label)?.value ?? ''
      return without[n]?.includes(label) ? NO_MEANING : { text }
    }),
  }))
  const further = listings.map(({ amenities }) =>
    amenities.filter((one) => !inAll.includes(one)).map(shownValue),
  )
  const none = inAll.length > 0 ? texts.noFurther : ''
  if (further.some(({ length }) => length > 0))
    rows.push({
      label: inAll.length > 0 ? texts.furtherAmenities : LISTING_PAGE_TEXTS.amenities,
      values: further.map((names) => ({ text: names.join(', ') || none })),
    })

  const differing: ComparedRow[] = []
  for (const row of rows) {
    const [first] = row.values
    const isSame = row.values.every((one) => textOf(one) === textOf(first))
    if (listings.length > 1 && isSame) sameFacts.push({ label: row.label, value: textOf(first) })
    else if (row.values.some((one) => textOf(one))) differing.push(row)
  }
  if (inAll.length > 0)
    sameFacts.push({
      label: LISTING_PAGE_TEXTS.amenities,
      value: inAll.map(shownValue).join(', '),
    })
  const marked = [...top, ...differing].map((row) => {
    const best = bestOf(row.label, listings)
    const values = row.values.map((value, n) =>
      value === NO_MEANING || !best[n] ? value : { ...value, best: best[n] },
    )
    return { ...row, values }
  })
  const kinds = [...Map.groupBy(listings, kindOf).values()]
  const isMixed = kinds.length > 1 && marked.some(({ values }) => values.includes(NO_MEANING))
  return {
    rows: marked,
    same: sameFacts.filter(({ value }) => value),
    loans: loansOf(listings),
    kinds: isMixed ? kinds : null,
  }
}

const textOf = (value: ComparedRow['values'][number] | undefined): string =>
  value === undefined || value === NO_MEANING ? '' : value.text
