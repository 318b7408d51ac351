import type { Suggestion } from '../../domain/search/suggest.ts'

/** What the field of words asks of the search. */
export type Suggesting = {
  suggest: (q: string) => Promise<readonly Suggestion[]>
  take: (suggestion: Suggestion) => void
}

/** The field of words: `WordsFieldElement`. */
export interface WordsField {
  use: (search: Suggesting) => void
  /** Shows the chosen places before the words. */
  showChips: (chips: readonly HTMLElement[]) => void
  /** The input while somebody types into it. */
  readonly typing: HTMLInputElement | null
  focus: (options?: FocusOptions) => void
}
