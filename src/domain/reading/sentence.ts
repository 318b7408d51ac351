import { BASIS_NAMES, UNIT_NAMES } from '#language/area/texts-units'
import { shownElsewhere } from '#language/city/texts-elsewhere'
import { shownCity } from '#language/city/texts-named'
import { RANGE_TEXTS, UNDERSTOOD_TEXTS as WISH_LABELS } from '#language/listing/texts-facets'
import { fromTo } from '#language/money/texts-amounts'
import { SENTENCE_TEXTS as texts } from '#language/reading/texts-sentence'
import { joined, withoutCapital } from '#language/text/texts'
import { AREA_UNIT_NAMES, type AreaBasis, type AreaUnit } from '../area/constants.ts'
import { fromSquareFeet } from '../area/rules.ts'
import { type CityName, ROUTED_CITIES } from '../city/constants.ts'
import { placeKey, placeWords } from '../city/place-words.ts'
import { LISTING_LIMITS } from '../listing/constants.ts'
import { chosenLabel, type FacetName, MOST_BEDROOMS } from '../listing/facets.ts'
import { FLOOR_GROUPS } from '../listing/floors.ts'
import { once, short } from '../money/rules.ts'
import { groupedDigits } from '../text/digits.ts'
import { lazy } from '../text/lazy.ts'
import { slugOf } from '../text/slug.ts'
import { areaAt, areaUnitAt } from './area.ts'
import { AREA_BASES_BESIDE } from './area-basis.ts'
import { feetOf, metresAt } from './count.ts'
import { deniedAt, isDenial } from './denied.ts'
import { floorAt } from './floor.ts'
import { moneyAt, moneyUnitAt } from './money.ts'
import { numberAt } from './number.ts'
import type { Place, Places } from './places.ts'
import { type AmountRange, areaRangeAt, moneyRangeAt, type Span } from './range.ts'
import { BESIDE, bedroomsAt, roomsAt } from './rooms.ts'
import {
  ASKING_WORDS,
  asideWords,
  type Choices,
  deniedChoices,
  FLOOR_WORD,
  filterWords,
  IDLE_WORDS,
  NO_BROKER,
  NUMBERED,
} from './sentence-words.ts'
import {
  type Found,
  letterAfter,
  lexicon,
  longest,
  phrasesAt,
  type Token,
  tidy,
  tokensOf,
  wordAt,
} from './tokens.ts'

/** What a part of a sentence asks for, in the terms of a search's filters. */
export type Says = Readonly<{
  choices?: Choices
  price?: Span
  area?: Span
  /** The least width of the road, in feet. */
  road?: number
}>
/**
 * A part that was understood, with the slice of the sentence that says it. `others`: what it could mean as well, and
 * what one writes to say so. `elsewhere`: a city that is not served. `own`: the name of a place of the visitor's own.
 */
export type Part = {
  label: string
  says: Says
  others: readonly { label: string; typed: string }[]
  elsewhere?: string
  own?: string
  place?: Place
  typed: string
  from: number
  to: number
}
/** A word that names no filter. `aside`: it asks for what no listing states. `exact`: it must stand alone in a name. */
export type Word = {
  text: string
  aside: boolean
  exact: boolean
  typed: string
  from: number
  to: number
}
/** What was typed, tidied, with its parts and its remaining words in their order. */
export type Sentence = { text: string; parts: readonly Part[]; words: readonly Word[] }

/** What is known beside the sentence: the chosen city, and whether the visitor wants to rent. */
export type Beside = { city?: CityName | undefined; letting?: boolean | null }

type Draft = Omit<Part, 'typed' | 'from' | 'to' | 'others'> & { others?: Part['others'] }
/** A part, a word of its own, or nothing to go by. */
type Meaning = { part: Draft } | { word: { exact?: true; aside?: true } } | { idle: true }
type Read = (tokens: readonly Token[], at: number) => Found<Meaning> | null

const part = (end: number, draft: Draft): Found<Meaning> => ({ meaning: { part: draft }, end })

