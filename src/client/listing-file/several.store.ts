import { atom, computed } from 'nanostores'
import { isTooLarge } from '../../domain/listing-file/constants.ts'
import { type Outcome, unsentState } from '../../domain/listing-file/outcome.ts'
import type { Answers } from '../../domain/listing-file/questions.ts'
import { type FileLine, type FileReading, unread } from '../../domain/listing-file/lines.ts'
import {
  FILE_PROBLEM_TEXTS as WRONG,
  LISTING_FILE_TEXTS as texts,
} from '#language/listing-file/texts'
import { $session } from '../account/session.ts'
import { stored, tableOf, text } from '../lib/stored.ts'
import { parseCsv, textOf } from './csv.ts'

/** A line with its submission key, which makes one listing of all retries; null if the line cannot be sent. */
export type KeyedLine = FileLine & { key: string | null }
export type SeveralFile = Omit<FileReading, 'lines'> & { name: string; lines: KeyedLine[] }

export const $file = atom<SeveralFile | null>(null)
/** The progress of the posting; null while none runs. No other file is read during a posting. */
export const $posting = atom<{ done: number; all: number } | null>(null)
/** The outcomes by the keys of lines. */
export const $outcomes = atom<Readonly<Record<string, Outcome>>>({})

const DONE: readonly Outcome['state'][] = ['posted', 'known']

/** The lines, grouped by the work that is left. */
export const $work = computed([$file, $outcomes], (file, outcomes) => {
  const lines = file?.lines ?? []
  const asked = lines.filter((line) => unsentState(line) === 'asked')
  const stateOf = ({ key }: KeyedLine) => (key ? outcomes[key]?.state : 'refused')
  const isDone = (line: KeyedLine) => DONE.includes(stateOf(line) ?? 'sending')
  const wrong = lines.filter((line) => stateOf(line) === 'refused' && !asked.includes(line))
  // Failed lines come last: a line that always fails must not block the others.
  const left = lines.filter(
    (line) => !isDone(line) && !wrong.includes(line) && !asked.includes(line),
  )
  const failed = left.filter((line) => stateOf(line) === 'failed')
  return {
    asked,
    wrong,
    left: [...left.filter((line) => !failed.includes(line)), ...failed],
    done: lines.filter(isDone),
  }
})

/** The questions about the file. The answer to one stays once a line of it is posted. */
export const $questions = computed([$file, $work], (file, { done }) => {
  const posted = new Set(done.map(({ line }) => line))
  return (file?.questions ?? []).map((question) => ({
    ...question,
    locked: question.lines.some((line) => posted.has(line)),
  }))
})

const FILE = 'several-file'
const POSTED = 'several-posted'
const ANSWERS = 'several-answers'

/**
 * Returns the key of a line, a hash of its answers. The same listing of the same account has the same key in any file.
 * A retry after a lost answer, a second press or the same file again therefore makes no second listing.
 */
async function keyOf({ fields }: FileLine): Promise<string | null> {
  if (!fields) return null
  const bytes = new TextEncoder().encode(JSON.stringify(fields))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The readers know thousands of words and places, which a page without a file does not need. */
const loadReaders = () =>
  Promise.all([
    import('../../domain/listing-file/read.ts'),
    import('../../domain/listing-file/mapping.ts'),
  ])

async function reading(written: string, answers: Answers): Promise<FileReading> {
  if (isTooLarge(new TextEncoder().encode(written).length)) return unread(WRONG.tooLarge)
  const { rows, openQuote } = parseCsv(written)
  if (openQuote !== null) return unread(WRONG.openQuote(openQuote))
  const [{ readRows }, { guessColumns, mapOf, tableOf: tableIn }] = await loadReaders()
  const table = tableIn({ name: '', rows })
  return readRows({ table, map: mapOf(guessColumns(table)), answers, today: new Date() })
}

/** The text of the shown file, and the answers to its questions. */
let shown: { name: string; written: string; answers: Answers } | null = null

/** Returns whether it is shown: false if another text came meanwhile. */
async function show(name: string, written: string, answers: Answers = {}): Promise<boolean> {
  const now = { name, written, answers }
  shown = now
  const { lines, ...read } = await reading(written, answers)
  const keys = await Promise.all(lines.map(keyOf))
  if (shown !== now) return false
  $file.set({ ...read, name, lines: lines.map((line, at) => ({ ...line, key: keys[at] ?? null })) })
  return true
}

/** Answers questions about the file by their keys, each for all lines that raise it. Null opens one again. */
export async function answer(given: Readonly<Record<string, string | null>>): Promise<void> {
  if (!shown || $posting.get()) return
  const open = new Set($questions.get().flatMap(({ key, locked }) => (locked ? [] : [key])))
  const answers: Record<string, string> = { ...shown.answers }
  for (const [key, said] of Object.entries(given)) {
    if (!open.has(key)) continue
    if (said === null) delete answers[key]
    else answers[key] = said
  }
  sessionStorage.setItem(ANSWERS, JSON.stringify(answers))
  await show(shown.name, shown.written, answers)
}

const owner = () => $session.get()?.id ?? ''

/** Reads a text and stores it for a reload. Removes the outcomes of the former text. */
export async function readText(name: string, written: string): Promise<void> {
  if ($posting.get()) return
  removeFile()
  if ((await show(name, written)) && !$file.get()?.problem)
    sessionStorage.setItem(FILE, JSON.stringify({ name, written, owner: owner() }))
}

export async function readFile(file: File): Promise<void> {
  if ($posting.get()) return
  const refuse = (problem: string) => {
    removeFile()
    $file.set({ ...unread(problem), lines: [], name: file.name })
  }
  if (isTooLarge(file.size)) return refuse(WRONG.tooLarge)
  const written = await textOf(file)
  return written === null ? refuse(WRONG.notText) : readText(file.name, written)
}

export const readPasted = (written: string): Promise<void> => readText(texts.pastedName, written)

export function removeFile(): void {
  sessionStorage.removeItem(FILE)
  sessionStorage.removeItem(POSTED)
  sessionStorage.removeItem(ANSWERS)
  shown = null
  $outcomes.set({})
  $file.set(null)
}

/** Sets the outcome of a line. Posted lines are also stored for a reload. */
export function note(key: string, outcome: Outcome): void {
  $outcomes.set({ ...$outcomes.get(), [key]: outcome })
  const posted = Object.entries($outcomes.get()).filter(([, { state }]) => DONE.includes(state))
  sessionStorage.setItem(
    POSTED,
    JSON.stringify(Object.fromEntries(posted.map(([line, said]) => [line, said.note ?? '']))),
  )
}

/** Restores the file that this tab has stored for this account. */
export async function restore(): Promise<void> {
  // A file is chosen soon, and perhaps without a connection.
  loadReaders().catch(() => undefined)
  const { name, written, owner: kept } = stored('sessionStorage', FILE, tableOf(text)) ?? {}
  if (!name || !written || kept !== owner()) return
  const posted = stored('sessionStorage', POSTED, tableOf(text)) ?? {}
  $outcomes.set(
    Object.fromEntries(
      Object.entries(posted).map(([key, said]) => [
        key,
        said ? { state: 'known', note: said } : { state: 'posted' },
      ]),
    ),
  )
  await show(name, written, stored('sessionStorage', ANSWERS, tableOf(text)) ?? {})
}
