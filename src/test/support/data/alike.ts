import { likeness } from '../../../domain/hints/rules.ts'
import { localityKey } from '../../../domain/search/places.ts'

type Placed = { city: string; locality: string; plotArea: number; price: number }

/** Whether two listings agree in everything that the queue's hint compares. */
export const isAlike = (one: Placed, other: Placed): boolean =>
  one.city === other.city &&
  localityKey(one) === localityKey(other) &&
  Object.values(likeness(one, other)).every(Boolean)
