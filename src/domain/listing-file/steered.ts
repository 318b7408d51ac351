import type { FileLine } from './lines.ts'
import { type Outcome, unsentState } from './outcome.ts'
import { type KnownHome, type Plan, type PlannedLine, planOf } from './plan.ts'
import type { LineState } from './shown-table.ts'

type Readable = PlannedLine & Pick<FileLine, 'line' | 'fields' | 'problems'>

/** A line, with what will happen to it, or has. */
export type Steered<Line> = {
  line: Line
  state: LineState
  /** Null where a line is no listing yet. */
  plan: Plan | null
  outcome: Outcome | null
  /** It is sent next. */
  isLeft: boolean
  /** It was sent, and stays as it is. */
  isSent: boolean
}

const SENT: readonly Outcome['state'][] = ['posted', 'changed', 'known']

function stateOf(line: Readable, plan: Plan | null, wanted: boolean | undefined): LineState {
  if (wanted === false) return 'off'
  if (plan?.is === 'close') return 'asked'
  if (plan?.is === 'nothing')
    return plan.why === 'same' || plan.why === 'alreadyClosed' ? 'known' : 'off'
  return unsentState(line)
}

/** Plans never change for a line that is read once, the same listings and the same photos. */
const PLANS = new WeakMap<object, { by: readonly unknown[]; plan: Plan | null }>()

const STEERED = new WeakMap<object, Steered<unknown>>()
/** What is said of a line; the same object as long as it is the same, so that a page need not draw it again. */
function steeredOnce<Line extends object>(now: Steered<Line>): Steered<Line> {
  const before = STEERED.get(now.line) as Steered<Line> | undefined
  const isSame =
    before?.state === now.state && before.plan === now.plan && before.outcome === now.outcome
  if (before && isSame) return before
  STEERED.set(now.line, now)
  return now
}

/** Says of each line what will happen to it. */
export function steered<Line extends Readable>(
  lines: readonly Line[],
  {
    homes,
    wanted,
    outcomes,
    photosOf,
  }: {
    homes: ReadonlyMap<string, KnownHome>
    wanted: Readonly<Record<number, boolean>>
    outcomes: Readonly<Record<number, Outcome>>
    /** How many photos go with each line. */
    photosOf: ReadonlyMap<number, number>
  },
): Steered<Line>[] {
  const planned = (line: Line) => {
    const hasPhotos = (photosOf.get(line.line) ?? 0) > 0
    const isWanted = wanted[line.line] === true
    const by = [homes, hasPhotos, isWanted]
    const before = PLANS.get(line)
    if (before?.by.every((one, at) => one === by[at])) return before.plan
    const plan = planOf(line, homes, { hasPhotos, isWanted })
    PLANS.set(line, { by, plan })
    return plan
  }
  return lines.map((line) => {
    const plan = planned(line)
    const outcome = outcomes[line.line] ?? null
    const state = outcome?.state ?? stateOf(line, plan, wanted[line.line])
    const isPlanned = plan?.is === 'new' || plan?.is === 'edit'
    return steeredOnce({
      line,
      plan,
      outcome,
      state,
      isLeft: isPlanned && (state === 'ready' || state === 'failed' || state === 'sending'),
      isSent: outcome !== null && SENT.includes(outcome.state),
    })
  })
}
