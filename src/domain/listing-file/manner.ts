import { inBrief } from '#language/listing-file/texts'
import { MANNER_TEXTS as texts } from '#language/listing-file/texts-read'
import { type FieldName, fieldOf } from '../listing/fields.ts'
import {
  type DateOrder,
  type Decimal,
  dateOrderIn,
  isDecimalOpen,
  MARLAS,
  type Manner,
  readArea,
} from '../reading/reading.ts'
import { fold } from '../text/fold.ts'
import { isField } from './meanings.ts'
import type { Answers, Ask } from './questions.ts'
import type { ColumnMap, Meaning, Table } from './table.ts'

// What a file says once of how it writes: its decimal mark, what comes first in its dates, how large its marlas are.

/** What a table leaves open, so that it is asked once for all its lines. */
export type OpenManner = { decimal: boolean; order: boolean }

/** Where fewer different cells leave their decimals open, each of them is asked about by itself. */
const LEAST_OPEN = 3

const isFigure = (name: Meaning) =>
  isField(name) && ['money', 'area', 'count'].includes(fieldOf(name).kind)
const isDay = (name: Meaning) => name === 'availableFrom' || name === 'possession'

export function openManner({ lines }: Table, map: ColumnMap): OpenManner {
  const cellsOf = (is: (meaning: Meaning) => boolean) => {
    const places = [...map.keys()].filter((at) => map[at] && is(map[at]))
    return lines.flatMap(({ cells, aside }) =>
      aside ? [] : places.map((at) => (cells[at] ?? '').trim()).filter(Boolean),
    )
  }
  const orders = new Set(cellsOf(isDay).map(dateOrderIn))
  const open = new Set<string>()
  return {
    decimal: cellsOf(isFigure).some((cell) => {
      if (isDecimalOpen(cell)) open.add(fold(cell))
      return open.size === LEAST_OPEN
    }),
    order: orders.has('either') && orders.has('month first'),
  }
}

type Kind = 'decimal' | 'order' | 'marla'
const keyOf = (kind: Kind) => `manner\n${kind}`
const DECIMALS = Object.entries(texts.decimals) as [Decimal, string][]
const ORDERS = Object.entries(texts.orders) as [DateOrder, string][]
const SIZES = MARLAS.map((size) => [size, texts.marla(size)] as const)

const MARLA = /mar?l|kanal|मरला|कनाल/i
/** Whether an area is in marlas, which are of two sizes. */
function isInMarlas(cell: string): boolean {
  const area = MARLA.test(cell) ? readArea(cell) : null
  return area?.is === 'asked' && area.kind === 'marla'
}

const chosen = <Value>(
  options: readonly (readonly [Value, string])[],
  answers: Answers,
  kind: Kind,
) => options.find(([, said]) => said === answers[keyOf(kind)])?.[0]

/** How a file writes, as far as somebody has said it. */
export function mannerSaid(answers: Answers): Manner {
  const decimal = chosen(DECIMALS, answers, 'decimal')
  const order = chosen(ORDERS, answers, 'order')
  const marla = chosen(SIZES, answers, 'marla')
  return { ...(decimal && { decimal }), ...(order && { order }), ...(marla && { marla }) }
}

/** The questions about how the file writes that a cell raises. */
export function mannerAsks(
  field: FieldName,
  cell: string,
  open: OpenManner,
  answers: Answers,
): Ask[] {
  const ask = (kind: Kind, options: readonly (readonly [unknown, string])[]): Ask => ({
    key: keyOf(kind),
    field,
    kind: null,
    options: options.map(([, said]) => said),
    problem: null,
    sentence: (lines) =>
      lines === null
        ? texts.here[kind](inBrief(cell))
        : texts.sentences[kind](inBrief(cell), lines),
    answer: options.find(([, said]) => said === answers[keyOf(kind)])?.[1] ?? null,
  })
  return [
    ...(open.decimal && isFigure(field) && isDecimalOpen(cell) ? [ask('decimal', DECIMALS)] : []),
    ...(field === 'plotArea' && isInMarlas(cell) ? [ask('marla', SIZES)] : []),
    ...(open.order && isDay(field) && dateOrderIn(cell) === 'either' ? [ask('order', ORDERS)] : []),
  ]
}
