import { waysAround } from '../text/ways-around.ts'
import { scriptsIn } from './name.ts'

/** Why an admin should check a name. */
export const NAME_HINTS = ['scripts', 'poses', 'contact'] as const
export type NameHint = (typeof NAME_HINTS)[number]

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
/** Words in a name that suggest it belongs to the portal's staff; the portal's own name is another. */
const OFFICIAL = ['admin', 'verified', 'official', 'moderator', 'support']

/** Normalises a name for visual comparison: no case, marks or spaces, and one letter for all its lookalikes. */
function looksOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '')
  return [...plain].map((letter) => LATIN.get(letter) ?? letter).join('')
}

/** The hints about a name, given the names of the portal and of its admins. */
export function nameHints(name: string, portal: string, admins: readonly string[]): NameHint[] {
  const looks = looksOf(name)
  const poses =
    admins.some((admin) => looksOf(admin) === looks) ||
    [...OFFICIAL, portal].some((word) => looks.includes(looksOf(word)))
  return [
    ...(scriptsIn(name) > 1 ? ['scripts' as const] : []),
    ...(poses ? ['poses' as const] : []),
    ...(waysAround(name).length > 0 ? ['contact' as const] : []),
  ]
}
