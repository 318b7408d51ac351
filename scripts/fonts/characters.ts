/** The characters of plain English. */
export const ASCII = Array.from({ length: 95 }, (_, index) =>
  String.fromCodePoint(32 + index),
).join('')

export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** Hindi's own digits, which people may write and no page says. */
export const HINDI_DIGITS = range(0x966, 0x96f)

/** The characters of Hindi: letters, vowel signs, letters with a dot, digits, and the two joiners. */
export const HINDI = [
  [0x901, 0x903],
  [0x905, 0x90b],
  [0x90d, 0x90d],
  [0x90f, 0x911],
  [0x913, 0x928],
  [0x92a, 0x930],
  [0x932, 0x932],
  [0x935, 0x939],
  [0x93c, 0x943],
  [0x945, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x950, 0x950],
  [0x958, 0x95f],
  [0x964, 0x970],
  [0x200c, 0x200d],
]
  .map(([from = 0, to = 0]) => range(from, to))
  .join('')

/** Further characters of the site's own texts. */
export const SIGNS = '\u00a0–—‘’“”…•×²é→←'
