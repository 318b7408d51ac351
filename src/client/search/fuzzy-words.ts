import uFuzzy from '@leeoniya/ufuzzy'

const oneError = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const

/** Whole words with one wrong, missing or extra letter, or two swapped ones. */
const inLatin = new uFuzzy({ ...oneError, interLft: 2, interRgt: 2 })

/** The same in Devanagari, in which the signs of vowels are letters: काकदेव is काकादेव. */
const inDevanagari = new uFuzzy({
  ...oneError,
  unicode: true,
  interSplit: "[^\\p{L}\\p{M}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}',
  intraChars: "[\\p{L}\\p{M}\\d']",
  intraContr: "'\\p{L}{1,2}",
})

/** The library knows where a word ends in Latin letters alone. */
const isWhole = (one: string, word: string) =>
  one.startsWith(word.charAt(0)) && Math.abs(one.length - word.length) <= 1

/** Returns those of `words` that a word with one typing error could mean. */
export function fuzzyWords(words: string[], word: string): string[] {
  const isLatin = !/\p{Script=Devanagari}/u.test(word)
  const found = (isLatin ? inLatin : inDevanagari).filter(words, word) ?? []
  return found.flatMap((index) => words[index] ?? []).filter((one) => isLatin || isWhole(one, word))
}
