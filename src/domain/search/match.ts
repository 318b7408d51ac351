import { type Searchable, textOf } from './text.ts'
import { type Part, type Segment, understand } from './understand.ts'

export type Matcher = (listing: Searchable) => boolean

/** The words, of all that there are, that a word with a slip could mean. */
export type Near = (words: string[], word: string) => string[]

const LEAST_LETTERS = 4

const vocabularies = new WeakMap<readonly Searchable[], string[]>()
function vocabularyOf(listings: readonly Searchable[]): string[] {
  const known = vocabularies.get(listings)
  if (known) return known
  const words = [
    ...new Set(listings.flatMap((listing) => textOf(listing).split(/[^\p{L}\p{N}]+/u))),
  ]
  vocabularies.set(listings, words)
  return words
}

/** Where words with a slip find what they mean. */
export type Slips = { listings: readonly Searchable[]; near: Near }

/** Words of the listings that a word could mean; itself where it stands in one of them. */
function meant(word: string, { listings, near }: Slips): string[] {
  if (word.length < LEAST_LETTERS || listings.some((listing) => textOf(listing).includes(word)))
    return [word]
  const found = near(vocabularyOf(listings), word)
  return found.length > 0 ? found : [word]
}

const fitsAll = (parts: readonly Part[], listing: Searchable) =>
  parts.every(({ dimension }) =>
    parts.some((own) => own.dimension === dimension && own.fits(listing)),
  )

/** Whether a listing is what the words ask for. With `slips`, words with one find what they mean. */
export function matcherOf(q: string, slips?: Slips): Matcher {
  const segments: Segment[] = understand(q)
  const parts = segments.flatMap(({ part }) => part ?? [])
  const words = segments.flatMap(({ said, part }) =>
    part ? [] : [slips ? meant(said, slips) : [said]],
  )
  return (listing) =>
    fitsAll(parts, listing) &&
    words.every((some) => some.some((word) => textOf(listing).includes(word)))
}
