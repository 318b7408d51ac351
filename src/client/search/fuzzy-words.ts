import uFuzzy from '@leeoniya/ufuzzy'

/** Whole words with one wrong, missing or extra letter, or two swapped ones. */
const fuzzy = new uFuzzy({
  ...{ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 },
  ...{ interLft: 2, interRgt: 2 },
})

/** Returns those of `words` that a word with one typing error could mean. */
export const fuzzyWords = (words: string[], word: string): string[] =>
  (fuzzy.filter(words, word) ?? []).flatMap((index) => words[index] ?? [])
