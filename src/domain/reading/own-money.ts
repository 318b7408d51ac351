import { READING_TEXTS as texts } from '#language/reading/texts'
import { lazy } from '../text/lazy.ts'
import { type Asked, oneOf, type Reading, refused, taken } from './answer.ts'
import { LAKH, monthAt, readMoney, sayMoney, THOUSAND } from './money.ts'
import { readFigure } from './number.ts'
import { lexicon, longest, tidy, tokensOf } from './tokens.ts'

/** What is paid for a year before tax and provident fund. */
const BEFORE_TAX = lazy(() =>
  lexicon<true>([
    [
      'lpa; package; pkg; ctc; cost to company; gross; before tax; pre tax; पैकेज; सीटीसी; टैक्स से पहले',
      true,
    ],
  ]),
)
/** What arrives in the account. */
const IN_HAND = lazy(() =>
  lexicon<true>([
    [
      'in hand; inhand; in the hand; take home; takehome; net; salary; sal; income; pay; after tax; post tax; credited; haath mein; haath me; hath me; tankhwah; tankha; vetan; kamai; aamdani; इन हैंड; हाथ में; तनख्वाह; तनख़्वाह; वेतन; सैलरी; आमदनी; कमाई; टैक्स के बाद',
      true,
    ],
  ]),
)

const MONTHS = 12

/** What is written without the words around it that say which income it is, and whether it is one before tax. */
function amountIn(written: string): { amount: string; isBeforeTax: boolean } {
  const tokens = tokensOf(written)
  const kept: string[] = []
  let isBeforeTax = false
  for (let at = 0; at < tokens.length; ) {
    const before = longest(BEFORE_TAX(), tokens, at)
    const found = before ?? longest(IN_HAND(), tokens, at)
    isBeforeTax ||= before !== null
    if (!found) kept.push(written.slice(tokens[at]?.from, tokens[at]?.to))
    at = found?.end ?? at + 1
  }
  return { amount: kept.join(' '), isBeforeTax }
}

const isMonthly = (amount: string): boolean => {
  const tokens = tokensOf(amount)
  return tokens.some((_, at) => monthAt(tokens, at) > at)
}

/** Up to here a bare figure may be one of lakhs: "1.5" a month. */
const FEW = 10

/**
 * What is asked about an income: nobody earns what lies outside of the bounds, where another reading does not, and a
 * bare figure may lack its "lakh".
 */
function possible(amount: string, reading: Asked<number>): Asked<number> {
  const bare = readFigure(amount, [1, FEW])
  const inLakh =
    bare?.is === 'taken' && bare.value <= FEW
      ? [taken(bare.value * LAKH, sayMoney(bare.value * LAKH))]
      : []
  const [first, ...others] = [...inLakh, ...reading.readings.filter(({ outside }) => !outside)]
  return first ? { ...reading, readings: [first, ...others] } : reading
}

/**
 * Reads what somebody earns a month, in rupees: "40k in hand", "1.2 lakh pm". A package is refused, because nobody knows
 * what is taken off it; an amount from `yearlyFrom` on without a period is asked about. "0" and "nil" are no income.
 * Null if nothing was written.
 */
export function readIncome(
  text: string,
  { least, most, yearlyFrom }: { least: number; most: number; yearlyFrom: number },
): Reading<number> | null {
  const written = tidy(text)
  const { amount, isBeforeTax } = amountIn(written)
  if (isBeforeTax) return refused(texts.beforeTax)
  if (written && !amount) return refused(texts.noMoney(written))
  const reading = readMoney(amount, { monthly: true, free: true, bounds: [least, most] })
  if (reading?.is === 'asked') {
    const [{ value }] = reading.readings
    return value === 0 ? taken(value, sayMoney(value)) : possible(amount, reading)
  }
  const isOpen = reading?.is === 'taken' && reading.value >= yearlyFrom && !isMonthly(amount)
  if (!isOpen) return reading
  const ofYear = Math.round(reading.value / MONTHS)
  return oneOf([taken(ofYear, sayMoney(ofYear)), reading])
}

/** Nobody has less of it: below, a figure lacks its unit. */
const SUM_LEAST = THOUSAND

/**
 * Reads a sum of one's own, in rupees: what is saved, or what is paid each month. It may be nothing; "25" of savings are
 * 25 lakh or 25 thousand. Null if nothing was written.
 */
export function readOwnSum(
  text: string,
  { monthly }: { monthly: boolean },
): Reading<number> | null {
  const reading = readMoney(text, { monthly, free: true })
  if (reading?.is !== 'taken' || reading.value === 0 || reading.value >= SUM_LEAST) return reading
  const [first, ...others] = (monthly ? [THOUSAND] : [LAKH, THOUSAND]).map((unit) => {
    const rupees = reading.value * unit
    return taken(rupees, sayMoney(rupees))
  })
  return first ? { is: 'asked', readings: [first, ...others] } : reading
}