/** Labels that say more than the option does. */
function labelOf(choices: Choices): string {
  const { deal, category, type } = choices
  if (deal?.[0] === 'rent') return category ? WISH_LABELS.lease : WISH_LABELS.rent
  if (deal?.[0] === 'sell') return WISH_LABELS.buy
  if (deal?.[0] === 'pg') return WISH_LABELS.pg
  const named = Object.entries(choices).flatMap(([facet, ids]) =>
    ids.map((id) => chosenLabel(facet as FacetName, id) ?? id),
  )
  const [first = '', ...others] = named
  return type ? named.join(', ') : joined([first, ...others.map(withoutCapital)], texts.or)
}

/** Who wants no broker wants the owner, or may only not want to pay one. */
const orNoBrokerage = (draft: Draft): Draft => ({
  ...draft,
  others: [{ label: labelOf({ brokerage: ['none'] }), typed: texts.typedNoBrokerage }],
})

const filterAt: Read = (tokens, at) => {
  const found = longest(filterWords(), tokens, at)
  if (!found) return null
  const draft = { label: labelOf(found.meaning), says: { choices: found.meaning } }
  const isOpen = longest(NO_BROKER(), tokens, at)?.end === found.end
  return part(found.end, isOpen ? orNoBrokerage(draft) : draft)
}

const slugOfCity = (city: CityName) => ROUTED_CITIES.find(({ name }) => name === city)?.slug ?? ''

/** The filters that a place stands for, typed or taken from a list. */
export function placeChoices(place: Place): Choices {
  if (place.kind === 'elsewhere') return {}
  const city = [slugOfCity(place.city)]
  if (place.kind === 'city') return { city }
  if (place.kind === 'locality') return { city, locality: [place.slug] }
  const slugs = place.kind === 'landmark' ? place.slugs : place.places.map(({ slug }) => slug)
  return slugs.length > 0 ? { city, locality: slugs } : { city }
}

function placeLabel(known: Places, place: Place): string {
  switch (place.kind) {
    case 'city':
      return shownCity(place.city)
    case 'locality':
      return known.shown(place.city, place.name)
    case 'landmark':
      return texts.near(known.shown(place.city, place.name))
    case 'pincode':
      return texts.pincode(place.code, place.city)
    case 'elsewhere':
      return shownElsewhere(place.name)
  }
}

/** A landmark in so many cities is of a kind rather than one of them. */
const COMMON = 3
const citiesIn = (places: readonly Place[]) =>
  new Set(places.flatMap((place) => (place.kind === 'elsewhere' ? [] : place.city))).size

/** The city that a place lies in; `isSaid`: the same words name it, so that a place of another city is not meant. */
type Where = { city: CityName | undefined; isSaid: boolean }

/** A name that several cities have stands for the one that is known, or for all of them. */
function placeDraft(
  known: Places,
  places: readonly Place[],
  typed: string,
  { city, isSaid }: Where,
): Draft | null {
  const here = places.filter((place) => place.kind === 'elsewhere' || place.city === city)
  if (isSaid && here.length === 0) return null
  const [first, ...others] = here.length > 0 ? here : places
  if (!first) return null
  const told = {
    place: first,
    label: placeLabel(known, first),
    says: { choices: placeChoices(first) },
    ...(first.kind === 'elsewhere' ? { elsewhere: first.name } : {}),
  }
  const everywhere = here.length > 0 ? here : places
  if (first.kind === 'landmark' && citiesIn(everywhere) >= COMMON)
    // What many cities have, such as a railway station, decides none of them, and has none of their names.
    return {
      place: first,
      label: texts.near(texts.kindsOfPlace[placeKey(placeWords(typed))] ?? typed),
      says: {
        choices: {
          locality: everywhere.flatMap((place) =>
            place.kind === 'landmark' ? place.slugs : place.kind === 'locality' ? place.slug : [],
          ),
        },
      },
    }
  const cities = others.flatMap((place) =>
    place.kind === 'elsewhere' || first.kind === 'elsewhere' || place.city === first.city
      ? []
      : place,
  )
  if (cities.length === 0) return told
  return {
    ...told,
    label: first.kind === 'elsewhere' ? told.label : texts.inCity(told.label, first.city),
    others: cities.map((place) => ({
      label: texts.inCity(placeLabel(known, place), place.city),
      typed: `${typed} ${place.city}`,
    })),
  }
}

