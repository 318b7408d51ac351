import type { FileLine } from '../../domain/listing-file/lines.ts'
import { guessColumns, shapeOf, withoutPrivate } from '../../domain/listing-file/mapping.ts'
import { matchPhotos } from '../../domain/listing-file/photo-match.ts'
import { readInSteps } from '../../domain/listing-file/read.ts'
import { likelySheet, tableOf } from '../../domain/listing-file/sheet-table.ts'
import type { Sheet, Table } from '../../domain/listing-file/table.ts'
import type { Answers, FromLinesWorker, LinesPart, ToLinesWorker } from './ask-lines.ts'

// Reads the lines of one file beside the page, as long as the page works on it.

/** The time after which the worker listens for a word of the page, in milliseconds. */
const LISTEN_MS = 100
/** The lines that it says at once: so many are taken over by a slow phone without a pause. */
const PORTION = 40

type Opened = { sheets: readonly Sheet[]; sheet: number; table: Table }
let opened: Opened | null = null
/** The lines that the page has, by their numbers. */
const known = new Map<number, FileLine>()
/** The lines as they were read last. */
let lines: readonly FileLine[] = []
let isStopped = false

function open({ sheets, sheet }: { sheets: readonly Sheet[]; sheet: number | null }) {
  const chosen = sheet ?? likelySheet(sheets)
  const table = tableOf(sheets[chosen] ?? { name: '', rows: [] })
  opened = { sheets, sheet: chosen, table }
  known.clear()
  lines = []
  return { sheet: chosen, shape: shapeOf(table) }
}
const file = (): Opened => {
  if (!opened) throw new Error('No file is open.')
  return opened
}

const post = (message: FromLinesWorker) => postMessage(message)
const say = (part: LinesPart) => post({ part })
const pause = () => new Promise((go) => setTimeout(go))

/** Whether the page has a line as it is now. Lines of one home are made anew each time. */
const isKnown = (line: FileLine) => {
  const before = known.get(line.line)
  return before === line || (before && JSON.stringify(before) === JSON.stringify(line))
}

/** Reads the lines, and says those that the page does not have yet. Null where the page has stopped it. */
async function read(asked: Parameters<Answers['lines']>[0]): Promise<ReturnType<Answers['lines']>> {
  const { table } = file()
  isStopped = false
  const steps = readInSteps({ table, ...asked })
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (!step.done && performance.now() - since < LISTEN_MS) continue
    if (!step.done) {
      say({ done: step.value, all: table.lines.length })
      await pause()
      if (isStopped) return null
      since = performance.now()
      continue
    }
    const { lines: all, ...reading } = step.value
    lines = all
    const changed = all.filter((line) => !isKnown(line))
    for (let at = 0; at < changed.length; at += PORTION) {
      const portion = changed.slice(at, at + PORTION)
      for (const line of portion) known.set(line.line, line)
      say({ lines: portion })
    }
    return { reading, order: all.map(({ line }) => line) }
  }
}

/** What is done for each question of the page. */
const ANSWERS = {
  open,
  columns: (remembered) => guessColumns(file().table, remembered),
  keep: (map) => withoutPrivate(file().sheets, file().sheet, map),
  lines: read,
  photos: (paths) =>
    matchPhotos(
      paths.map((path) => ({ path })),
      lines,
    ),
} satisfies { [Name in keyof Answers]: (about: Parameters<Answers[Name]>[0]) => unknown }

self.addEventListener('message', async ({ data }: MessageEvent<ToLinesWorker>) => {
  if (data === 'stop') {
    isStopped = true
    return
  }
  const answer = ANSWERS[data.what] as (about: unknown) => unknown
  try {
    post({ answer: await answer(data.about) })
  } catch (cause) {
    // The page hears of what a worker throws, but not of what its promises reject with.
    setTimeout(() => {
      throw cause
    })
  }
})
post('ready')
