import type { AreaUnit } from '../area/constants.ts'
import { lazy } from '../text/lazy.ts'
import { areaAt, areaUnitAt, squareFeetOf } from './area.ts'
import { CRORE, LAKH, moneyAt, moneyUnitAt, monthAt, THOUSAND } from './money.ts'
import { bedroomsAt } from './rooms.ts'
import { type Found, lexicon, longest, type Token, wordAt } from './tokens.ts'

/** What stands around an amount in a search. */
type Compared = 'less' | 'more' | 'about' | 'between'

const BEFORE = lazy(() =>
  lexicon<Compared>([
    [
      'under; below; less than; up to; upto; within; max; maximum; not more than; no more than; budget; budget of; budget is; my budget; my budget is; budget under; budget upto; budget max; till; in; for; बजट',
      'less',
    ],
    [
      'over; above; more than; min; minimum; at least; atleast; starting; starting from; starting at; from; kam se kam; कम से कम; not below; not less than; no less than; bigger than; larger than',
      'more',
    ],
    ['around; about; approx; approximately; lagbhag; karib; kareeb; लगभग; करीब', 'about'],
    ['between; बीच', 'between'],
  ]),
)
const SIGNS: Readonly<Record<string, Compared>> = { '<': 'less', '>': 'more', '~': 'about' }
const AFTER = lazy(() =>
  lexicon<Compared>([
    [
      'tak; tak ka; tak ki; tak ke; तक; तक का; तक की; तक के; max; maximum; or less; or below; and below; se kam; se kam ka; se kam ki; se niche; se neeche; ke andar; ke under; ke neeche; ke niche; से कम; से नीचे; के अंदर; के नीचे; के भीतर; ke bhitar; andar; तक में; tak me; tak mein',
      'less',
    ],
    [
      'or more; or above; and above; and up; onward; onwards; plus; minimum; min; se zyada; se jyada; se upar; se uper; se upar ka; se upar ke; se upar wale; se bada; se bara; se shuru; से ज्यादा; से ज़्यादा; से ऊपर; से अधिक; से बड़ा; से शुरू; ke upar; के ऊपर',
      'more',
    ],
    ['ke aas paas; ke aaspaas; ke around; के आसपास; के आस पास; lagbhag; approx', 'about'],
    ['ke beech; ke bich; के बीच; ke beech mein; के बीच में', 'between'],
  ]),
)
const EITHER = new Set(['max', 'maximum', 'min', 'minimum', 'approx', 'lagbhag'])
const TO = new Set(['-', 'to', 'and', 'se', 'से', '~'])
/** After these, a number is no amount: "2 km", "4 floors", "3 bath". */
const OTHER_UNITS = new Set(
  'km kms mtr mtrs metre meter metres meters min mins minute minutes hour hours floor floors bath baths bathroom bathrooms toilet toilets balcony year years yr yrs saal साल महीने mahine months month days din दिन log person persons people sharing seater th st nd rd वीं'.split(
    ' ',
  ),
)

/** A range, of which an open end is null; `less` etc. say how it was bounded. Further readings are other amounts. */
export type Span = { from: number | null; to: number | null }
export type AmountRange = {
  spans: readonly Span[]
  /** Whether the amount stands alone, so that it means about or up to this much. */
  about: boolean
  /** Whether a unit was left out, so that lakh, crore or thousands were assumed. */
  assumed: boolean
  /** The amounts around which the spans lie, where they lie around one. */
  middles?: readonly number[]
  /** The unit in which an area is stated. */
  unit?: AreaUnit
}

type Amounts = { values: readonly number[]; bare: boolean; sure: boolean; unit?: AreaUnit | null }
type AmountAt = (tokens: readonly Token[], at: number) => Found<Amounts> | null

const followedByOther = (tokens: readonly Token[], end: number) =>
  OTHER_UNITS.has(wordAt(tokens, end)) ||
  bedroomsAt(tokens, wordAt(tokens, end) === '-' ? end + 1 : end) !== null

