import { atom } from 'nanostores'
import { createListing, readOwnListings } from '../../contract/listing.ts'
import type { Failure } from '../../contract/result.ts'
import { PROFILE_TEXTS } from '#language/account/texts'
import { rowsToMend } from '../../domain/listing-file/lines.ts'
import { templateLines } from '../../domain/listing-file/template.ts'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { call } from '../lib/api.ts'
import { ownFields } from '../lib/own-fields.ts'
import { saveFile } from '../lib/save-file.ts'
import { errorsOf, sentenceOf } from '../lib/sentence.ts'
import { writeCsv } from './csv.ts'
import { $file, $outcomes, $posting, $work, type KeyedLine, note } from './several.store.ts'

/** The reason why posting stopped before the end. */
export const $stopped = atom<string | null>(null)

const stop = (failure: Failure) =>
  $stopped.set(navigator.onLine === false ? texts.offline : texts.stopped(sentenceOf(failure)))

/** Posts one line. Returns false if the next line would fail in the same way. */
async function postLine(
  { key, fields, confirmed }: KeyedLine,
  known: ReadonlyMap<string, string>,
): Promise<boolean> {
  if (!key || !fields) return true
  note(key, { state: 'sending' })
  const answer = await call(createListing, {
    body: { fields, confirmed, photoIds: [], submissionKey: key },
  })
  if (answer.ok) {
    const before = known.get(answer.value.id)
    note(key, before ? { state: 'known', note: texts.knownNote(before) } : { state: 'posted' })
    return true
  }
  if (answer.code === 'invalid' || answer.code === 'unconfirmed') {
    note(key, { state: 'refused', problems: ownFields(errorsOf(answer)) })
    return true
  }
  note(key, { state: 'failed', note: sentenceOf(answer) })
  stop(answer)
  return false
}

/** Posts the lines that are ready and not posted yet, one after another. */
export async function postLines(): Promise<void> {
  if ($posting.get()) return
  const { left } = $work.get()
  $stopped.set(null)
  $posting.set({ done: 0, all: left.length })
  const ownListings = await call(readOwnListings)
  if (ownListings.ok) {
    const known = new Map(
      ownListings.value.listings.map(({ id, state }) => [id, PROFILE_TEXTS.states[state]] as const),
    )
    for (const [done, line] of left.entries()) {
      $posting.set({ done, all: left.length })
      if (!(await postLine(line, known))) break
    }
  } else stop(ownListings)
  $posting.set(null)
}

const save = (name: string, rows: string[][]) => saveFile(name, writeCsv(rows), 'text/csv')

export const saveTemplate = (): void => save(texts.templateName, templateLines())

/** Saves the lines that are not ready as a file, each with what is missing. */
export function saveWrong(): void {
  const { wrong, asked } = $work.get()
  const lines = [...wrong, ...asked]
    .toSorted((a, b) => a.line - b.line)
    .map(({ key, row, problems, open }) => ({
      row,
      problems: (key && $outcomes.get()[key]?.problems) || { ...open, ...problems },
    }))
  save(texts.wrongName, rowsToMend($file.get()?.heads ?? [], lines))
}
