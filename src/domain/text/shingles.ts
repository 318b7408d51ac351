import { fold } from './fold.ts'

/** A shingle is that many words in a row. */
const LONG = 3

/**
 * When two texts are the same again: a text of fewer words says too little; `common` shingles at least are in both that
 * are of no stock phrase, which is what texts about homes at `stockPlaces` localities say; and with those of stock
 * phrases they are this share of the shorter text, as one sentence of many proves nothing. `sample`: how many hashes of a text are looked up in others; of two texts that have 60 % in common,
 * one pair in two million has none of them in common.
 */
export const SHINGLE_LIMITS = {
  words: 12,
  common: 10,
  percent: 60,
  stockPlaces: 5,
  sample: 16,
} as const

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Spreads a hash over all 32 bits: so the smallest hashes of a text are a fair sample of it. */
function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** FNV-1a, as a signed integer: what the column holds. */
function hashOf(words: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join(' '))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return mixed(hash)
}

const hashesOf = (words: readonly string[]): number[] =>
  words.slice(LONG - 1).map((_, n) => hashOf(words.slice(n, n + LONG)))

/** Hashes of the shingles of a text, each once, the smallest first; none of a text that is too short to compare. */
export function shinglesOf(text: string | null | undefined): number[] {
  const words = fold(text ?? '').match(WORD) ?? []
  if (words.length < SHINGLE_LIMITS.words) return []
  return [...new Set(hashesOf(words))].sort((a, b) => a - b)
}

/** A passage of a text, and whether another text has it too. */
export type Passage = { text: string; common: boolean }

/** A text in passages; together they are the text. */
export function passagesOf(text: string, other: string): Passage[] {
  const found = [...text.matchAll(WORD)]
  const here = hashesOf(found.map(([word]) => fold(word)))
  const there = new Set(hashesOf((fold(other).match(WORD) ?? []).map(String)))
  const isCommon = found.map((_, n) =>
    here.slice(Math.max(0, n - LONG + 1), n + 1).some((hash) => there.has(hash)),
  )
  const passages: Passage[] = []
  let from = 0
  for (const [n, word] of found.entries()) {
    if (isCommon[n] === isCommon[n + 1] && n + 1 < found.length) continue
    // What stands between two passages goes with the one that is not marked.
    const next = found[n + 1]
    const open = isCommon[n] ? word.index + word[0].length : text.length
    const to = next && !isCommon[n] ? next.index : open
    passages.push({ text: text.slice(from, to), common: isCommon[n] ?? false })
    from = to
  }
  return from < text.length ? [...passages, { text: text.slice(from), common: false }] : passages
}
