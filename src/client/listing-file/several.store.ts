import { atom, computed } from 'nanostores'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { SEVERAL_TEXTS as severalTexts } from '#language/listing-file/texts-several'
import { UNREACHED } from '#language/text/texts'
import { type OwnListing, readOwnListings } from '../../contract/listing.ts'
import type { FileLine, FileReading } from '../../domain/listing-file/lines.ts'
import type { Outcome } from '../../domain/listing-file/outcome.ts'
import { homesByReference, type KnownHome } from '../../domain/listing-file/plan.ts'
import { type Steered, steered } from '../../domain/listing-file/steered.ts'
import {
  type Column,
  type Meaning,
  mapOf,
  type Sheet,
  type TableFile,
} from '../../domain/listing-file/table.ts'
import { apply, type Change, NO_WORK, withStep } from '../../domain/listing-file/work.ts'
import { $session } from '../account/session.ts'
import { readHint } from '../account/session-hint.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import {
  closeTable,
  columnsOf,
  isUnanswered,
  keptSheets,
  openTable,
  readLines,
  startReading,
  stopLines,
} from './ask-lines.ts'
import {
  forgetFile,
  type KeptFile,
  keepFile,
  NO_PHOTOS,
  onOtherTab,
  readKept,
  rememberedMap,
  rememberMap,
} from './kept.ts'
import { readTable } from './read-table.ts'

/** The file in progress, as it is kept on this device. */
export const $file = atom<KeptFile | null>(null)
export const $sheets = atom<readonly Sheet[]>([])
/** Why the chosen file is not read, with its name. */
export const $unread = atom<{ name: string; problem: string } | null>(null)
/** A file that was read while another one is in progress: the agent says which of them stays. */
export const $instead = atom<Opened | null>(null)
/** The ZIP from which the table of the file was read, if there are photos in it as well. */
export const $zip = atom<File | null>(null)
/** True while a file is read. */
export const $opening = atom(false)
/** The columns of the chosen sheet with their meanings; null until they were looked at. */
export const $columns = atom<readonly Column[] | null>(null)
/** Whether the columns are mapped as in an earlier file of this shape. */
export const $isRemembered = atom(false)
/** What the lines say; null while the columns are not mapped, or nothing is read yet. */
export const $reading = atom<FileReading | null>(null)
/** How many lines are read of how many, while they are. */
export const $read = atom<{ done: number; all: number } | null>(null)
/** Why the columns or the lines could not be read, as a sentence. Another attempt may succeed. */
export const $unanswered = atom<string | null>(null)
/** The agent's own listings, once they are read. */
export const $homes = atom<readonly OwnListing[] | null>(null)
/** The places of photos that are ready to go with each line. */
export const $photosOf = atom<ReadonlyMap<number, number>>(new Map())
/** Another tab works on the file; this one only shows it. */
export const $elsewhere = atom(false)

let account = ''
/** The account whose file this page shows, also once it has signed out. */
export const owner = (): string => account
/** Somebody else has signed in on this device since: nothing of this file may become theirs. */
export const isOthersSession = (): boolean => {
  const hint = readHint()
  return hint !== null && hint.id !== account
}
/** The shape of its table, by which is remembered how its columns are mapped. */
let shape = ''
/** Whether the sheet is the one to work on: that of a new file is the likeliest one. */
let isSheetChosen = false

/** Stores a change of the file and shows it. */
export function put(change: Partial<KeptFile>, sheets?: readonly Sheet[]): void {
  const file = $file.get()
  if (!file || $elsewhere.get() || isOthersSession()) return
  const next = { ...file, ...change }
  $file.set(next)
  void keepFile(owner(), next, sheets)
}

/** The agent's own listings by their references. */
export const $known = computed($homes, (homes) =>
  homesByReference((homes ?? []) as readonly KnownHome[]),
)

/** The same list as before where nothing in it has changed: whoever shows it need not look at each line again. */
function listed<Member>(before: Member[], now: Member[]): Member[] {
  const isSame = before.length === now.length && now.every((one, at) => one === before[at])
  return isSame ? before : now
}
let before: Steered<FileLine>[] = []
/** The lines with what will happen to each. */
export const $lines = computed(
  [$reading, $file, $known, $photosOf],
  (reading, file, homes, photosOf): Steered<FileLine>[] => {
    const { wanted, outcomes } = file ?? { wanted: {}, outcomes: {} }
    const lines = file ? (reading?.lines ?? []) : []
    before = listed(before, steered(lines, { homes, wanted, outcomes, photosOf }))
    return before
  },
)
/** The lines that are sent next. Failed ones come last: one that always fails must not block the others. */
export const $left = computed($lines, (lines) => {
  const left = lines.filter(({ isLeft }) => isLeft)
  const failed = left.filter(({ state }) => state === 'failed')
  return [...left.filter(({ state }) => state !== 'failed'), ...failed]
})

