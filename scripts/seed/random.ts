/** A deterministic source of random choices: each filling of an empty database gives the same portal. */
export type Random = {
  /** Returns a whole number between both, inclusive. */
  whole(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** Returns some items of a list, in its order. */
  some<T>(from: readonly T[], count: number): T[]
  id(): string
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    // mulberry32: small, and random enough for demo data.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]) => from[whole(0, from.length - 1)] as T
  const some = <T>(from: readonly T[], count: number) => {
    const left = from.map((_, i) => i)
    const chosen = new Set(
      Array.from(
        { length: Math.min(count, from.length) },
        () => left.splice(whole(0, left.length - 1), 1)[0],
      ),
    )
    return from.filter((_, i) => chosen.has(i))
  }
  return {
    whole,
    pick,
    some,
    id: () => Array.from({ length: 12 }, () => pick([...LETTERS])).join(''),
  }
}
