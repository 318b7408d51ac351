import {
  REPORT_LIMITS,
  type ReportedFile,
  UNSENT_STATES,
  type UnsentState,
} from '../mail/file-report.ts'
import { cutAtWord } from '../text/cut.ts'
import { type FileLine, sentencesOf } from './lines.ts'
import type { Outcome } from './outcome.ts'
import type { LineState } from './shown-table.ts'

const UNSENT: Readonly<Partial<Record<LineState, UnsentState>>> = {
  asked: 'asked',
  wrong: 'refused',
  refused: 'refused',
  ready: 'waiting',
  failed: 'waiting',
}

type Line = {
  line: Pick<FileLine, 'line' | 'about' | 'problems' | 'open'>
  state: LineState
  outcome: Outcome | null
  /** The agent has said to post it. */
  isQueued: boolean
}

/** Why a line was not sent, for a mail. */
function whyOf({ line: { open, problems }, outcome }: Line): string {
  const said = outcome?.note ?? sentencesOf(outcome?.problems ?? { ...open, ...problems }).join(' ')
  return cutAtWord(said.toWellFormed(), REPORT_LIMITS.why)
}

/**
 * What a page tells the server of a file, as far as it goes into one mail. Lines that the agent has left out are no
 * part of it. Of the lines that were sent, those sent last have their numbers.
 */
export function reportOf(
  { id, name }: { id: string; name: string },
  lines: readonly Line[],
): ReportedFile {
  const unsent = (state: UnsentState) =>
    lines.filter((one) => UNSENT[one.state] === state && (state !== 'waiting' || one.isQueued))
  return {
    fileId: id,
    name: name.slice(0, REPORT_LIMITS.file).toWellFormed(),
    sent: lines
      .flatMap(({ line: { line }, outcome }) => (outcome?.id ? [{ line, id: outcome.id }] : []))
      .slice(-REPORT_LIMITS.sent),
    unsent: UNSENT_STATES.flatMap((state) =>
      unsent(state)
        .slice(0, REPORT_LIMITS.named)
        .map((one) => ({
          line: one.line.line,
          about: cutAtWord(one.line.about.toWellFormed(), REPORT_LIMITS.about),
          state,
          why: state === 'waiting' ? '' : whyOf(one),
        })),
    ),
    counts: {
      asked: unsent('asked').length,
      refused: unsent('refused').length,
      waiting: unsent('waiting').length,
    },
  }
}
