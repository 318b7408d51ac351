import { AFFORD_TEXTS as texts } from '#language/afford/texts'
import { SUM_TEXTS } from '#language/afford/texts-sum'
import { COST_TEXTS } from '#language/money/texts'
import { inPercent } from '#language/money/texts-amounts'
import { ROUTED_CITIES } from '../city/constants.ts'
import { isOld, newestOf, oldWords } from '../money/age.ts'
import type { Source } from '../money/constants.ts'
import { DUTIES } from '../money/duty.ts'
import { loanKindFor } from '../money/emi.ts'
import { LENDING_SOURCES } from '../money/lending.ts'
import { costAmount, exact, once } from '../money/rules.ts'
import { sourceText } from '../money/sources.ts'
import { GST, KEPT_BACK } from '../money/taxes.ts'
import { formatDayOrYear } from '../time/calendar.ts'
import type { Afford, Home, Means } from './rules.ts'

/** The line of a card: "Fits: ₹14.3 L at once, ₹38,200 a month". */
export function affordFact({ verdict, once: atOnce, short, month }: Afford): string {
  if (verdict === null) return texts.undecidedFact(costAmount(month))
  if (short > 0) return texts.short(costAmount(short))
  if (month === 0) return texts.factWithoutLoan(texts.verdicts[verdict], costAmount(atOnce ?? 0))
  if (verdict === 'not') return texts.tooMuch(costAmount(month))
  return texts.fact(texts.verdicts[verdict], costAmount(atOnce ?? 0), costAmount(month))
}

const rupees = (amount: number) => exact(once(amount))

/** A line of a sum; `note` says what it is made of. */
export type SumLine = { label: string; amount: string; note?: string }
export type SumPart = { title: string; total: string; lines: readonly SumLine[] }

/** The word, why it is so, the sum behind it in two parts, what is not in it, and how old its rates are. */
export type AffordWords = {
  word: string
  because: string
  parts: readonly SumPart[]
  notes: readonly string[]
  aged: readonly string[]
}

const line = (label: string, amount: number | null, note = ''): SumLine[] =>
  amount === null ? [] : [{ label, amount: rupees(amount), ...(note ? { note } : {}) }]

function partsOf(afford: Afford): readonly [SumPart, SumPart] {
  const { sale, let: letting, once: atOnce, month, maintenance } = afford
  const upkeep = line(SUM_TEXTS.maintenance, maintenance)
  const monthly = (lines: readonly SumLine[]) => ({
    title: SUM_TEXTS.aMonth,
    total: rupees(month),
    lines: [...lines, ...upkeep],
  })
  if (sale)
    return [
      {
        title: SUM_TEXTS.atOnce,
        total: rupees(atOnce ?? 0),
        lines: [
          ...line(SUM_TEXTS.down, sale.down),
          ...line(SUM_TEXTS.stamp, sale.stamp),
          ...line(SUM_TEXTS.registration, sale.registration),
          ...(sale.gst > 0
            ? line(SUM_TEXTS.gst, sale.gst, SUM_TEXTS.ofBuilder(inPercent(GST.percent)))
            : []),
        ],
      },
      monthly(
        line(
          SUM_TEXTS.instalment,
          sale.emi,
          sale.loan > 0
            ? SUM_TEXTS.loan(rupees(sale.loan), sale.years, inPercent(sale.rate))
            : SUM_TEXTS.noLoan,
        ),
      ),
    ]
  return [
    {
      title: SUM_TEXTS.moveIn,
      total: atOnce === null ? SUM_TEXTS.unknown : rupees(atOnce),
      lines: [
        ...line(SUM_TEXTS.firstRent, letting?.rent ?? null),
        ...line(SUM_TEXTS.deposit, letting?.deposit ?? null),
        ...upkeep,
      ],
    },
    monthly(line(SUM_TEXTS.rent, letting?.rent ?? null)),
  ]
}

function notesOf(afford: Afford, means: Means): string[] {
  const { sale, let: letting, month, maintenance } = afford
  const more = month - means.rent
  return [
    means.rent > 0 &&
      (more > 0 ? SUM_TEXTS.moreThanRent(rupees(more)) : SUM_TEXTS.lessThanRent(rupees(-more))),
    sale && sale.meanwhile > 0 && SUM_TEXTS.meanwhile(rupees(sale.meanwhile)),
    sale?.kept != null && SUM_TEXTS.kept(rupees(sale.kept), inPercent(KEPT_BACK.percent)),
    maintenance === null && SUM_TEXTS.maintenanceOpen,
    letting && letting.deposit === null && SUM_TEXTS.depositOpen,
    sale ? SUM_TEXTS.brokerageOfSale : letting?.isBrokerageOpen && SUM_TEXTS.brokerageOpen,
  ].filter((note) => typeof note === 'string')
}

const dated = (label: string, source: Source, now: Date): string[] =>
  isOld(source, now)
    ? [
        SUM_TEXTS.aged(
          label,
          sourceText(source).name,
          formatDayOrYear(source.date),
          oldWords(source, now),
        ),
      ]
    : []

/** What says how old the rates of a sum are, of those that are older than they should be. */
function agedOf(home: Home, { sale }: Afford, now: Date): string[] {
  const state = ROUTED_CITIES.find(({ name }) => name === home.city)?.state
  const [lent, interest, share, rent] = LENDING_SOURCES
  if (!sale || !state) return dated(SUM_TEXTS.shares, rent, now)
  const isLent = sale.loan > 0
  return [
    ...dated(COST_TEXTS.rates, newestOf(DUTIES[state].sources), now),
    ...(isLent && loanKindFor(home) === 'home' ? dated(SUM_TEXTS.interest, interest, now) : []),
    ...(isLent ? dated(SUM_TEXTS.lent, lent, now) : []),
    ...(isLent ? dated(SUM_TEXTS.shares, share, now) : []),
    ...(sale.gst > 0 ? dated(SUM_TEXTS.gst, newestOf(GST.sources), now) : []),
  ]
}

/** Rounded up, so that what is above a limit never reads like it. */
const percentOf = (share: number) => inPercent(Math.ceil(share))

function becauseOf(afford: Afford, { income, rules }: Means): string {
  const { verdict, short, share, month } = afford
  const all = rupees(income)
  if (short > 0) return SUM_TEXTS.short(rupees(short))
  if (verdict === null) return SUM_TEXTS.open
  if (verdict === 'not') return SUM_TEXTS.share(percentOf(share), all, inPercent(rules.most))
  return afford.let
    ? SUM_TEXTS.shareOfRent(percentOf((month * 100) / income), all, inPercent(rules.rentShare))
    : SUM_TEXTS.share(percentOf(share), all, inPercent(Math.min(rules.share, rules.most)))
}

/** The word for a home with the sum behind it. */
export function affordWords(home: Home, afford: Afford, means: Means, now: Date): AffordWords {
  const { verdict } = afford
  return {
    word: verdict === null ? texts.undecided : texts.verdicts[verdict],
    because: becauseOf(afford, means),
    parts: partsOf(afford),
    notes: notesOf(afford, means),
    aged: agedOf(home, afford, now),
  }
}
