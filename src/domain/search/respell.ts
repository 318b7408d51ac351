import { NAMES, placesNamed } from '../locality/place-names.ts'
import { filterWords, tokensOf } from '../reading/parts.ts'
import { fold } from '../text/fold.ts'
import { lazy } from '../text/lazy.ts'
import type { Search } from './rules.ts'
import { readSentence } from './sentence.ts'
import type { Table } from './table.ts'
import { type FindSimilarWords, rewritten, understood } from './understood.ts'
import { wordTests } from './words.ts'

const LEAST_LETTERS = 5
/** Of many words that are spelled alike, the first ones are the nearest. */
const MOST_TRIED = 4

/** Every word of a place or a filter. */
const vocabulary = lazy(() => {
  const phrases = [...filterWords().meanings.keys(), ...NAMES.flatMap(({ keys }) => keys)]
  const words = phrases.flatMap((phrase) => phrase.split(' '))
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS)
})

/** The names of the buildings in some tables, folded, with a blank at either end. */
const buildingsOf = (tables: readonly Table[]): readonly string[] =>
  tables.flatMap(({ words }) =>
    words.projectBuildingName.values.flatMap((name) => (name ? ` ${fold(name)} ` : [])),
  )

const MOST_NAME_WORDS = 5

/**
 * The search with the names of buildings between quotation marks, so that "Juhi Terraces" is not read as homes in Juhi.
 * A name has a word that means nothing else, or is there in full.
 */
function withNames(search: Search, tables: readonly Table[]): Search {
  const { text, words } = understood(search)
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'sign')
  const names = lazy(() => buildingsOf(tables))
  for (let count = Math.min(MOST_NAME_WORDS, tokens.length); count > 1; count--)
    for (let at = 0; at + count <= tokens.length; at++) {
      const run = tokens.slice(at, at + count)
      const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0]
      const said = ` ${run.map(({ text: word }) => word).join(' ')} `
      const isOdd = words.some((word) => word.from >= from && word.to <= to)
      const isName = names().some((name) => (isOdd ? name.includes(said) : name === said))
      if (!isName || placesNamed(said.trim()).length > 0) continue
      return { ...search, q: rewritten(text, [{ from, to, instead: `“${text.slice(from, to)}”` }]) }
    }
  return search
}

/**
 * The search with its misspelt words spelled as places and filters are. A word that is in a name of the tables is not
 * misspelt, and one whose correction names nothing stays.
 */
export function respelled(
  asked: Search,
  tables: readonly Table[],
  similar?: FindSimilarWords,
): Search {
  const search = withNames(asked, tables)
  if (!similar) return search
  const { text, words } = understood(search)
  const odd = wordTests(words, tables).aside.filter(
    ({ aside, text: word }) => !aside && word.length >= LEAST_LETTERS,
  )
  let q = text
  for (const word of odd) {
    const left = (instead: string) => rewritten(text, [{ ...word, instead }])
    const better = similar(vocabulary(), word.text)
      .slice(0, MOST_TRIED)
      .map(left)
      .find((one) => readSentence(one).words.length < words.length)
    // Several misspelt words are rare, and each needs the others as they are.
    if (better) {
      q = better
      break
    }
  }
  return q === text ? search : { ...search, q }
}