/** The questions about the file. The answer to one stays once a line of it is posted. */
export const $questions = computed([$reading, $lines], (reading, lines) => {
  const sent = new Set(lines.filter(({ isSent }) => isSent).map(({ line }) => line.line))
  const off = new Set(lines.filter(({ state }) => state === 'off').map(({ line }) => line.line))
  return (reading?.questions ?? [])
    .filter((question) => question.lines.some((line) => !off.has(line)))
    .map((question) => ({
      ...question,
      locked: question.lines.some((line) => sent.has(line)),
    }))
})

const isSettled = ({ state }: Outcome) => state !== 'refused' && state !== 'failed'

let asked = 0
/** Reads the lines again. A reading that came too late is not shown. */
async function reread(): Promise<void> {
  const file = $file.get()
  const map = file?.map
  asked += 1
  const mine = asked
  $unanswered.set(null)
  if (!file || !map) return $reading.set(null)
  const { answers, edits, wanted } = file
  const read = await readLines(
    { map, answers, edits, wanted, today: new Date() },
    (done, all) => mine === asked && $read.set({ done, all }),
  )
  if (mine !== asked) return
  $read.set(null)
  if (!read) return
  if (isUnanswered(read)) return $unanswered.set(read.unanswered)
  forgetRefusals(read.lines)
  $reading.set(read)
}

/** Stops reading the lines, and shows the columns again. */
export function stopReading(): void {
  asked += 1
  stopLines()
  $read.set(null)
  if ($reading.get() === null) put({ map: null })
}

/** Reads again what could not be read. */
export async function readAgain(): Promise<void> {
  if ($columns.get() === null) await openSheet()
  else await reread()
}

