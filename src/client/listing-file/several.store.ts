import { atom, computed } from 'nanostores'
import { isTooLarge } from '../../domain/listing-file/constants.ts'
import type { Outcome } from '../../domain/listing-file/outcome.ts'
import { type FileLine, type FileReading, readRows } from '../../domain/listing-file/read.ts'
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
  const stateOf = ({ key }: KeyedLine) => (key ? outcomes[key]?.state : 'refused')
  const isDone = (line: KeyedLine) => DONE.includes(stateOf(line) ?? 'sending')
  const wrong = lines.filter((line) => stateOf(line) === 'refused')
  // Failed lines come last: a line that always fails must not block the others.
  const left = lines.filter((line) => !isDone(line) && !wrong.includes(line))
  const failed = left.filter((line) => stateOf(line) === 'failed')
  return {
    wrong,
    left: [...left.filter((line) => !failed.includes(line)), ...failed],
    done: lines.filter(isDone),
  }
})

const FILE = 'several-file'
const POSTED = 'several-posted'

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

function reading(written: string): FileReading {
  const unread = (problem: string) => ({ problem, note: null, heads: [], lines: [] })
  if (isTooLarge(new TextEncoder().encode(written).length)) return unread(WRONG.tooLarge)
  const { rows, openQuote } = parseCsv(written)
  return openQuote === null ? readRows(rows) : unread(WRONG.openQuote(openQuote))
}

async function show(name: string, written: string): Promise<void> {
  const { lines, ...read } = reading(written)
  const keys = await Promise.all(lines.map(keyOf))
  $file.set({ ...read, name, lines: lines.map((line, at) => ({ ...line, key: keys[at] ?? null })) })
}

const owner = () => $session.get()?.id ?? ''

/** Reads a text and stores it for a reload. Removes the outcomes of the former text. */
export async function readText(name: string, written: string): Promise<void> {
  if ($posting.get()) return
  removeFile()
  await show(name, written)
  if (!$file.get()?.problem)
    sessionStorage.setItem(FILE, JSON.stringify({ name, written, owner: owner() }))
}

export async function readFile(file: File): Promise<void> {
  if ($posting.get()) return
  const unread = (problem: string) => {
    removeFile()
    $file.set({ name: file.name, problem, note: null, heads: [], lines: [] })
  }
  if (isTooLarge(file.size)) return unread(WRONG.tooLarge)
  const written = await textOf(file)
  return written === null ? unread(WRONG.notText) : readText(file.name, written)
}

export const readPasted = (written: string): Promise<void> => readText(texts.pastedName, written)

export function removeFile(): void {
  sessionStorage.removeItem(FILE)
  sessionStorage.removeItem(POSTED)
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
  await show(name, written)
}