const placeAt =
  (known: Places, text: string, where: Where): Read =>
  (tokens, at) => {
    if (!known.mayBegin(wordAt(tokens, at))) return null
    for (const { meaning: key, end } of phrasesAt(tokens, at, known.mostWords).reverse()) {
      const places = letterAfter(tokens, end) ? [] : known.named(key)
      const draft =
        places.length > 0
          ? placeDraft(known, places, text.slice(tokens[at]?.from, tokens[end - 1]?.to), where)
          : null
      if (draft) return withMore(known, tokens, end, draft, key)
    }
    return null
  }

/** "Near work" is a place of the visitor's own; without one of that name, its words are read like all others. */
const ownAt =
  (known: Places): Read =>
  (tokens, at) => {
    if (!known.own) return null
    for (const { meaning: words, end } of phrasesAt(tokens, at, known.mostWords).reverse()) {
      const own = known.own(words)
      if (own) return part(end, { label: texts.near(own.shown), says: {}, own: own.name })
    }
    return null
  }

const MORE = new Set(['and', 'or', '/', '&', ',', 'aur', 'ya', 'और', 'या'])
/** "sector 75/76" and "sector 62 and 63" are two places; "sector 62, 2 bhk" is one. */
function withMore(
  known: Places,
  tokens: readonly Token[],
  one: number,
  first: Draft,
  key: string,
): Found<Meaning> {
  const kind = /^(\D+) \d+$/.exec(key)?.[1]
  let [end, draft] = [one, first]
  while (kind && first.place?.kind === 'locality' && MORE.has(wordAt(tokens, end))) {
    const { kind: isNumber, text } = tokens[end + 1] ?? {}
    const after = end + 2
    const isCounted =
      bedroomsAt(tokens, after) ?? moneyUnitAt(tokens, after) ?? areaUnitAt(tokens, after)
    if (isNumber !== 'number' || isCounted) break
    const { city } = first.place
    const more = placeDraft(known, known.named(`${kind} ${text}`), '', { city, isSaid: true })
    if (more?.place?.kind !== 'locality') break
    const locality = [
      ...(draft.says.choices?.locality ?? []),
      ...(more.says.choices?.locality ?? []),
    ]
    draft = {
      place: first.place,
      label: `${draft.label}, ${more.label}`,
      says: { choices: { ...draft.says.choices, locality } },
    }
    end = after
  }
  return part(end, draft)
}
const numberedAt: Read = (tokens, at) => {
  const word = longest(NUMBERED(), tokens, at)
  const number = word && tokens[wordAt(tokens, word.end) === '-' ? word.end + 1 : word.end]
  if (!word || number?.kind !== 'number') return null
  const end = tokens.indexOf(number) + 1
  return { meaning: { word: { exact: true } }, end: letterAfter(tokens, end) ? end + 1 : end }
}

const bhkOf = (from: number, to: number | null) =>
  Array.from({ length: MOST_BEDROOMS }, (_, n) => n + 1)
    .filter((n) => n >= Math.min(from, MOST_BEDROOMS) && n <= (to ?? MOST_BEDROOMS))
    .map(String)

const roomsDraft = (least: number, most: number | null): Draft => {
  // Homes of so many bedrooms and more are one option.
  const from = Math.min(least, MOST_BEDROOMS)
  const to = most === null || most >= MOST_BEDROOMS ? null : most
  const isOne = to === from
  return {
    label: RANGE_TEXTS.rooms(from, isOne || to === null ? null : to, to === null),
    says: { choices: { bhk: bhkOf(from, to) } },
  }
}

/** More are the size of a room, or part of something else. */
const MOST_ROOMS = LISTING_LIMITS.bedrooms
const AT_LEAST = lazy(() =>
  lexicon<0 | 1>([
    ['at least; atleast; minimum; min; kam se kam; कम से कम', 0],
    ['more than; above', 1],
  ]),
)
const AND_MORE = lazy(() =>
  lexicon<true>([
    ['and above; or above; and more; or more; and up; or up; plus; se zyada; से ज्यादा', true],
  ]),
)
const OR = new Set(['or', 'and', 'to', '-', '/', '&', ',', 'ya', 'या', 'se', 'से', 'aur', 'और'])