/** What was refused is sent again once the line says something else. */
function forgetRefusals(lines: readonly FileLine[]): void {
  const before = new Map($reading.get()?.lines.map((line) => [line.line, line]))
  const outcomes = { ...$file.get()?.outcomes }
  const changed = lines.filter(({ line, fields }) => {
    const was = before.get(line)
    const outcome = outcomes[line]
    return was && outcome && !isSettled(outcome) && !isSame(was.fields, fields)
  })
  if (changed.length === 0) return
  for (const { line } of changed) delete outcomes[line]
  put({ outcomes })
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Looks at the columns of the chosen sheet. */
async function look(): Promise<void> {
  const file = $file.get()
  if (!file) return
  $unanswered.set(null)
  const opened = await openTable($sheets.get(), isSheetChosen ? file.sheet : null)
  if (isUnanswered(opened)) return $unanswered.set(opened.unanswered)
  shape = opened.shape
  if (!isSheetChosen) put({ sheet: opened.sheet })
  isSheetChosen = true
  const before = await rememberedMap(owner(), shape)
  const columns = await columnsOf(before)
  if (isUnanswered(columns)) return $unanswered.set(columns.unanswered)
  $isRemembered.set(before !== null)
  $columns.set(
    columns.map((column, at) => {
      // The lines of a message are what they are: there is nothing to ask.
      const meaning = file.means[at] ?? (file.kind === 'message' ? 'facts' : undefined)
      return meaning ? { ...column, meaning, sure: true } : column
    }),
  )
  await keepSheets()
}

/** Keeps the table without what is private: others may use the device after a sign-out. */
async function keepSheets(): Promise<void> {
  const id = $file.get()?.id
  const columns = $columns.get()
  if (!id || !columns) return
  const map = mapOf(columns)
  const sheets = await keptSheets(map)
  const file = $file.get()
  if (isUnanswered(sheets) || file?.id !== id) return
  const means = { ...file.means }
  for (const [at, meaning] of map.entries()) if (meaning === 'private') means[at] = meaning
  put({ means }, sheets)
}

/** A file that was read, and the ZIP in which it was with its photos. */
type Opened = { name: string; read: TableFile; zip: File | null }

async function begin({ name, read, zip }: Opened): Promise<void> {
  const { kind, encoding, delimiter, sheets } = read
  $sheets.set(sheets)
  $file.set({
    id: crypto.randomUUID(),
    name,
    kind,
    encoding,
    delimiter,
    sheet: 0,
    means: {},
    map: null,
    ...NO_WORK,
    steps: [],
    outcomes: {},
    sent: 'no',
    queue: [],
    photos: NO_PHOTOS,
    closed: 0,
    reported: null,
  })
  isSheetChosen = false
  $zip.set(zip)
  // What was posted since the page was opened is known as well.
  void readHomes()
  await openSheet()
}

/** Shows the columns of the chosen sheet, or its lines if all columns are known. */
async function openSheet(): Promise<void> {
  $reading.set(null)
  $columns.set(null)
  await look()
  const columns = $columns.get()
  if (!columns) return
  if (columns.length > 0 && columns.every(({ sure }) => sure)) put({ map: mapOf(columns) })
  await reread()
}

/** No other file is opened while lines are sent, or another tab works. */
const isBusy = () => $file.get()?.sent === 'going' || $elsewhere.get()

let opening = new AbortController()
/** Stops reading a file or a text: the one in progress stays. */
export const stopOpening = (): void => opening.abort()

/** Whether a file has what would be lost with it. */
function isWorkedOn(): boolean {
  const file = $file.get()
  if (!file || file.sent === 'ended') return false
  const { answers, edits, wanted, queue, photos, map, means } = file
  // Once the columns are mapped, they are remembered. What is private was found, not said.
  if (!map && Object.values(means).some((meaning) => meaning !== 'private')) return true
  return [answers, edits, wanted, queue, photos.paths].some((one) => Object.keys(one).length > 0)
}

/** What cannot be read takes nothing away. */
async function open(name: string, what: File | string | TableFile): Promise<void> {
  $unread.set(null)
  $instead.set(null)
  $opening.set(true)
  opening = new AbortController()
  const isRead = typeof what === 'object' && 'sheets' in what
  const read = isRead ? what : await readTable(what, opening.signal)
  $opening.set(false)
  if (!read) return
  if ('problem' in read) return $unread.set({ name, problem: read.problem })
  const { packed } = read
  const opened = {
    name: packed ? severalTexts.packed(packed.name, name) : name,
    read,
    zip: packed?.hasPhotos && what instanceof File ? what : null,
  }
  if (isBusy() || isWorkedOn()) $instead.set(opened)
  else await replace(opened)
}
async function replace(opened: Opened): Promise<void> {
  removeFile()
  await begin(opened)
}
export const readFile = async (file: File): Promise<void> => {
  if (!isBusy()) await open(file.name, file)
}
export const readPasted = async (written: string): Promise<void> => {
  if (!isBusy()) await open(texts.pastedName, written)
}
/** Reads a text that another page has handed over, also where a file is in progress. */
export const readHanded = (written: string): Promise<void> => open(texts.pastedName, written)

/** Opens the agent's own listings like a file, to change many of them at once. Resolves to why it cannot. */
export async function readOwn(): Promise<string | null> {
  if (isBusy()) return null
  const [homes, own] = await Promise.all([readHomes(), import('./own-table.ts').catch(() => null)])
  if (!homes.ok) return sentenceOf(homes)
  if (!own) return UNREACHED
  const table = own.ownTable(homes.value.listings, texts.ownName)
  if ((table.sheets[0]?.rows.length ?? 0) < 2) return texts.ownNone
  await open(texts.ownName, table)
  return null
}

/** Says whether the file that was read last is worked on in place of the one in progress. */
export async function chooseInstead(isNew: boolean): Promise<void> {
  const instead = $instead.get()
  if (!instead || (isNew && isBusy())) return
  $instead.set(null)
  if (isNew) await replace(instead)
}

export async function chooseSheet(sheet: number): Promise<void> {
  if (isBusy() || Object.keys($file.get()?.outcomes ?? {}).length > 0) return
  put({ sheet, means: {}, map: null, ...NO_WORK, steps: [] })
  await openSheet()
}

/** Says what a column holds. */
export function meanColumn(at: number, meaning: Meaning): void {
  const columns = $columns.get()
  if (!columns || $elsewhere.get()) return
  put({ means: { ...$file.get()?.means, [at]: meaning } })
  $columns.set(
    columns.map((column, place) => (place === at ? { ...column, meaning, sure: true } : column)),
  )
  void keepSheets()
}

/** Reads the lines with the columns as they are mapped, and remembers it for the next file of this shape. */
export async function mapColumns(): Promise<void> {
  const columns = $columns.get()
  if (!columns || isBusy()) return
  const map = mapOf(columns)
  await rememberMap(owner(), shape, map)
  put({ map })
  await reread()
}

/** Shows the columns again. What was said about the lines stays. */
export function changeColumns(): void {
  if (isBusy()) return
  put({ map: null })
  $reading.set(null)
}

/** Forgets how files of this shape were mapped, and guesses anew. */
export async function forgetColumns(): Promise<void> {
  if (!$columns.get() || isBusy()) return
  await rememberMap(owner(), shape, null)
  put({ means: {}, map: null })
  await look()
}

/** Changes what the agent says about the lines. Lines that are sent stay as they are. */
async function work(change: Change): Promise<void> {
  const file = $file.get()
  if (!file || $elsewhere.get()) return
  const { work: next, back } = apply(file, change)
  put({ ...next, steps: withStep(file.steps, back) })
  await reread()
}

const lineOf = (number: number) => $lines.get().find(({ line }) => line.line === number)
const isOpen = (number: number) => {
  const line = lineOf(number)
  return line !== undefined && !line.isSent && line.state !== 'sending'
}

/** Answers questions about the file by their keys, each for all lines that raise it. Null opens one again. */
export async function answer(given: Readonly<Record<string, string | null>>): Promise<void> {
  const open = new Set($questions.get().flatMap(({ key, locked }) => (locked ? [] : [key])))
  const answers = Object.fromEntries(Object.entries(given).filter(([key]) => open.has(key)))
  if (Object.keys(answers).length > 0) await work({ answers })
}

/** Writes into cells of the table. */
export async function edit(
  cells: readonly {
    line: number
    field: keyof NonNullable<KeptFile['edits'][number]>
    text: string
  }[],
): Promise<void> {
  const edits: Record<number, Record<string, string>> = {}
  for (const { line, field, text } of cells)
    if (isOpen(line)) edits[line] = { ...edits[line], [field]: text }
  if (Object.keys(edits).length > 0) await work({ edits })
}

/** Says whether lines are posted, against what the file says of them. */
export async function want(wanted: Readonly<Record<number, boolean>>): Promise<void> {
  const own = Object.fromEntries(Object.entries(wanted).filter(([line]) => isOpen(Number(line))))
  if (Object.keys(own).length > 0) await work({ wanted: own })
}

/** Takes the last change back. Cells of lines that were sent since stay. */
export async function undo(): Promise<void> {
  const file = $file.get()
  const back = file?.steps.at(-1)
  if (!file || !back || $elsewhere.get()) return
  const locked = new Set($questions.get().flatMap(({ key, locked }) => (locked ? [key] : [])))
  const kept = <Value>(
    table: Readonly<Record<string, Value>> = {},
    keeps: (key: string) => boolean,
  ) => Object.fromEntries(Object.entries(table).filter(([key]) => keeps(key)))
  const { work: next } = apply(file, {
    answers: kept(back.answers, (key) => !locked.has(key)),
    edits: kept(back.edits, (line) => isOpen(Number(line))),
    wanted: kept(back.wanted, (line) => isOpen(Number(line))),
  })
  put({ ...next, steps: file.steps.slice(0, -1) })
  await reread()
}

/** Sets the outcome of a line. */
export const note = (line: number, outcome: Outcome): void =>
  put({ outcomes: { ...$file.get()?.outcomes, [line]: outcome } })

export function removeFile(): void {
  $unread.set(null)
  if (!$file.get() || isBusy()) return
  void forgetFile(owner())
  asked += 1
  closeTable()
  $read.set(null)
  $unanswered.set(null)
  $zip.set(null)
  $file.set(null)
  $sheets.set([])
  $columns.set(null)
  $reading.set(null)
}

/** Reads the agent's own listings, with which the lines are compared. */
export async function readHomes(): ReturnType<typeof call<typeof readOwnListings>> {
  const answer = await call(readOwnListings)
  if (answer.ok) $homes.set(answer.value.listings)
  return answer
}

async function show(): Promise<void> {
  const kept = await readKept(owner())
  const before = $file.get()
  $file.set(kept?.file ?? null)
  if (!kept) {
    $sheets.set([])
    $reading.set(null)
    return
  }
  const isSaid = (...names: readonly (keyof KeptFile)[]) =>
    before !== null && names.every((name) => isSame(before[name], kept.file[name]))
  // Another tab that sends hundreds of lines tells of each.
  const isOpen = isSaid('id', 'sheet', 'means') && $columns.get() !== null
  if (isOpen && isSaid('map', 'answers', 'edits', 'wanted')) return
  if (!isOpen) {
    $sheets.set(kept.sheets)
    isSheetChosen = true
    await look()
  }
  if ($columns.get()) await reread()
}

/**
 * Shows the file that this account has in progress on this device. One tab works on it; the others show what it does,
 * and take over once it is closed. `onWork` runs where this tab is the one.
 */
export async function restore(onWork: () => unknown): Promise<void> {
  account = $session.get()?.id ?? ''
  if (!account) return
  // A file is chosen soon, and perhaps without a connection.
  startReading()
  const mine = `listing-file:${account}`
  const keep = () => new Promise<never>(() => {})
  const start = async () => {
    $elsewhere.set(false)
    await show()
    void readHomes()
    onWork()
  }
  if (!navigator.locks) return start()
  const isFree = Promise.withResolvers<boolean>()
  void navigator.locks.request(mine, { ifAvailable: true }, (lock) => {
    isFree.resolve(lock !== null)
    return lock ? keep() : undefined
  })
  if (await isFree.promise) return start()
  $elsewhere.set(true)
  void navigator.locks.request(mine, async () => {
    await start()
    await keep()
  })
  onOtherTab(() => $elsewhere.get() && void show())
  await show()
}
