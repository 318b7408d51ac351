import { type HIDDEN_KINDS, HIDDEN_LIMITS } from './constants.ts'

export type HiddenKind = (typeof HIDDEN_KINDS)[number]
/**
 * What a visitor does not want to see. `key` is the id of a home, or eight hexadecimal digits that all listings of a
 * poster share; `name` is that of the home from which it was hidden.
 */
export type Hidden = { kind: HiddenKind; key: string; name: string }

/** What a card asks for: its home, or all of its poster, from which only the search knows whose it is. */
export type AskedToHide = { kind: HiddenKind; id: string; name: string }

export const isSame = (one: Pick<Hidden, 'kind' | 'key'>, { kind, key }: typeof one): boolean =>
  one.kind === kind && one.key === key

/** The list with one more, last hidden first; null where as many of its kind are hidden as may be. */
export function withHidden(list: readonly Hidden[], one: Hidden): Hidden[] | null {
  const others = list.filter((other) => !isSame(other, one))
  const isFull = others.filter(({ kind }) => kind === one.kind).length >= HIDDEN_LIMITS[one.kind]
  return isFull ? null : [{ ...one, name: one.name.slice(0, HIDDEN_LIMITS.name) }, ...others]
}

export const withoutHidden = (list: readonly Hidden[], gone: Pick<Hidden, 'kind' | 'key'>) =>
  list.filter((one) => !isSame(one, gone))

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
/** A number of 32 bits for the id of a home, by which the search's index knows it: half the size of the id. */
export function homeNumber(id: string): number {
  let hash = FNV_START
  for (let n = 0; n < id.length; n++) hash = Math.imul(hash ^ id.charCodeAt(n), FNV_PRIME)
  return hash >>> 0
}

const HEX = 16
const KEY_DIGITS = 8
/** The same of a poster's key; 0 where there is none. */
export const posterNumber = (key: string): number => Number.parseInt(key, HEX) || 0
export const posterKey = (number: number): string => number.toString(HEX).padStart(KEY_DIGITS, '0')
