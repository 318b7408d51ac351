import { atom } from 'nanostores'
import { ASKED_FORM_TEXTS as texts } from '#language/asked/texts'
import { readAskedFor } from '../../contract/asked.ts'
import { type AskedWords, askedWords } from '../../domain/asked/words.ts'
import type { FieldName } from '../../domain/listing/fields.ts'
import { type DraftedHome, suchHomeOf } from '../../domain/listing-draft/such-home.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $about, $draft } from './draft.store.ts'

/** What homes such as the drafted one are asked for, or what is still needed of the draft. */
export const $suchHomes = atom<
  | { state: 'missing'; fields: readonly FieldName[] }
  | { state: 'loading' }
  | { state: 'failed'; text: string }
  | { state: 'known'; words: AskedWords }
>({ state: 'loading' })

/** An answer is typed letter by letter, and asked about once it stands for this time. */
const SETTLED_MS = 500
/** The home that was asked about last. */
let key = ''

async function ask(home: DraftedHome, own: string | null): Promise<void> {
  const asked = key
  const { propertyCategory: _, ...compared } = home
  const result = await call(readAskedFor, { body: { home: compared, own } })
  if (asked !== key) return
  $suchHomes.set(
    result.ok
      ? { state: 'known', words: askedWords(home, result.value) }
      : { state: 'failed', text: sentenceOf(result, { failed: texts.failed }) },
  )
}

/** Asks now, and again when the draft is another home. Returns a function that stops it. */
export function followSuchHomes(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (wait: number) => {
    const { home, missing } = suchHomeOf($draft.get())
    const own = $about.get().edit ?? null
    const now = JSON.stringify([home, missing, own])
    if (now === key) return
    key = now
    clearTimeout(timer)
    if (!home) return $suchHomes.set({ state: 'missing', fields: missing })
    $suchHomes.set({ state: 'loading' })
    timer = setTimeout(() => void ask(home, own), wait)
  }
  look(0)
  const end = $draft.listen(() => look(SETTLED_MS))
  return () => {
    clearTimeout(timer)
    key = ''
    end()
  }
}

/** Asks again after a failure. */
export function retrySuchHomes(): void {
  const { home } = suchHomeOf($draft.get())
  if (!home) return
  $suchHomes.set({ state: 'loading' })
  void ask(home, $about.get().edit ?? null)
}