const moneyAmountAt: AmountAt = (tokens, at) => {
  const found = moneyAt(tokens, at)
  if (!found || found.meaning.perSquareFeet !== null) return null
  const { rupees, bare, currency } = found.meaning
  if (rupees.every((amount) => amount === 0)) return null
  if (bare && (followedByOther(tokens, found.end) || areaUnitAt(tokens, found.end))) return null
  if (bare && tokens[at]?.kind === 'word' && !currency) return null
  return { meaning: { values: rupees, bare, sure: !bare || currency }, end: found.end }
}

const areaAmountAt: AmountAt = (tokens, at) => {
  const found = areaAt(tokens, at)
  if (!found?.meaning.known) return null
  const { amounts, unit } = found.meaning
  if (!unit && followedByOther(tokens, found.end)) return null
  const size = unit ? squareFeetOf(unit) : 1
  // The sides of a plot are in feet; "24x7" has none.
  const isSides =
    /^(?:x|×|\*|by)$/.test(wordAt(tokens, at + 1)) && Number(wordAt(tokens, at + 2)) >= 10
  return {
    meaning: {
      values: amounts.map((amount) => amount * size),
      bare: !unit,
      sure: Boolean(unit) || isSides,
      unit,
    },
    end: found.end,
  }
}

type Pieces = {
  compared: Compared | null
  first: Amounts
  second: Amounts | null
  /** The unit of the second amount, or of the first, where the other has none. */
  unit: number
}

/** An amount with what bounds it before and after: "under 50 lakh", "50 se 70 lakh", "1 cr se upar". */
function piecesAt(
  tokens: readonly Token[],
  at: number,
  amountAt: AmountAt,
  unitAt: (end: number) => number,
): Found<Pieces> | null {
  const sign = SIGNS[wordAt(tokens, at)]
  const before = longest(BEFORE(), tokens, at) ?? (sign ? { meaning: sign, end: at + 1 } : null)
  let begin = before?.end ?? at
  if (sign && wordAt(tokens, begin) === '=') begin += 1
  const first = amountAt(tokens, begin)
  if (!first) return null
  let end = first.end
  let unit = unitAt(end)
  let second: Amounts | null = null
  const joint = wordAt(tokens, end)
  const isJoined = TO.has(joint) && (joint !== 'and' || before?.meaning === 'between')
  const other = isJoined ? amountAt(tokens, end + 1) : null
  if (other) {
    second = other.meaning
    end = other.end
    unit = first.meaning.bare ? unitAt(end) : unit
  }
  end = monthAt(tokens, end)
  const following = longest(AFTER(), tokens, end)
  // "80 lakh minimum 1200 sq ft": such a word belongs to the amount that follows it.
  const isNext =
    following && EITHER.has(wordAt(tokens, end)) && tokens[following.end]?.kind === 'number'
  const after = isNext ? null : following
  const isPlus = wordAt(tokens, end) === '+'
  const compared = after?.meaning ?? (isPlus ? 'more' : null) ?? before?.meaning ?? null
  return {
    meaning: { compared, first: first.meaning, second, unit },
    end: after?.end ?? (isPlus ? end + 1 : end),
  }
}

const spanOf = (compared: Compared | null, amount: number): Span =>
  compared === 'more' ? { from: amount, to: null } : { from: null, to: amount }

const around = (amount: number): Span => ({
  from: Math.round(amount * 0.85),
  to: Math.round(amount * 1.15),
})

const LEAST_RENT = 1000
/** Words that bound an amount only where it is surely one. */
const LOOSE = new Set(['for', 'in'])

/**
 * Converts a number without a unit to rupees: "under 70" means lakh, "under 2" crore, and for a rent "under 15"
 * thousands.
 */
function assumedRupees(amount: number, letting: boolean | null): readonly number[] {
  if (amount >= LEAST_RENT) return [amount]
  if (letting) return [amount * THOUSAND]
  const bought = amount * (amount < 10 ? CRORE : LAKH)
  return letting === null && amount >= 3 ? [bought, amount * THOUSAND] : [bought]
}