const roomsPartAt: Read = (tokens, at) => {
  const least = longest(AT_LEAST(), tokens, at)
  const begin = least?.end ?? at
  const several = severalRoomsAt(tokens, begin)
  const one = several ? null : roomsAt(tokens, begin)
  if (!one && !several) return null
  let { end } = one ?? several ?? { end: at }
  // Some count a half room and others do not: "2.5 bhk" is one of 2 and of 3.
  const isHalf = one !== null && isHalfAt(tokens, begin)
  const [from = 1, other] = several?.meaning ?? (isHalf ? one.meaning : [one?.meaning[0] ?? 1])
  // "2 bhk / 3 bhk" and "2 or 3 bhk" are one choice of two.
  if (from > MOST_ROOMS) return null
  const again = one && OR.has(wordAt(tokens, end)) ? roomsAt(tokens, end + 1) : null
  if (again) end = again.end
  const beside = wordAt(tokens, end) === '+' ? longest(BESIDE(), tokens, end + 1) : null
  if (beside) end = beside.end
  const more = longest(AND_MORE(), tokens, end)
  const isPlus = wordAt(tokens, end) === '+' && numberAt(tokens, end + 1) === null
  const until = other ?? again?.meaning.at(-1)
  if (least || more || isPlus)
    return part(
      more?.end ?? (isPlus ? end + 1 : end),
      roomsDraft(from + (least?.meaning ?? 0), null),
    )
  const draft = roomsDraft(Math.min(from, until ?? from), Math.max(from, until ?? from))
  const alternatives = one && until === undefined ? one.meaning.slice(1) : []
  return part(end, {
    ...draft,
    others: alternatives.map((count) => ({
      label: RANGE_TEXTS.rooms(count, null, false),
      typed: texts.typedRooms(count),
    })),
  })
}

const isHalfAt = (tokens: readonly Token[], at: number) =>
  numberAt(tokens, at)?.meaning.some((count) => !Number.isInteger(count)) ?? false

/** "2 or 3 bhk", "2,3 bhk", "3+ bhk". */
function severalRoomsAt(tokens: readonly Token[], at: number): Found<readonly number[]> | null {
  const token = tokens[at]
  const pair = /^(\d),(\d)$/.exec(token?.text ?? '')
  if (pair && bedroomsAt(tokens, at + 1))
    return {
      meaning: [Number(pair[1]), Number(pair[2])],
      end: bedroomsAt(tokens, at + 1)?.end ?? at,
    }
  const first = numberAt(tokens, at)
  if (!first) return null
  const joint = wordAt(tokens, first.end)
  if (joint === '+') {
    const bedrooms = bedroomsAt(tokens, first.end + 1)
    // The plus stays for those who wrote it, as that of "3 bhk +" does.
    return bedrooms ? { meaning: [first.meaning[0] ?? 1, 99], end: bedrooms.end } : null
  }
  if (!OR.has(joint)) return null
  const second = roomsAt(tokens, first.end + 1)
  return second && (first.meaning[0] ?? 0) < 20
    ? { meaning: [Math.floor(first.meaning[0] ?? 1), second.meaning.at(-1) ?? 1], end: second.end }
    : null
}

const say = (amount: number) => short(once(amount))
const GAJ = new Set(['gaj', 'gajs', 'gaz', 'guz', 'gajj', 'गज'])
/** Says an area in the unit in which it is asked for: who asks for gaj thinks in them. */
const areaSayer = (unit: AreaUnit | undefined, words: readonly Token[]) => {
  const isGaj = words.some(({ text }) => GAJ.has(text))
  const exact = (amount: number) =>
    unit && unit !== AREA_UNIT_NAMES[0] ? fromSquareFeet(amount, unit) : Math.round(amount)
  return (amount: number) =>
    RANGE_TEXTS.area(
      groupedDigits(exact(amount)),
      isGaj ? RANGE_TEXTS.gaj : UNIT_NAMES[unit ?? AREA_UNIT_NAMES[0]],
    )
}

/** The amount that a range lies around. */
const middleOf = ({ from, to }: Span) => Math.floor(((from ?? 0) + (to ?? 0)) / 2)

function spanLabel(
  { from, to }: Span,
  about: boolean,
  amount: (value: number) => string,
  middle = middleOf({ from, to }),
): string {
  if (about) return RANGE_TEXTS.about(amount(middle))
  if (from === null) return RANGE_TEXTS.upTo(amount(to ?? 0))
  return to === null ? RANGE_TEXTS.from(amount(from)) : fromTo(amount(from), amount(to))
}

