import type { CityName } from '../city/constants.ts'
import { LEAST_LOCATED } from './constants.ts'

/** Latitude and longitude in degrees, and the metres by which the place may reach beyond its point. */
export type Spot = readonly [latitude: number, longitude: number, radius: number]
/** The places of a city that a source locates: localities by their slugs, landmarks by their names. */
export type Spots = Readonly<Record<'locality' | 'landmark', Readonly<Record<string, Spot>>>>
/** How many of a city's localities a source locates. */
export type Located = { known: number; total: number }

/** The places of the cities in which distances are said, and how far the others are from that. */
export type PointsFile = {
  spots: Readonly<Partial<Record<CityName, Spots>>>
  leftOut: Readonly<Partial<Record<CityName, Located>>>
}

/** A locality by its slug, or a landmark by its name. */
export type PlaceAt = { city: CityName; kind: keyof Spots; at: string }
/** A place of a visitor's own: a label by its word, or what the visitor calls it. */
export type OwnPlace = PlaceAt & { name: string }

export const isLocated = ({ known, total }: Located): boolean =>
  total > 0 && known / total >= LEAST_LOCATED

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The straight line between two points in kilometres, by the haversine formula. */
export function straightKm(
  [latitude, longitude]: readonly [number, number, ...number[]],
  [otherLatitude, otherLongitude]: readonly [number, number, ...number[]],
): number {
  const [a, b] = [radians(latitude), radians(otherLatitude)]
  const half =
    Math.sin((a - b) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(longitude - otherLongitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half))
}

/** Below this, what the reach of both places leaves open is not worth a word; in kilometres. */
const CERTAIN_KM = 0.5

/**
 * How far apart two places are, in whole kilometres. `least` and `most` follow from how far both reach beyond their
 * points, and are the distance itself where that is little.
 */
export type Distance = { km: number; least: number; most: number; isSame: boolean }

export const spotOf = ({ spots }: PointsFile, { city, kind, at }: PlaceAt): Spot | undefined =>
  spots[city]?.[kind][at]

/** Null where no source says where one of them is. */
export function distanceBetween(points: PointsFile, one: PlaceAt, other: PlaceAt): Distance | null {
  const [a, b] = [spotOf(points, one), spotOf(points, other)]
  if (!a || !b) return null
  const isSame = one.city === other.city && one.kind === other.kind && one.at === other.at
  const line = straightKm(a, b)
  const km = Math.round(line)
  const open = (a[2] + b[2]) / 1000
  if (open <= CERTAIN_KM) return { km, least: km, most: km, isSame }
  return {
    km,
    least: Math.max(0, Math.floor(line - open)),
    most: Math.ceil(line + open),
    isSame,
  }
}