/** An amount of money at a place of a search; `letting` is null where neither rent nor purchase is known. */
export function moneyRangeAt(
  tokens: readonly Token[],
  at: number,
  letting: boolean | null,
): Found<AmountRange> | null {
  const size = (end: number) => {
    // The unit stands before the place where its amount ends.
    const unit = moneyUnitAt(tokens, end - 1)
    return unit?.end === end ? unit.meaning : 1
  }
  const found = piecesAt(tokens, at, moneyAmountAt, size)
  if (!found) return null
  const { compared, first, second, unit } = found.meaning
  if (second) {
    const times =
      unit > 1
        ? unit
        : (letting ?? false) && second.values.every((v) => v < LEAST_RENT)
          ? THOUSAND
          : 1
    const small = (amounts: Amounts) =>
      amounts.bare
        ? amounts.values.map((value) => (value < LEAST_RENT ? value * times : value))
        : amounts.values
    const [from = 0] = small(first)
    const [to = 0] = small(second)
    if (to < from || to < LEAST_RENT) {
      if (to < from || letting !== null || to < 3) return null
      return {
        meaning: {
          spans: [LAKH, THOUSAND].map((one) => ({ from: from * one, to: to * one })),
          about: false,
          assumed: true,
        },
        end: found.end,
      }
    }
    // "1,25 to 1,50 cr": both marks are read in the same way.
    const [last = from, most = to] = [small(first).at(-1), small(second).at(-1)]
    const other = (last !== from || most !== to) && most >= last ? [{ from: last, to: most }] : []
    const spans = [{ from, to }, ...other]
    return { meaning: { spans, about: false, assumed: false }, end: found.end }
  }
  const isSmall = first.bare && first.values.every((value) => value < LEAST_RENT)
  // "for 2" may be two persons.
  if (isSmall && (!compared || LOOSE.has(wordAt(tokens, at)))) return null
  // Nobody seeks a home of ₹45, so "45.000" has one reading here.
  const amounts = isSmall
    ? first.values.flatMap((value) => assumedRupees(value, letting))
    : first.values.filter((value) => value >= Math.min(LEAST_RENT, Math.max(...first.values)))
  const spans =
    compared === 'about'
      ? amounts.map((amount) => around(amount))
      : amounts.map((amount) => spanOf(compared, amount))
  return { meaning: { spans, about: compared === 'about', assumed: isSmall }, end: found.end }
}

/** An area at a place of a search, in square feet. */
export function areaRangeAt(tokens: readonly Token[], at: number): Found<AmountRange> | null {
  const found = piecesAt(tokens, at, areaAmountAt, () => 1)
  if (!found) return null
  const { compared, first, second } = found.meaning
  if (!(second ?? first).sure) return null
  if (second) {
    // "1000-1500 sq ft", "100 to 200 gaj": the unit of the second is that of both.
    const last = areaAt(tokens, found.end - 1) ? null : areaUnitBefore(tokens, found.end)
    const size = first.bare && last ? last : 1
    const [from = 0] = first.values.map((value) => value * size)
    const [to = 0] = second.values
    const stated = first.unit ?? second.unit
    const unit = stated ? { unit: stated } : {}
    return to < from
      ? null
      : {
          meaning: { spans: [{ from, to }], about: false, assumed: false, ...unit },
          end: found.end,
        }
  }
  const bounded = compared === 'less' || compared === 'more'
  return {
    meaning: {
      spans: first.values.map((amount) => (bounded ? spanOf(compared, amount) : around(amount))),
      about: !bounded,
      assumed: false,
      ...(bounded ? {} : { middles: first.values }),
      ...(first.unit ? { unit: first.unit } : {}),
    },
    end: found.end,
  }
}

/** The square feet of the unit that ends at a place. */
function areaUnitBefore(tokens: readonly Token[], end: number): number | null {
  for (let at = end - 1; at >= Math.max(0, end - 3); at--) {
    const unit = areaUnitAt(tokens, at)
    if (unit?.meaning && unit.end <= end && at > 0) {
      const earlier = areaUnitAt(tokens, at - 1)
      return squareFeetOf(
        earlier?.meaning && earlier.end === unit.end ? earlier.meaning : unit.meaning,
      )
    }
  }
  return null
}