/** What one writes to mean another amount. */
const typedSpan = ({ from, to }: Span, amount: (value: number) => string) =>
  from === null
    ? texts.typedUpTo(amount(to ?? 0))
    : to === null
      ? texts.typedFrom(amount(from))
      : fromTo(amount(from), amount(to))

const priceAt =
  (letting: boolean | null): Read =>
  (tokens, at) => {
    const found = moneyRangeAt(tokens, at, letting)
    if (!found) return null
    const { spans, about }: AmountRange = found.meaning
    const [first, ...others] = spans
    return first
      ? part(found.end, {
          label: spanLabel(first, about, say),
          says: { price: first },
          others: others.map((span) => ({
            label: spanLabel(span, about, say),
            typed: typedSpan(span, say),
          })),
        })
      : null
  }

const FLOOR_AREA = lazy(() =>
  lexicon<true>([
    [
      'floor area; floors area; constructed area; construction area; फ्लोर एरिया; निर्मित एरिया',
      true,
    ],
  ]),
)
const FLOOR_BASES: readonly AreaBasis[] = ['Carpet', 'Built-up', 'Super built-up']

/** What was measured, behind an area: "1200 sq ft carpet", "50 gaj floor area". */
function basisAt(tokens: readonly Token[], at: number): Found<readonly AreaBasis[]> | null {
  const floors = longest(FLOOR_AREA(), tokens, at)
  return floors
    ? { meaning: FLOOR_BASES, end: floors.end }
    : longest(AREA_BASES_BESIDE(), tokens, at)
}

const areaPartAt: Read = (tokens, at) => {
  const local = areaAt(tokens, at)
  // A bigha is not the same everywhere, so no listing can be compared with it.
  if (local && !local.meaning.known) return { meaning: { word: { aside: true } }, end: local.end }
  const found = areaRangeAt(tokens, at)
  const [span, ...others] = found?.meaning.spans ?? []
  if (!found || !span) return null
  const { about, middles = [], unit } = found.meaning
  const sayArea = areaSayer(unit, tokens.slice(at, found.end))
  const basis = basisAt(tokens, found.end)
  const ids = basis?.meaning.map(slugOf) ?? []
  const label = spanLabel(span, about, sayArea, middles[0])
  return part(basis?.end ?? found.end, {
    label: basis ? measuredLabel(label, basis.meaning) : label,
    says: { area: span, ...(basis ? { choices: { basis: ids } } : {}) },
    others: others.map((other, n) => ({
      label: spanLabel(other, about, sayArea, middles[n + 1]),
      typed: about ? sayArea(middles[n + 1] ?? middleOf(other)) : typedSpan(other, sayArea),
    })),
  })
}

const ROAD = lazy(() =>
  lexicon<true>([
    [
      'road; wide road; ki road; chaudi road; sadak; wide sadak; chaudi sadak; रोड; सड़क; चौड़ी सड़क; चौड़ी रोड',
      true,
    ],
  ]),
)
const roadAt: Read = (tokens, at) => {
  const number = numberAt(tokens, at)
  const from = number && wordAt(tokens, number.end) === '-' ? number.end + 1 : number?.end
  const feet = from === undefined ? null : areaUnitAt(tokens, from)
  const metres = from === undefined ? null : metresAt(tokens, from)
  const unit = feet?.meaning === 'sq ft' ? feet : metres
  const road = unit && longest(ROAD(), tokens, unit.end)
  const [width = 0] = number?.meaning ?? []
  if (!road || width <= 0) return null
  const inFeet = unit === metres ? feetOf(width) : width
  return part(road.end, { label: texts.road(inFeet), says: { road: inFeet } })
}
const ABOVE = lazy(() => lexicon<true>([['above; higher than; over', true]]))
const AND_ABOVE = lazy(() =>
  lexicon<true>([
    ['and above; or above; or higher; and higher; se upar; ke upar; ya upar; से ऊपर; के ऊपर', true],
  ]),
)
const floorPartAt: Read = (tokens, at) => {
  const above = longest(ABOVE(), tokens, at)
  const begin = above?.end ?? at
  const before = longest(FLOOR_WORD(), tokens, begin)
  const floor = floorAt(tokens, before?.end ?? begin)
  const word = before ?? (floor && longest(FLOOR_WORD(), tokens, floor.end))
  const number = floor && floor.meaning !== 'top' ? floor.meaning[0] : undefined
  if (!floor || !word || number === undefined || number > LISTING_LIMITS.floors) return null
  const end = Math.max(floor.end, word.end)
  const after = longest(AND_ABOVE(), tokens, end)
  // "Floor 10 and above" is one; "floor 2 bhk" is not.
  if (before && !after) return null
  const from = above ? number + 1 : number
  const own = FLOOR_GROUPS.findIndex((group) => from >= group.from)
  const groups = FLOOR_GROUPS.slice(above || after ? 0 : own, own + 1)
  const choices = { floor: groups.map(({ id }) => id).reverse() }
  return part(after?.end ?? end, { label: labelOf(choices), says: { choices } })
}

