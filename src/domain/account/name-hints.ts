import { SITE_DEFAULTS } from '../site/settings.ts'
import { scriptsIn } from './name.ts'

/** Why an admin should look at a name twice. */
export const NAME_HINTS = ['scripts', 'poses'] as const
export type NameHint = (typeof NAME_HINTS)[number]

/** Letters that look like a Latin one, by it. */
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
/** Words that speak for the portal. */
const OFFICIAL = ['admin', 'verified', 'official', 'moderator', 'support', SITE_DEFAULTS.name]

/** A name as the eye takes it: without case, marks, blanks, and with one letter for all that look alike. */
function looksOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '')
  return [...plain].map((letter) => LATIN.get(letter) ?? letter).join('')
}

/** What is remarkable about a name, beside those of the admins. */
export function nameHints(name: string, admins: readonly string[]): NameHint[] {
  const looks = looksOf(name)
  const poses =
    admins.some((admin) => looksOf(admin) === looks) ||
    OFFICIAL.some((word) => looks.includes(looksOf(word)))
  return [
    ...(scriptsIn(name) > 1 ? ['scripts' as const] : []),
    ...(poses ? ['poses' as const] : []),
  ]
}
