import { SEVERAL_TEXTS as texts } from '#language/listing-file/texts-several'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { UNREACHED } from '#language/text/texts'
import { TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import type { FileLine, FileReading } from '../../domain/listing-file/lines.ts'
import type { PhotoMatch } from '../../domain/listing-file/photo-match.ts'
import type { ReadRequest } from '../../domain/listing-file/read.ts'
import type { Column, ColumnMap, Sheet } from '../../domain/listing-file/table.ts'
import { AskedWorker, type NoAnswer, type Part } from '../lib/asked-worker.ts'

/**
 * What the page asks about a file. The worker keeps the table and what it has read of it, so that an answer costs only
 * the lines that it changes: the page is told these, and the numbers of all.
 */
export type Answers = {
  /** Opens a file, at the likeliest of its sheets if the page names none. */
  open: (file: { sheets: readonly Sheet[]; sheet: number | null }) => {
    sheet: number
    shape: string
  }
  /** What the columns hold, with the map of an earlier file of this shape. */
  columns: (remembered: ColumnMap | null) => Column[]
  /** The sheets as a device keeps them. */
  keep: (map: ColumnMap) => Sheet[]
  lines: (asked: Omit<ReadRequest, 'table'>) => {
    reading: Omit<FileReading, 'lines'>
    order: number[]
  } | null
  /** The lines that photos belong to, by their paths. */
  photos: (paths: readonly string[]) => PhotoMatch[]
}
type What = keyof Answers
export type ToLinesWorker =
  | { [Name in What]: { what: Name; about: Parameters<Answers[Name]>[0] } }[What]
  | 'stop'
export type LinesPart = { done: number; all: number } | { lines: FileLine[] }
type Answered = { answer: unknown }
/** What it says: that it has loaded, how far it is, or its answer. */
export type FromLinesWorker = 'ready' | Part<LinesPart> | Answered

const worker = new AskedWorker<ToLinesWorker, Answered, LinesPart>(
  () => new Worker(new URL('./lines-worker.ts', import.meta.url), { type: 'module' }),
  TABLE_LIMITS.readMs,
)

/** The file that is open: a worker that is started anew opens it again. */
let file: Parameters<Answers['open']>[0] | null = null
/** Its lines as they were read last, by their numbers. A line that stays as it is stays the same object. */
const known = new Map<number, FileLine>()

/** Why there is no answer, as a sentence; null where nobody waits for one. */
export type Unanswered = { unanswered: string | null }
const PROBLEMS: Readonly<Record<NoAnswer, string | null>> = {
  'not loaded': UNREACHED,
  slow: WRONG.slow,
  broken: texts.brokeOff,
  ended: null,
}
export const isUnanswered = (answer: object | null): answer is Unanswered =>
  answer !== null && 'unanswered' in answer

/** Loads the worker, which knows thousands of words and places, before it is asked anything. */
export const startReading = (): void => worker.start()

let last: Promise<unknown> = Promise.resolve()
/** Asks one after another. */
function inTurn<Value>(ask: () => Promise<Value>): Promise<Value> {
  const mine = last.then(ask)
  last = mine
  return mine
}

type Told = (done: number, all: number) => void
async function ask<Name extends What>(
  what: Name,
  about: Parameters<Answers[Name]>[0],
  onProgress: Told = () => {},
): Promise<ReturnType<Answers[Name]> | Unanswered> {
  if (!file) return { unanswered: null }
  if (!worker.isRunning && what !== 'open') {
    const opened = await ask('open', file)
    if (isUnanswered(opened)) return opened
  }
  if (what === 'open') known.clear()
  const answer = await worker.ask({ what, about } as ToLinesWorker, (part) => {
    if ('done' in part) onProgress(part.done, part.all)
    else for (const line of part.lines) known.set(line.line, line)
  })
  return typeof answer === 'string'
    ? { unanswered: PROBLEMS[answer] }
    : (answer.answer as ReturnType<Answers[Name]>)
}

/** Opens the table of a file in the worker, in place of the one before. */
export function openTable(sheets: readonly Sheet[], sheet: number | null) {
  file = { sheets, sheet }
  const opening = file
  return inTurn(async () => {
    const opened = await ask('open', opening)
    if (file === opening && !isUnanswered(opened)) file = { sheets, sheet: opened.sheet }
    return opened
  })
}
export const columnsOf = (remembered: ColumnMap | null) => inTurn(() => ask('columns', remembered))
export const keptSheets = (map: ColumnMap) => inTurn(() => ask('keep', map))
export const matchesOf = (paths: readonly string[]) => inTurn(() => ask('photos', paths))

let readings = 0
/**
 * Reads the lines, and says how far it is. A reading that is not needed any more is stopped: null, where another was
 * asked for.
 */
export function readLines(
  asked: Omit<ReadRequest, 'table'>,
  onProgress: Told,
): Promise<FileReading | Unanswered | null> {
  readings += 1
  const mine = readings
  worker.tell('stop')
  return inTurn(async () => {
    if (mine !== readings) return null
    const answer = await ask('lines', asked, onProgress)
    if (answer === null || isUnanswered(answer)) return answer
    const lines = answer.order.flatMap((line) => known.get(line) ?? [])
    return { ...answer.reading, lines }
  })
}

/** Stops a reading of lines: what was read of them is kept for the next one. */
export function stopLines(): void {
  readings += 1
  worker.tell('stop')
}

/** Closes the file, and frees its memory. */
export function closeTable(): void {
  readings += 1
  file = null
  worker.end()
}
