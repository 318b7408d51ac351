import { READ_TEXTS as texts } from '#language/listing-file/texts-read'
import { isMadeName } from '../listing/name.ts'
import { referenceKey } from '../listing/reference.ts'
import { fold } from '../text/fold.ts'
import type { LineRead } from './lines.ts'
import type { Answers } from './questions.ts'
import { twinAskOf } from './questions.ts'

/** What makes two lines one home beside a reference; null where too little of it is known. */
function homeOf({ input }: LineRead): string | null {
  const { listingType, propertyType, city, locality, projectBuildingName, plotArea } = input
  const needed = [listingType, propertyType, city, locality, projectBuildingName, plotArea]
  if (needed.some((one) => one === undefined || one === null || one === '')) return null
  // Plots of one size lie side by side: without names of their own, they are one home where the price is one too.
  const isMade = isMadeName(String(projectBuildingName))
  return [...needed, input.floorNumber, input.bedrooms, ...(isMade ? [input.price] : [])]
    .map((one) => fold(String(one ?? '')))
    .join('\n')
}

/** The lines of one home, by its reference or by what it is; each line is in one group at most. */
function groupsOf(lines: readonly LineRead[]): LineRead[][] {
  const groups = new Map<string, LineRead[]>()
  const groupAt = new Map<LineRead, LineRead[]>()
  const keysOf = (line: LineRead) => [
    ...(line.reference ? [`reference\n${referenceKey(line.reference)}`] : []),
    ...(homeOf(line) ? [`home\n${homeOf(line)}`] : []),
  ]
  for (const line of lines) {
    const known = keysOf(line).flatMap((key) => groups.get(key) ?? [])
    const [first] = known
    const group = (first && groupAt.get(first)) ?? []
    group.push(line)
    groupAt.set(line, group)
    for (const key of keysOf(line)) if (!groups.has(key)) groups.set(key, group)
  }
  return [...new Set(groupAt.values())].filter((group) => group.length > 1)
}

/** Asks which of the lines of one home counts. None of them is posted before; then the others are not on offer. */
export function withTwins(lines: readonly LineRead[], answers: Answers): LineRead[] {
  const offered = lines.filter(({ offer, twin }) => offer === 'offered' && twin === null)
  const settled = new Map<number, LineRead>()
  for (const group of groupsOf(offered)) {
    const numbers = group.map(({ line }) => line)
    const ask = twinAskOf(numbers, answers)
    const counting = numbers.find((line) => ask.answer === texts.line(line))
    const references = new Set(group.map(({ reference }) => referenceKey(reference ?? '')))
    for (const line of group) {
      const twin = numbers.find((one) => one !== line.line) ?? null
      const asks = [...line.asks, ask]
      const isShared = line.reference !== null && references.size < group.length
      if (ask.answer === null)
        settled.set(line.line, {
          ...line,
          asks,
          twin,
          fields: null,
          open: { ...line.open, _: ask.sentence(null) },
        })
      else if (counting === undefined)
        settled.set(line.line, {
          ...line,
          asks,
          reference: isShared ? null : line.reference,
          notes: isShared
            ? [...line.notes, texts.sharedReference(line.reference ?? '')]
            : line.notes,
        })
      else if (counting === line.line) settled.set(line.line, { ...line, asks, twin })
      else
        settled.set(line.line, {
          ...line,
          asks,
          twin,
          offer: 'expired',
          notes: [texts.otherCounts(counting), ...line.notes],
        })
    }
  }
  return lines.map((line) => settled.get(line.line) ?? line)
}