/** What stands between quotation marks is a name. */
function quotedIn(text: string): (readonly [from: number, to: number])[] {
  return [...text.matchAll(/["“]([^"“”]+)["”]/g)].map(({ 0: all, index }) => [
    index,
    index + all.length,
  ])
}
const quotedAt =
  (quoted: readonly (readonly [from: number, to: number])[]): Read =>
  (tokens, at) => {
    const begin = tokens[at]?.from ?? 0
    const range = quoted.find(([from, to]) => begin > from && begin < to)
    if (!range) return null
    let end = at
    while ((tokens[end]?.to ?? Number.POSITIVE_INFINITY) <= range[1]) end += 1
    return { meaning: { word: {} }, end }
  }

const asideAt: Read = (tokens, at) => {
  const found = longest(asideWords(), tokens, at)
  return found && { meaning: { word: { aside: true } }, end: found.end }
}

const COUNTED = lazy(() =>
  lexicon<true>([
    [
      't; bath; baths; seater; seaters; seats; workstations; bathroom; bathrooms; toilet; toilets; washroom; washrooms; kitchen; people; persons; person; log; boys; girls; ladke; ladkiyan; adults; family members; cars; bikes; km; kms; kilometre; kilometres; min; mins; minute; minutes; minute walk; min walk; metre; meter; metres; meters; mtr; hour; hours; year; years; month; months; किमी; मिनट; बाथरूम; किचन; लोग',
      true,
    ],
  ]),
)
const AMENITY_COUNTED = new Set([
  'parking',
  'parkings',
  'car',
  'covered',
  'balcony',
  'balconies',
  'lift',
  'lifts',
])
/** "2 bath", "for 2 people": how many no filter asks. Of "2 car parking", the parking is one. */
const countedAt: Read = (tokens, at) => {
  if (tokens[at]?.kind !== 'number' || !/^\d{1,2}$/.test(wordAt(tokens, at))) return null
  const counted = longest(COUNTED(), tokens, at + 1)
  if (counted) return { meaning: { word: { aside: true } }, end: counted.end }
  return AMENITY_COUNTED.has(wordAt(tokens, at + 1))
    ? { meaning: { idle: true }, end: at + 1 }
    : null
}

/** Prices for each square foot, instalments, phone numbers and years are no limits of a price. */
const noPriceAt: Read = (tokens, at) => {
  const begin = wordAt(tokens, at) === 'emi' ? at + 1 : at
  const amount = moneyAt(tokens, begin)
  if (!amount) return null
  const { bare, perSquareFeet, rupees } = amount.meaning
  const isEmi = begin > at || wordAt(tokens, amount.end) === 'emi'
  const isOther = bare && rupees.every((sum) => sum >= 1e9 || (sum > 2020 && sum < 2050))
  if (perSquareFeet === null && !isEmi && !isOther) return null
  const end = wordAt(tokens, amount.end) === 'emi' ? amount.end + 1 : amount.end
  return { meaning: { word: { aside: true } }, end }
}

/** Six figures that no map has may be a price, if they are round. */
const pincodeAt: Read = (tokens, at) => {
  const token = tokens[at]
  return token?.kind === 'number' && /^[1-8]\d{5}$/.test(token.text) && !token.text.endsWith('00')
    ? { meaning: { word: { aside: true } }, end: at + 1 }
    : null
}

