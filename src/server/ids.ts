import { randomInt } from 'node:crypto'

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random id of lowercase letters and digits, without characters that look alike; 12 characters have 60 bits. */
export function newId(length = 12): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** A random secret of 160 bits in the same alphabet. */
export function newSecret(): string {
  return newId(32)
}
