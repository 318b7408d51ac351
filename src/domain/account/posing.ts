import { fold } from '../text/fold.ts'

/** The lookalikes of each Latin letter. */
const LOOKALIKES: Record<string, string> = {
  a: 'аα',
  b: 'вβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еε',
  h: 'һ',
  i: 'іιı1|l',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'п',
  o: 'оοо0',
  p: 'рρ',
  s: 'ѕ5',
  t: 'тτ',
  u: 'υ',
  v: 'ѵν',
  x: 'хχ',
  y: 'уγ',
}
const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => [...others].map((one) => [one, latin])),
)

/** Normalises a name for visual comparison: no case, marks or spaces, and one letter for all its lookalikes. */
export function looksOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '')
  return [...plain].map((letter) => LATIN.get(letter) ?? letter).join('')
}

const setOf = (words: string) =>
  new Set(
    words
      .split(' ')
      .flatMap((word) => [fold(word), ...(/^[a-z]/.test(word) ? [looksOf(word)] : [])]),
  )
/** Words that nobody's name has: who runs the portal, and that somebody was checked. */
const NEVER = setOf(
  'admin admins administrator moderator moderators verified verify verification official satyapit एडमिन प्रशासक व्यवस्थापक मॉडरेटर वेरिफाइड वेरीफाइड वेरिफाई सत्यापित ऑफिशियल आधिकारिक',
)
/** Words of an office, which name nobody by themselves, and this portal beside its name. */
const OFFICES = setOf(
  'support team help helpdesk desk care customer service services staff office officer grievance moderation trust safety security सपोर्ट टीम हेल्प हेल्पडेस्क डेस्क मदद सहायता कस्टमर केयर सेवा स्टाफ ऑफिस शिकायत अधिकारी',
)

/**
 * The words of a name that say an office of the portal, or that somebody is verified; null if none do. `portals` are
 * the names of the portal. Only the server knows them, so no form carries these words.
 */
export function posingIn(name: string, portals: readonly string[]): string | null {
  const words = name.match(/[\p{L}\p{M}\p{N}|]+/gu) ?? []
  const isOf = (list: ReadonlySet<string>) => (word: string) =>
    list.has(fold(word)) || list.has(looksOf(word))
  const never = words.find(isOf(NEVER))
  if (never) return never
  const looks = looksOf(name)
  if (NEVER.has(looks) || (words.length > 0 && words.every(isOf(OFFICES)))) return name
  const isOffice = portals.map(looksOf).some((portal) => {
    const rest = looks.replace(portal, '')
    return (
      portal !== '' &&
      rest !== looks &&
      (rest === '' || words.some(isOf(OFFICES)) || OFFICES.has(rest))
    )
  })
  return isOffice ? name : null
}
