import uFuzzy from '@leeoniya/ufuzzy'

/** One letter wrong, missing, too many or in another's place; whole words only. */
const fuzzy = new uFuzzy({
  ...{ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 },
  ...{ interLft: 2, interRgt: 2 },
})

/** Those of `words` that a word with one slip could mean. */
export const fuzzyWords = (words: string[], word: string): string[] =>
  (fuzzy.filter(words, word) ?? []).flatMap((index) => words[index] ?? [])