const idleAt: Read = (tokens, at) =>
  IDLE_WORDS().has(wordAt(tokens, at)) || ASKING_WORDS().has(wordAt(tokens, at))
    ? { meaning: { idle: true }, end: at + 1 }
    : null

const measuredLabel = (area: string, [basis, ...more]: readonly AreaBasis[]) => {
  if (more.length > 0) return RANGE_TEXTS.ofFloors(area)
  if (basis === 'Plot') return RANGE_TEXTS.ofLand(area)
  return [area, basis && BASIS_NAMES[basis]].join(' ')
}

/** What has land of its own. */
const HOUSES = lazy(() => new Set(['Independent House/Villa', 'Farmhouse'].map(slugOf)))
const typesIn = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ meaning }) =>
    'part' in meaning ? (meaning.part.says.choices?.type ?? []) : [],
  )
const isInYards = (typed: string) => {
  const tokens = tokensOf(typed)
  return tokens.some((_, at) => areaUnitAt(tokens, at)?.meaning === 'sq yd')
}
/**
 * Who asks for a house of 50 gaj mostly means its land, and the area of its floors is the other reading. Of a "ghar",
 * which may be a flat, it is the other way round.
 */
function ofLandOrFloors(draft: Draft, typed: string, types: readonly string[]): Draft {
  const { label, says, others = [] } = draft
  if (!types.some((type) => HOUSES().has(type))) return draft
  if (!types.every((type) => HOUSES().has(type))) {
    const land = { label: RANGE_TEXTS.ofLand(label), typed: `${typed} ${RANGE_TEXTS.typedLand}` }
    return { ...draft, others: [...others, land] }
  }
  const floors = {
    label: RANGE_TEXTS.ofFloors(label),
    typed: `${typed} ${RANGE_TEXTS.typedFloors}`,
  }
  return {
    ...draft,
    label: RANGE_TEXTS.ofLand(label),
    says: { ...says, choices: { basis: [slugOf('Plot')] } },
    others: [...others, floors],
  }
}

const isPart = (found: Found<Meaning> | null): found is Found<{ part: Draft }> =>
  found !== null && 'part' in found.meaning

/** The longest reading at a place; of two of one length the first reader's. */
function readAt(
  readers: readonly Read[],
  tokens: readonly Token[],
  at: number,
): Found<Meaning> | null {
  let best: Found<Meaning> | null = null
  for (const read of readers) {
    const found = read(tokens, at)
    if (found && found.end > (best?.end ?? at)) best = found
  }
  return best
}

/**
 * What a denied part asks for: what is said instead, where a filter asks that, and nothing that could be its opposite.
 */
function deniedMeaning({ part: { says } }: { part: Draft }): Meaning {
  const choices = deniedChoices(says.choices ?? {})
  return choices
    ? { part: { label: labelOf(choices), says: { choices } } }
    : { word: { aside: true } }
}

/** What a word is that no reader knows: a number is not a part of another one, and "without" is no name. */
const wordOf = ({ kind, text }: Token): Meaning =>
  // Most names have any one letter or figure.
  isDenial(text) || /^[a-z\d]$/.test(text)
    ? { word: { aside: true } }
    : { word: kind === 'number' ? { exact: true } : {} }

type Piece = { meaning: Meaning; from: number; to: number; typed: string; text: string }

function piecesOf(text: string, tokens: readonly Token[], readers: readonly Read[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at] as Token
    const found = readAt(readers, tokens, at)
    const denied = isPart(found) ? deniedAt(tokens, at, found.end, filterWords()) : null
    const end = denied?.end ?? found?.end ?? at + 1
    const last = tokens[end - 1] as Token
    const isWord = found !== null || token.kind !== 'sign'
    if (isWord)
      pieces.push({
        meaning:
          denied && isPart(found)
            ? deniedMeaning(found.meaning)
            : (found?.meaning ?? wordOf(token)),
        from: token.from,
        to: last.to,
        typed: text.slice(token.from, last.to),
        text: tokens
          .slice(at, end)
          .flatMap(({ kind, text: folded }) => (kind === 'sign' ? [] : folded))
          .join(' '),
      })
    at = end
  }
  return pieces
}

const hasDeal = (pieces: readonly Piece[], ...deals: readonly string[]) =>
  pieces.some(
    ({ meaning }) =>
      'part' in meaning && deals.includes(meaning.part.says.choices?.deal?.[0] ?? ''),
  )
