import { likeness } from '../../../domain/hints/rules.ts'
import { PRINT } from '../../../domain/photo/constants.ts'
import { MIRROR, WHOLE_VIEWS } from '../../../domain/photo/print.ts'
import { localityKey } from '../../../domain/search/places.ts'
import { SHINGLE_LIMITS } from '../../../domain/text/shingles.ts'

// The database decides what is alike. These are its rules once more, so that tests can hold its statements to them.

type Placed = { city: string; locality: string; plotArea: number; price: number }

/** Whether two listings agree in everything that the queue's hint compares. */
export const isAlike = (one: Placed, other: Placed): boolean =>
  one.city === other.city &&
  localityKey(one) === localityKey(other) &&
  Object.values(likeness(one, other)).every(Boolean)

/** Whether two texts are the same again, by their shingles; those of stock phrases are no proof. */
export function isSameText(
  one: readonly number[],
  other: readonly number[],
  stock: ReadonlySet<number> = new Set(),
): boolean {
  const known = new Set(other)
  const common = one.filter((hash) => known.has(hash))
  const shorter = Math.min(one.length, other.length)
  return (
    common.filter((hash) => !stock.has(hash)).length >= SHINGLE_LIMITS.common &&
    common.length * 100 >= SHINGLE_LIMITS.percent * shorter
  )
}

const isWhole = (view: number) => view < WHOLE_VIEWS

const different = (one: bigint, other: bigint) => {
  let count = 0
  for (let rest = one ^ other; rest; rest &= rest - 1n) count += 1
  return count
}

/** How one picture came out of another: how many bits differ, and what was done to it as far as that is known. */
type Likeness = { distance: number; mirrored: boolean; cropped: boolean }

/** Compares the views of two pictures; null where they are not the same one. */
export function likenessOf(
  one: readonly bigint[],
  other: readonly bigint[],
  farthest: number = PRINT.farthest,
): Likeness | null {
  const pairs = one.flatMap((view, n) =>
    other.flatMap((seen, m) =>
      isWhole(n) || isWhole(m)
        ? [false, true].map((mirrored) => ({
            distance: different(mirrored ? view ^ MIRROR : view, seen),
            mirrored,
            cropped: !isWhole(n) || !isWhole(m),
          }))
        : [],
    ),
  )
  const rank = ({ distance, mirrored, cropped }: Likeness) => [
    distance + (cropped ? PRINT.surelyPart : 0),
    Number(cropped),
    Number(mirrored),
  ]
  const [nearest] = pairs
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => compareRanks(rank(a), rank(b)))
  return nearest ?? null
}

const compareRanks = (one: readonly number[], other: readonly number[]) =>
  one.map((value, n) => value - (other[n] ?? 0)).find((difference) => difference !== 0) ?? 0