const citiesOf = (pieces: readonly Piece[]): CityName[] =>
  pieces.flatMap(({ meaning }) =>
    'part' in meaning && meaning.part.place?.kind === 'city' ? meaning.part.place.city : [],
  )

const namesElsewhere = (pieces: readonly Piece[]) =>
  pieces.some(({ meaning }) => 'part' in meaning && meaning.part.place?.kind === 'elsewhere')

const isRoom = ({ says }: Draft) => says.choices?.type?.[0] === slugOf('1 RK/Studio Apartment')
/** "Kamra" and "room on rent", but not a set of a room and a kitchen. */
const ROOM = /^(?:(?:single|one|ek|1|एक) )?(?:rooms?|kamra|कमरा|रूम)(?: on rent)?$/
/** Who looks for a room may as well take a bed in a PG. */
const orPg = (draft: Draft): Draft => ({
  ...draft,
  others: [{ label: WISH_LABELS.pg, typed: WISH_LABELS.pg }],
})

/** A room in a PG is no home of its own: a single one is private, and any other says nothing. */
function roomOfPg(said: string): Draft | null {
  if (!/^(?:single|private|one|ek|1|एक)(?: |$)/.test(said)) return null
  const choices = { sharing: [slugOf('Private room')] }
  return { label: labelOf(choices), says: { choices } }
}

/** Reads the words of a search, with the places that are known. */
export function readSentenceWith(known: Places, q: string, beside: Beside): Sentence {
  const text = tidy(q)
  const tokens = tokensOf(text)
  const quoted = quotedIn(text)
  const readers = (where: Where, letting: boolean | null): readonly Read[] => [
    quotedAt(quoted),
    ownAt(known),
    areaPartAt,
    roadAt,
    filterAt,
    roomsPartAt,
    floorPartAt,
    placeAt(known, text, where),
    noPriceAt,
    countedAt,
    priceAt(letting),
    asideAt,
    numberedAt,
    pincodeAt,
    idleAt,
  ]
  // What a number means depends on words that may come after it.
  const first = piecesOf(
    text,
    tokens,
    readers({ city: beside.city, isSaid: false }, beside.letting ?? null),
  )
  const cities = citiesOf(first)
  const city = cities.length === 1 ? cities[0] : beside.city
  const isSaid = cities.length === 1 || (!city && cities.length === 0 && namesElsewhere(first))
  const letting = hasDeal(first, 'rent', 'pg')
    ? true
    : hasDeal(first, 'sell')
      ? false
      : (beside.letting ?? null)
  const isSettled = !isSaid && city === beside.city && letting === (beside.letting ?? null)
  const pieces = isSettled ? first : piecesOf(text, tokens, readers({ city, isSaid }, letting))
  // A PG and a lease always have a rent.
  const isClear =
    hasDeal(pieces, 'pg') ||
    pieces.some(
      ({ meaning }) =>
        'part' in meaning && meaning.part.says.choices?.category && meaning.part.says.choices.deal,
    )
  const isPg = hasDeal(pieces, 'pg')
  const parts = pieces.flatMap(({ meaning, from, to, typed, text: folded }): Part[] => {
    if (!('part' in meaning)) return []
    const { choices } = meaning.part.says
    const isRent = choices?.deal?.[0] === 'rent' && !choices.category
    if (isRent && isClear) return []
    const isOfPg = isRoom(meaning.part) && ROOM.test(folded) && !hasDeal(pieces, 'sell')
    const isOpen = meaning.part.says.area && !choices?.basis && isInYards(typed)
    const land = isOpen ? ofLandOrFloors(meaning.part, typed, typesIn(pieces)) : meaning.part
    const room = isOfPg ? orPg(meaning.part) : land
    const draft = isPg && isRoom(meaning.part) ? roomOfPg(folded) : room
    return draft ? [{ others: [], ...draft, from, to, typed }] : []
  })
  const words = pieces.flatMap(({ meaning, from, to, typed, text: folded }): Word[] =>
    'word' in meaning
      ? [
          {
            text: folded,
            typed,
            from,
            to,
            aside: meaning.word.aside ?? false,
            exact: meaning.word.exact ?? false,
          },
        ]
      : [],
  )
  return { text, parts, words }
}
